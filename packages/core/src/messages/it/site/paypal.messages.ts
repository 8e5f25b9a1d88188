/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Paga con il tuo conto PayPal.',
    otherCurrency: 'PayPal non accetta {currency}. Scegli un altro metodo di pagamento.',
  },
} as const;
