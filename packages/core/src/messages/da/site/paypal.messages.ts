/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Betal med din PayPal-konto.',
    otherCurrency: 'PayPal tager ikke imod {currency}. Vælg en anden betalingsmåde.',
  },
} as const;
