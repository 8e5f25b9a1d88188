/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Paga con tu cuenta de PayPal.',
    otherCurrency: 'PayPal no acepta {currency}. Elige otra forma de pago.',
  },
} as const;
