import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Afgesproken korting',
    handedOver: 'Overhandigd in de winkel',
    receipt: 'Bon',
    orderNumber: 'Bestelling',
    soldAt: 'Datum',
    received: 'Contant ontvangen',
    change: 'Wisselgeld',
    reference: 'Referentie van de kaartlezer',
    refunded: 'Terugbetaald',
    thanks: 'Bedankt voor je aankoop.',
    mailSubject: 'Je bon van {shop}',
    mailIntro: 'Bedankt voor je aankoop bij {shop}. Hier is je bon.',
  },
};
