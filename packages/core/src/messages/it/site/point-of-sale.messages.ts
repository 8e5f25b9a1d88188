import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Sconto concordato',
    handedOver: 'Consegnato in negozio',
    receipt: 'Ricevuta',
    orderNumber: 'Ordine',
    soldAt: 'Data',
    received: 'Contanti ricevuti',
    change: 'Resto',
    reference: 'Riferimento del lettore di carte',
    refunded: 'Rimborsato',
    thanks: 'Grazie per il tuo acquisto.',
    mailSubject: 'La tua ricevuta da {shop}',
    mailIntro: 'Grazie per il tuo acquisto da {shop}. Ecco la tua ricevuta.',
  },
};
