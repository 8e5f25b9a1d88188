import type { messages as en } from '../../en/pages/subscriptions.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  subscriptionTitle: 'Votre abonnement',
  subscriptionsTitle: 'Vos abonnements',
  subscribedTitle: 'Merci de votre abonnement.',
  subscribedNumber: 'Abonnement confirmé : commande {number}',
  subscriptionManage: 'Gérer « {title} »',
  subscriptionActive: 'Actif',
  subscriptionPaused: 'Suspendu : rien n’est débité.',
  subscriptionPastDue: 'Impayé : le dernier paiement a échoué.',
  subscriptionCancelled: 'Résilié : rien n’est plus débité.',
  subscriptionEnded: 'Terminé : tous les paiements ont été effectués.',
  subscriptionNext: 'Prochain débit le {date}',
  subscriptionRetry: '{amount} n’ont pas pu être débités. Nous réessaierons le {date}.',
  subscriptionDue: '{amount} n’ont pas pu être débités.',
  subscriptionDelayGone:
    'Retardé : indisponible pour le moment. Rien n’a été débité. Nous réessaierons le {date}.',
  subscriptionDelayStock:
    'Retardé : le stock ne suffit pas. Rien n’a été débité. Nous réessaierons le {date}.',
  subscriptionDelayAddress:
    'Retardé : nous ne pouvons pas livrer à votre adresse pour le moment. Rien n’a été débité. Nous réessaierons le {date}.',
  subscriptionChangeAddress: 'Modifier l’adresse',
  subscriptionLeft: '{n, plural, one {Il reste un paiement} other {Il reste # paiements}}',
  subscriptionMethod: 'Débité sur {label}',
  subscriptionNoMethod: 'Aucun moyen de paiement n’est enregistré.',
  subscriptionPause: 'Suspendre',
  subscriptionResume: 'Reprendre',
  subscriptionSkip: 'Sauter la prochaine',
  subscriptionUnskip: 'Ne plus la sauter',
  subscriptionCancel: 'Résilier l’abonnement',
  subscriptionCancelAsk: 'Résilier « {title} » ?',
  subscriptionCancelLoss:
    'Vous n’êtes plus débité et plus rien n’est envoyé. Ce que vous avez payé reste à vous. Un abonnement résilié ne peut pas être repris : il faudrait vous abonner à nouveau, au prix du jour.',
  subscriptionKeep: 'Le garder',
  subscriptionPayTitle: 'Moyen de paiement',
  subscriptionPayOther: 'Payer avec un autre moyen',
  subscriptionPayAhead:
    'Pour utiliser un autre moyen de paiement, payez dès maintenant la prochaine période avec celui-ci. Les suivantes y seront aussi débitées.',
  subscriptionUse: 'Utiliser ce moyen',
  subscriptionMethodExpires: 'Valable jusqu’au {month}',
  subscriptionMethodExpired:
    'Cette carte était valable jusqu’au {month}. Enregistrez-en une autre pour que votre abonnement continue.',
  subscriptionSetUpHint:
    'Vous pouvez le changer sans payer maintenant. Les prochains paiements seront prélevés sur le moyen que vous enregistrez.',
  subscriptionSetUp: 'Changer de moyen de paiement',
  subscriptionSetUpUnknown:
    'Le service de paiement n’a pas encore répondu. Si votre carte a été enregistrée, elle sera utilisée dès sa réponse. D’ici là, rien ne change.',
  subscriptionSetUpLeft: 'Aucune carte n’a été enregistrée. Votre abonnement est prélevé comme avant.',
  subscriptionSetUpRefused: 'La carte n’a pas été enregistrée. Votre abonnement est prélevé comme avant.',
  subscriptionSetUpRefusedFor:
    'La carte n’a pas été enregistrée : {reason}. Votre abonnement est prélevé comme avant.',
  subscriptionAddress: 'Adresse de livraison',
  subscriptionAddressSave: 'Enregistrer l’adresse',
  subscriptionOrders: 'Commandes',
  subscriptionDonePause: 'Votre abonnement est suspendu.',
  subscriptionDoneResume: 'Votre abonnement reprend.',
  subscriptionDoneSkip: 'La prochaine est sautée.',
  subscriptionDoneUnskip: 'La livraison sautée est rétablie.',
  subscriptionDoneCancel: 'Votre abonnement a été résilié.',
  subscriptionDoneMethod: 'Le moyen de paiement a été modifié.',
  subscriptionDoneAddress: 'L’adresse a été modifiée.',
};
