/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Pay with your PayPal account.',
    otherCurrency: 'PayPal does not take {currency}. Choose another way to pay.',
  },
} as const;
