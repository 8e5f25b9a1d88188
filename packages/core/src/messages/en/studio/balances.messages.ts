/** What is left to pay for an order, and the link to pay it. */
export const messages = {
  balance: 'Payment link',
  'balance.hint':
    'The customer pays what is left with any payment method of your shop. The link ends when it is paid, withdrawn, or the order is edited.',
  'balance.left': 'Left to pay',
  'balance.beingPaid': 'The customer has begun to pay. Withdraw the link to end this.',
  'balance.until': 'Valid until {until}.',
  'balance.mailed': 'Sent on {sent}, valid until {until}.',
  'balance.mail': 'Send link',
  'balance.mailAgain': 'Send again',
  'balance.make': 'Create link',
  'balance.withdraw': 'Withdraw link',
  'balance.onItsWay': 'The link is on its way to {email}.',
  'balance.made': 'The link is ready. Copy it and send it to the customer.',
  'balance.withdrawn': 'The link can no longer be used.',
} as const;
