/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Express-Kauf',
    or: 'oder',
    placing: 'Ihre Bestellung wird aufgegeben …',
    failed:
      'Ihre Bestellung konnte nicht aufgegeben werden, und es wurde nichts abgebucht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    gone: 'Für diesen Warenkorb ist der Express-Kauf nicht mehr möglich. Es wurde nichts abgebucht. Prüfen Sie Ihre Bestellung und bezahlen Sie auf andere Weise.',
    later: 'Richtet sich nach Ihrer Adresse',
  },
} as const;
