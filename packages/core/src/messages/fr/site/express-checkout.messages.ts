/** Wallets that pay on the cart and at the top of the checkout. */
export const messages = {
  express: {
    title: 'Paiement express',
    or: 'ou',
    placing: 'Votre commande est en cours…',
    failed:
      'Votre commande n’a pas pu être passée, et rien n’a été débité. Vérifiez votre connexion et réessayez.',
    gone: 'Le paiement express n’est plus possible pour ce panier. Rien n’a été débité. Vérifiez votre commande et payez autrement.',
    later: 'Dépend de votre adresse',
  },
} as const;
