/** Texts about subscriptions, outside pages: the plan of a product, the checkout, emails. */
export const messages = {
  plans: {
    renewsWeeks: '{n, plural, one {renews every week} other {renews every # weeks}}',
    renewsMonths: '{n, plural, one {renews every month} other {renews every # months}}',
    renewsYears: '{n, plural, one {renews every year} other {renews every # years}}',
    forPayments: '{renews} for {payments, plural, one {one payment} other {# payments}}',
    everyWeeks: '{n, plural, one {every week} other {every # weeks}}',
    everyMonths: '{n, plural, one {every month} other {every # months}}',
    everyYears: '{n, plural, one {every year} other {every # years}}',
    forSpan: '{every} for {span}',
    weeks: '{n, plural, one {# week} other {# weeks}}',
    months: '{n, plural, one {# month} other {# months}}',
    years: '{n, plural, one {# year} other {# years}}',
  },
  subscriptions: {
    noMethod:
      'This shop cannot take payments for subscriptions yet. Remove the subscription, or contact the shop.',
    firstPayment:
      'A subscription begins with a payment, and there is nothing to pay. Remove a discount to check out.',
    consent:
      'I agree that {shop} charges my payment method without asking again, until I cancel: {charges}. Shipping and tax are added as they are on that day. I can cancel at any time on the page that every email about the subscription links to.',
    charge: '{title}: {price} {every}',
    consentMissing: 'Please agree to the recurring payments. Without that we cannot begin your subscription.',
    consentChanged:
      'The recurring payments have changed since you ticked them. Please read them and agree again.',
    agreed: 'You agreed to these recurring payments:',
    manage: 'Change, pause or cancel “{title}”: {address}',
    forbiddenMove: 'This cannot be done while the subscription is {state}.',
    nothingDue: 'Nothing of this subscription is due.',
    notSkipped: 'No skip of this subscription can be taken back any more.',
    beingPaid: 'A payment of this subscription is under way. Wait until it is over.',
    outOfStock: 'There is not enough in stock to renew this subscription.',
    otherMethod: 'This payment method cannot be charged again. Choose another.',
  },
  subscriptionStates: {
    active: 'active',
    paused: 'paused',
    pastDue: 'past due',
    cancelled: 'cancelled',
    ended: 'ended',
  },
  subscriptionMails: {
    rhythm: '“{title}” {renews}.',
    upcomingSubject: 'Your subscription at {shop} renews on {date}',
    upcomingIntro:
      'On {date} we charge {amount} for “{title}”. If you do not want that, pause, skip or cancel it before then.',
    failedSubject: 'Your payment to {shop} failed',
    failedIntro:
      'We could not charge {amount} for your subscription “{title}”. We will try again on {date}. Check your payment method, or pay with another one.',
    pastDueSubject: 'Your subscription at {shop} is past due',
    pastDueIntro:
      'We could not charge {amount} for your subscription “{title}”, and will not try again. Pay with another payment method to continue it.',
    cancelledSubject: 'Your subscription at {shop} was cancelled',
    cancelledIntro: 'Your subscription “{title}” was cancelled. You are not charged for it any more.',
    endedSubject: 'Your subscription at {shop} has ended',
    endedIntro:
      'All payments of your subscription “{title}” have been made. You are not charged for it any more.',
    linkSubject: 'Your subscription at {shop}',
    linkIntro:
      'Here is the page of your subscription “{title}”. There you can change the delivery address and the payment method, pause it, skip the next one, or cancel it.',
    shortSubject: 'A renewal waits: “{title}” is out of stock',
    shortIntro:
      'The subscription of {buyer} to “{title}” is due, but there is not enough in stock. Nothing was charged. It is tried again every day.',
    delayedSubject: 'Your renewal at {shop} is delayed',
    delayedGone:
      'Your subscription “{title}” is due, but it is not available at the moment, so your delivery is delayed. Nothing was charged.',
    delayedStock:
      'Your subscription “{title}” is due, but there is not enough in stock, so your delivery is delayed. Nothing was charged.',
    delayedAddress:
      'Your subscription “{title}” is due, but we cannot deliver to your address at the moment, so your delivery is delayed. Nothing was charged. If it can go to another address in the same country, please change it.',
    delayedRetry: 'We try again every day. You can pause, skip or cancel it at any time.',
    addressButton: 'Change the address',
    goneSubject: 'A renewal waits: “{title}” is no longer there',
    goneIntro:
      'The subscription of {buyer} to “{title}” is due, but the product is no longer there. Nothing was charged, and the customer was told that it is delayed. It is tried again every day: offer the product again, or cancel the subscription.',
    notDeliveredSubject: 'A renewal waits: “{title}” cannot be delivered',
    notDeliveredIntro:
      'The subscription of {buyer} to “{title}” is due, but nothing ships to its address. Nothing was charged, and the customer was told that it is delayed. It is tried again every day: check your shipping zones, change the address, or cancel the subscription.',
    manageButton: 'Manage the subscription',
    openButton: 'Open the subscription',
  },
} as const;
