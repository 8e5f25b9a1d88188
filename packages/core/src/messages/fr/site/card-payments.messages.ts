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
    saveTitle: 'Enregistrer une carte',
    saveFact:
      'Votre abonnement sera désormais prélevé sur cette carte. Seul ce qui est déjà dû est prélevé immédiatement.',
    save: 'Enregistrer la carte',
    saving: 'Enregistrement…',
    saveFailed:
      'La carte n’a pas pu être enregistrée. Rien n’a été modifié. Vérifiez vos informations ou utilisez une autre carte.',
    saveBack: 'Revenir sans enregistrer',
    saveNeedsScript:
      'Pour enregistrer une carte, JavaScript est nécessaire, mais il est désactivé dans votre navigateur. Activez-le et rechargez cette page, ou revenez en arrière. Rien n’a été modifié.',
    saveUnloaded:
      'Les champs de la carte n’ont pas pu être chargés. Vérifiez votre connexion et rechargez cette page, ou revenez en arrière. Rien n’a été modifié.',
  },
} as const;
