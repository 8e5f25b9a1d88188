import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Vereinbarter Rabatt',
    handedOver: 'Im Laden übergeben',
    receipt: 'Beleg',
    orderNumber: 'Bestellung',
    soldAt: 'Datum',
    received: 'Bar erhalten',
    change: 'Rückgeld',
    reference: 'Beleg des Kartenlesers',
    refunded: 'Erstattet',
    thanks: 'Vielen Dank für Ihren Einkauf.',
    mailSubject: 'Ihr Beleg von {shop}',
    mailIntro: 'Vielen Dank für Ihren Einkauf bei {shop}. Hier ist Ihr Beleg.',
  },
};
