import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'Een deel van je bestelling {number} is onderweg',
    partIntro: 'Een deel van je bestelling {number} bij {shop} is onderweg:',
    stillToCome: 'Nog te verzenden:',
    trackingSubject: 'Nieuwe tracking voor je bestelling {number}',
    trackingIntro: 'De tracking van je bestelling {number} bij {shop} is gewijzigd:',
  },
};
