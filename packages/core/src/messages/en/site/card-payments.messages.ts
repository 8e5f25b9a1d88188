/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Card',
    hint: 'Visa, Mastercard and other cards, Apple Pay or Google Pay.',
    title: 'Pay by card',
    pay: 'Pay {amount}',
    paying: 'Paying…',
    confirm: 'Confirm with your bank',
    back: 'Back to the checkout',
    needsScript:
      'Paying by card needs JavaScript, which is turned off in your browser. Turn it on and reload this page, or go back to the checkout and choose another way to pay. Your cart is kept.',
    unloaded:
      'The card fields could not be loaded. Check your connection and reload this page, or go back to the checkout and choose another way to pay.',
    failed: 'The payment did not work. Nothing was charged. Check your details or use another card.',
    secure: 'Your card details go straight to the payment service Stripe, and never to this shop.',
    tooSmall: 'Card payments start at {least}. Choose another way to pay.',
    saveTitle: 'Save a card',
    saveFact:
      'Your subscription is charged to this card from now on. Only a payment that is due is charged at once.',
    save: 'Save card',
    saving: 'Saving…',
    saveFailed: 'The card could not be saved. Nothing was changed. Check your details or use another card.',
    saveBack: 'Back without saving',
    saveNeedsScript:
      'Saving a card needs JavaScript, which is turned off in your browser. Turn it on and reload this page, or go back. Nothing was changed.',
    saveUnloaded:
      'The card fields could not be loaded. Check your connection and reload this page, or go back. Nothing was changed.',
  },
} as const;
