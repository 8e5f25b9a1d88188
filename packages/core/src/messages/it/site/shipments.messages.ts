import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'Una parte del tuo ordine {number} è in viaggio',
    partIntro: 'Una parte del tuo ordine {number} presso {shop} è in viaggio:',
    stillToCome: 'Ancora da spedire:',
    trackingSubject: 'Nuovo tracciamento del tuo ordine {number}',
    trackingIntro: 'Il tracciamento del tuo ordine {number} presso {shop} è cambiato:',
  },
};
