/** Payment by card. */
export const messages = {
  cardPayments: {
    name: 'Carte',
    hint: 'Visa, Mastercard et autres cartes, Apple Pay ou Google Pay.',
    title: 'Payer par carte',
    pay: 'Payer {amount}',
    paying: 'Paiement en cours…',
    confirm: 'Confirmer auprès de votre banque',
    back: 'Retour au paiement',
    needsScript:
      'Le paiement par carte nécessite JavaScript, qui est désactivé dans votre navigateur. Activez-le et rechargez cette page, ou revenez en arrière et choisissez un autre moyen de paiement. Votre panier est conservé.',
    unloaded:
      'Les champs de la carte n’ont pas pu être chargés. Vérifiez votre connexion et rechargez cette page, ou revenez en arrière et choisissez un autre moyen de paiement.',
    failed:
      'Le paiement n’a pas abouti. Rien n’a été débité. Vérifiez vos informations ou utilisez une autre carte.',
    secure:
      'Les données de votre carte vont directement au service de paiement Stripe, jamais à cette boutique.',
    tooSmall: 'Les paiements par carte commencent à {least}. Choisissez un autre moyen de paiement.',
  },
} as const;
