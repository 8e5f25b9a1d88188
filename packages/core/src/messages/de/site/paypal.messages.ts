/** Payment by PayPal. */
export const messages = {
  payPal: {
    name: 'PayPal',
    hint: 'Mit Ihrem PayPal-Konto bezahlen.',
    otherCurrency: 'PayPal nimmt {currency} nicht an. Wählen Sie eine andere Zahlungsart.',
  },
} as const;
