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
    shortSubject: 'A renewal waits: “{title}” is out of stock',
    shortIntro:
      'The subscription of {buyer} to “{title}” is due, but there is not enough in stock. Nothing was charged. It is tried again every day.',
    manageButton: 'Manage the subscription',
    openButton: 'Open the subscription',
  },
} as const;
