import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'En del af din ordre {number} er på vej',
    partIntro: 'En del af din ordre {number} hos {shop} er på vej:',
    stillToCome: 'Mangler at blive sendt:',
    trackingSubject: 'Ny sporing af din ordre {number}',
    trackingIntro: 'Sporingen af din ordre {number} hos {shop} er ændret:',
  },
};
