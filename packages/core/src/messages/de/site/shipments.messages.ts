import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'Ein Teil Ihrer Bestellung {number} ist unterwegs',
    partIntro: 'Ein Teil Ihrer Bestellung {number} bei {shop} ist unterwegs:',
    stillToCome: 'Noch nicht versendet:',
    trackingSubject: 'Neue Sendungsverfolgung für Ihre Bestellung {number}',
    trackingIntro: 'Die Sendungsverfolgung Ihrer Bestellung {number} bei {shop} hat sich geändert:',
  },
};
