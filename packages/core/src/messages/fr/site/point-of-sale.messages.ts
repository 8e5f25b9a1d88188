import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Remise convenue',
    handedOver: 'Remis en magasin',
    receipt: 'Reçu',
    orderNumber: 'Commande',
    soldAt: 'Date',
    received: 'Espèces reçues',
    change: 'Monnaie rendue',
    reference: 'Référence du lecteur de cartes',
    refunded: 'Remboursé',
    thanks: 'Merci pour votre achat.',
    mailSubject: 'Votre reçu de {shop}',
    mailIntro: 'Merci pour votre achat chez {shop}. Voici votre reçu.',
  },
};
