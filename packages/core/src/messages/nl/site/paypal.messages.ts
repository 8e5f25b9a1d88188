/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Betaal met je PayPal-rekening.',
    otherCurrency: 'PayPal accepteert {currency} niet. Kies een andere betaalwijze.',
  },
} as const;
