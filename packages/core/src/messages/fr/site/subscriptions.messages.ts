import type { messages as en } from '../../en/site/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  plans: {
    renewsWeeks:
      '{n, plural, one {se renouvelle chaque semaine} other {se renouvelle toutes les # semaines}}',
    renewsMonths: '{n, plural, one {se renouvelle chaque mois} other {se renouvelle tous les # mois}}',
    renewsYears: '{n, plural, one {se renouvelle chaque année} other {se renouvelle tous les # ans}}',
    forPayments: '{renews}, soit {payments, plural, one {un paiement} other {# paiements}}',
    everyWeeks: '{n, plural, one {chaque semaine} other {toutes les # semaines}}',
    everyMonths: '{n, plural, one {chaque mois} other {tous les # mois}}',
    everyYears: '{n, plural, one {chaque année} other {tous les # ans}}',
    forSpan: '{every} pendant {span}',
    weeks: '{n, plural, one {# semaine} other {# semaines}}',
    months: '{n, plural, one {# mois} other {# mois}}',
    years: '{n, plural, one {# an} other {# ans}}',
  },
  subscriptions: {
    noMethod:
      'Cette boutique ne peut pas encore encaisser d’abonnements. Retirez l’abonnement ou contactez la boutique.',
    firstPayment:
      'Un abonnement commence par un paiement, et il n’y a rien à payer. Retirez une remise pour passer commande.',
    consent:
      'J’accepte que {shop} débite mon moyen de paiement sans me redemander, jusqu’à ce que je résilie : {charges}. La livraison et les taxes du jour s’y ajoutent. Je peux résilier à tout moment sur la page indiquée dans chaque e-mail concernant l’abonnement.',
    charge: '{title}: {price} {every}',
    consentMissing:
      'Veuillez accepter les paiements récurrents. Sans cela, nous ne pouvons pas commencer votre abonnement.',
    consentChanged:
      'Les paiements récurrents ont changé depuis que vous les avez acceptés. Veuillez les lire et les accepter à nouveau.',
    agreed: 'Vous avez accepté ces paiements récurrents :',
    manage: 'Modifier, suspendre ou résilier « {title} » : {address}',
    forbiddenMove: 'Ce n’est pas possible tant que l’abonnement est {state}.',
    nothingDue: 'Rien n’est dû pour cet abonnement.',
    notSkipped: 'Il n’y a plus de saut à annuler pour cet abonnement.',
    beingPaid: 'Un paiement de cet abonnement est en cours. Attendez qu’il soit terminé.',
    outOfStock: 'Le stock ne suffit pas pour renouveler cet abonnement.',
    otherMethod: 'Ce moyen de paiement ne peut pas être débité à nouveau. Choisissez-en un autre.',
  },
  subscriptionStates: {
    active: 'actif',
    paused: 'suspendu',
    pastDue: 'impayé',
    cancelled: 'résilié',
    ended: 'terminé',
  },
  subscriptionMails: {
    rhythm: '« {title} » {renews}.',
    upcomingSubject: 'Votre abonnement chez {shop} se renouvelle le {date}',
    upcomingIntro:
      'Le {date}, nous débiterons {amount} pour « {title} ». Si vous ne le souhaitez pas, suspendez, sautez ou résiliez avant cette date.',
    failedSubject: 'Votre paiement à {shop} a échoué',
    failedIntro:
      'Nous n’avons pas pu débiter {amount} pour votre abonnement « {title} ». Nous réessaierons le {date}. Vérifiez votre moyen de paiement ou payez avec un autre.',
    pastDueSubject: 'Votre abonnement chez {shop} est impayé',
    pastDueIntro:
      'Nous n’avons pas pu débiter {amount} pour votre abonnement « {title} » et ne réessaierons plus. Payez avec un autre moyen de paiement pour le poursuivre.',
    cancelledSubject: 'Votre abonnement chez {shop} a été résilié',
    cancelledIntro: 'Votre abonnement « {title} » a été résilié. Il ne vous sera plus débité.',
    endedSubject: 'Votre abonnement chez {shop} est terminé',
    endedIntro:
      'Tous les paiements de votre abonnement « {title} » ont été effectués. Il ne vous sera plus débité.',
    linkSubject: 'Votre abonnement chez {shop}',
    linkIntro:
      'Voici la page de votre abonnement « {title} ». Vous pouvez y modifier l’adresse de livraison et le moyen de paiement, le suspendre, sauter la prochaine fois ou le résilier.',
    shortSubject: 'Un renouvellement attend : « {title} » est épuisé',
    shortIntro:
      'L’abonnement de {buyer} à « {title} » est à échéance, mais le stock ne suffit pas. Rien n’a été débité. Une nouvelle tentative a lieu chaque jour.',
    delayedSubject: 'Votre renouvellement chez {shop} est retardé',
    delayedGone:
      'Votre abonnement « {title} » est à échéance, mais il n’est pas disponible pour le moment. Votre livraison est retardée. Rien n’a été débité.',
    delayedStock:
      'Votre abonnement « {title} » est à échéance, mais le stock ne suffit pas. Votre livraison est retardée. Rien n’a été débité.',
    delayedAddress:
      'Votre abonnement « {title} » est à échéance, mais nous ne pouvons pas livrer à votre adresse pour le moment. Votre livraison est retardée. Rien n’a été débité. Si une autre adresse dans le même pays convient, modifiez-la.',
    delayedRetry: 'Nous réessayons chaque jour. Vous pouvez suspendre, sauter ou résilier à tout moment.',
    addressButton: 'Modifier l’adresse',
    goneSubject: 'Un renouvellement attend : « {title} » n’existe plus',
    goneIntro:
      'L’abonnement de {buyer} à « {title} » est à échéance, mais le produit n’existe plus. Rien n’a été débité, et le client est informé du retard. Une nouvelle tentative a lieu chaque jour : proposez de nouveau le produit ou résiliez l’abonnement.',
    notDeliveredSubject: 'Un renouvellement attend : « {title} » ne peut pas être livré',
    notDeliveredIntro:
      'L’abonnement de {buyer} à « {title} » est à échéance, mais rien n’est expédié à son adresse. Rien n’a été débité, et le client est informé du retard. Une nouvelle tentative a lieu chaque jour : vérifiez vos zones de livraison, modifiez l’adresse ou résiliez l’abonnement.',
    manageButton: 'Gérer l’abonnement',
    openButton: 'Ouvrir l’abonnement',
  },
};
