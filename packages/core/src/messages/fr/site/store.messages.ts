import type { messages as en } from '../../en/site/store.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cart: {
    minimumSubtotal: 'Pour commander, le sous-total doit atteindre au moins {subtotal}.',
    productSoldOut: 'Ce produit est épuisé.',
    productNotSold: 'Ce produit n’est plus en vente ici.',
    productNotMade: 'Cette combinaison n’existe pas. Revenez en arrière et choisissez-en une autre.',
    cartFull: 'Votre panier est plein. Retirez d’abord un article.',
    allInCart: 'Tous les articles en stock sont déjà dans votre panier.',
    noCart:
      'Votre session a expiré ou les cookies sont désactivés. Nous ne pouvons pas poursuivre la commande.',
    empty: 'Votre panier est vide.',
    soldOut: 'Épuisé. Retirez cet article pour commander.',
    gone: 'N’est plus disponible. Retirez cet article pour commander.',
    tooFew: 'Plus que {left} en stock. Réduisez la quantité pour commander.',
    tooFewWanted: 'Plus que {left} en stock. Rien n’a été modifié : votre panier en contient {inCart}.',
    fewLeft: 'Plus que {left} en stock.',
    ordered: 'Nous avons bien reçu votre commande. La confirmation se trouve dans votre boîte de réception.',
    merged: 'Les articles de votre visite précédente ont été ajoutés à votre panier.',
    mergedLowered:
      '{title} : votre panier en contient {kept} au lieu de {wanted}, car il n’y en a pas davantage.',
    lostTakenOut: 'Un article de votre panier n’est plus en vente. Il a été retiré.',
    badQuantity: 'Indiquez une quantité entière entre 1 et 9999.',
    storeClosed: 'Cette boutique ne prend pas de commandes pour le moment.',
    noPayment:
      'Cette boutique ne propose pas encore de moyen de paiement. Veuillez contacter son propriétaire.',
    totalChanged: 'Le total est maintenant de {total}. Veuillez le vérifier et commander à nouveau.',
    cartChanged: 'Votre panier a changé. Veuillez le vérifier et commander à nouveau.',
    tooManyOrders:
      'Plusieurs commandes ont été passées avec cette adresse e-mail au cours de la dernière heure. Rien n’a été commandé. Veuillez réessayer dans {minutes, plural, one {une minute} other {# minutes}}.',
    testMixed:
      'Un paiement de test et de l’argent réel ne peuvent pas régler la même commande. Choisissez un autre moyen de paiement ou retirez la carte cadeau.',
    earlierPayment:
      'Le paiement commencé auparavant n’a pas pu être annulé, car le service de paiement ne répond pas. Rien n’a été commandé. Veuillez réessayer dans une minute.',
    declined:
      'Le paiement a été refusé et rien n’a été débité. Réessayez ou choisissez un autre moyen de paiement.',
    declineReason: 'Motif donné par la banque : {reason}',
    methodBlocked:
      '« {method} » est inaccessible sur ce site. Rien n’a été débité. Choisissez un autre moyen de paiement ou contactez la boutique.',
    abandoned: 'Le paiement n’a pas abouti et rien n’a été débité. Vous pouvez réessayer.',
    unpaid:
      'Le service de paiement n’a pas encore répondu. Vous pouvez réessayer ; vous ne serez jamais débité deux fois.',
    notShippedThere:
      'Nous ne livrons pas à cette adresse. Choisissez un autre pays ou vérifiez le code postal.',
    notShippedLike: 'Aucun mode de livraison n’est disponible pour ces articles à cette adresse.',
    notOffered: 'Ce produit ne peut pas être acheté avec ces choix. Choisissez à nouveau.',
  },
  choices: {
    recipient: 'Pour {name}',
    recipientDate: 'Arrive le {date}',
    recipientMessage: '« {message} »',
    dedication: 'En l’honneur ou à la mémoire de {dedication}',
    shownAs: 'Affiché publiquement sous le nom {name}',
    shownUnnamed: 'Affiché publiquement sans nom',
    answer: '{label} : {text}',
  },
  priceSteps: {
    price: '{title} : {quantity} × {unitPrice} = {amount}',
    salePrice: '{title} : {quantity} × {unitPrice} en promotion, au lieu de {listPrice} = {amount}',
    discount: '{name} sur {title} : {amount}',
    discountLimited:
      '{name} sur {title}, au plus {times, plural, one {une fois} other {# fois}} par commande : {amount}',
    shipping: '{name} : {amount}',
    shippingFree: '{name} : offert à partir de {freeFrom}',
    taxName: 'TVA',
    tax: '{name} ({country}) de {rate} % sur {base} = {tax}',
    taxInside: '{name} ({country}) de {rate} % comprise dans {base} = {tax}',
    rounded: ', arrondie au plus proche',
    reverseCharge: 'Autoliquidation : aucune TVA n’est facturée. Le destinataire ({vatId}) la déclare.',
  },
  payments: {
    invoice: 'Sur facture',
    cash: 'Espèces',
    cardReader: 'Lecteur de carte',
    manual: 'Virement bancaire ou paiement au retrait',
    manualHint: 'Vous recevrez les instructions avec la confirmation.',
    free: 'Rien à payer',
    test: 'Paiement de test',
    testHint: 'Aucune somme n’est débitée. Vous choisissez l’issue du paiement à la page suivante.',
    testLaunched: 'Ceci est un test : aucun stock n’est prélevé et rien n’est débloqué ni envoyé.',
  },
  orderMails: {
    confirmationSubject: 'Votre commande {number} chez {shop}',
    confirmationIntro: 'Merci. Nous avons bien reçu votre commande {number}.',
    confirmationHeld:
      'Un article de votre commande a été épuisé pendant votre paiement. Nous avons bien reçu celui-ci ; nous examinons votre commande et vous écrirons sous peu, pour vous l’envoyer ou vous rembourser.',
    testSubject: '[Test] {subject}',
    testNote: 'Ceci est une commande de test. Rien n’a été payé et rien ne doit être envoyé.',
    howToPay: 'Comment payer :',
    seeOrder: 'Voir votre commande',
    noticeSubject: 'Nouvelle commande {number} de {buyer}',
    noticeIntro: '{buyer} a passé la commande {number}.',
    noticeHeldSubject: 'La commande {number} est payée, mais en rupture de stock',
    noticeHeldIntro:
      'La commande {number} a été payée, mais un de ses articles a été épuisé entre-temps. Rien n’a été retiré du stock. Réapprovisionnez-le et libérez la commande, ou annulez-la et remboursez-la.',
    noticeNote: 'Message : {note}',
    openOrder: 'Ouvrir la commande',
    fulfilledSubject: 'Votre commande {number} est en route',
    fulfilledIntro: 'Votre commande {number} chez {shop} est en route.',
    parcel: 'Colis : {parcel}',
    follow: 'Suivre le colis : {address}',
    editedSubject: 'Votre commande {number} a été modifiée',
    editedIntro: 'Nous avons modifié votre commande {number} chez {shop} :',
    editedToPay: 'Il reste {amount} à payer.',
    cancelledSubject: 'Votre commande {number} a été annulée',
    cancelledIntro: 'Votre commande {number} chez {shop} a été annulée.',
    refunding: 'Nous vous remboursons {amount}. Le versement peut prendre quelques jours.',
    refundDue: 'Nous allons vous rembourser {amount} par virement.',
    refundSubject: 'Remboursement de votre commande {number}',
    refundIntro: 'Nous remboursons votre commande {number} chez {shop}.',
    refundPartIntro: 'Nous remboursons une partie de votre commande {number} chez {shop}.',
    refundShipping: 'Livraison',
    refundRest: 'Autre',
    refundTax: 'Dont taxes',
    refundedPart: 'Nous vous avons remboursé {amount} de votre paiement.',
    paidLateIntro:
      'Votre paiement pour la commande {number} chez {shop} est arrivé après l’annulation de la commande.',
    refundSentSubject: 'Nous avons envoyé le remboursement de la commande {number}',
    refundSentIntro:
      'Nous avons envoyé votre remboursement de {amount} pour la commande {number} chez {shop}.',
    refundReference: 'Référence : {reference}',
    refundToldSubject: 'Commande {number} : {amount} remboursés',
    refundToldIntro:
      '{amount} de la commande {number} ont été remboursés directement auprès du service de paiement. Le remboursement figure dans la commande.',
    disputeOpenedSubject: 'Commande {number} : {buyer} conteste un paiement',
    disputeOpenedIntro:
      '{buyer} conteste {amount} de la commande {number}. Le service de paiement retient l’argent jusqu’à la décision. Répondez-y auprès de lui.',
    disputeReason: 'Motif : {reason}',
    answerBy: 'Répondez avant le {date}.',
    disputeWonSubject: 'Commande {number} : litige tranché en votre faveur',
    disputeWonIntro:
      'Le litige portant sur {amount} de la commande {number} a été tranché en votre faveur. L’argent vous revient.',
    disputeLostSubject: 'Commande {number} : litige tranché en faveur du client',
    disputeLostIntro:
      'Le litige portant sur {amount} de la commande {number} a été tranché en faveur de {buyer}, qui garde l’argent.',
    balanceSubject: 'Payez votre commande {number}',
    balanceButton: 'Payer maintenant',
    challengedSubject: 'Confirmez votre paiement à {shop}',
    challengedIntro:
      'Votre banque vous demande de confirmer un paiement de {amount} à {shop}. Le lien est valable un jour. Sans votre confirmation, rien n’est débité.',
    challengedButton: 'Confirmer le paiement',
    authorisationEndingSubject: 'Commande {number} : encaissez bientôt le paiement',
    authorisationEndingIntro:
      'Le service de paiement réserve {amount} pour la commande {number}. Encaissez ce montant à temps dans la commande, sinon il sera libéré.',
    endsOn: 'Le délai se termine le {date}.',
    authorisationEndedSubject: 'Commande {number} : paiement libéré',
    authorisationEndedIntro:
      'Le service de paiement ne réserve plus {amount} pour la commande {number} : ce montant ne peut plus être encaissé. Demandez à {buyer} de payer à nouveau ou annulez la commande.',
    fulfilledPlainSubject: 'Votre commande {number} est terminée',
    fulfilledPlainIntro: 'Votre commande {number} chez {shop} est terminée.',
    subtotal: 'Sous-total',
    discount: 'Remise',
    tax: 'TVA',
    taxInside: 'Dont TVA',
    total: 'Total',
    sentTo: 'Livraison à :',
    billedTo: 'Facturé à :',
    collectAt: 'À retirer ici :',
    vatId: 'Numéro de TVA : {vatId}',
    explained: 'Détail du calcul :',
    moreItems:
      '{n, plural, one {… et un autre article, visible dans votre commande} other {… et # autres articles, visibles dans votre commande}}',
  },
};
