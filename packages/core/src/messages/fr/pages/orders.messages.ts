import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Merci. Nous avons bien reçu votre commande.',
  receivedNumber: 'Commande {number} reçue',
  statusTitle: 'Suivi de la commande {number}',
  followOrder: 'Suivre votre commande',
  statusPreparing: 'Nous préparons votre commande.',
  statusPartlySent: 'Une partie de votre commande est en route.',
  statusSent: 'Votre commande est en route.',
  statusComplete: 'Votre commande est terminée.',
  parcels: 'Expédié',
  parcelSentOn: 'Expédié le {date}',
  parcelNumber: 'Numéro de suivi : {number}',
  trackParcel: 'Suivre ce colis',
  stillToCome: 'Reste à expédier',
  yourOrders: 'Vos commandes',
};
