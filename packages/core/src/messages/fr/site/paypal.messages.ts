/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Payez avec votre compte PayPal.',
    otherCurrency: 'PayPal n’accepte pas {currency}. Choisissez un autre moyen de paiement.',
  },
} as const;
