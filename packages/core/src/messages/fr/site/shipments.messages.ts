import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'Une partie de votre commande {number} est en route',
    partIntro: 'Une partie de votre commande {number} chez {shop} est en route :',
    stillToCome: 'Reste à expédier :',
    trackingSubject: 'Nouveau suivi de votre commande {number}',
    trackingIntro: 'Le suivi de votre commande {number} chez {shop} a changé :',
  },
};
