import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Aftalt rabat',
    handedOver: 'Udleveret i butikken',
    receipt: 'Kvittering',
    orderNumber: 'Ordre',
    soldAt: 'Dato',
    received: 'Kontant modtaget',
    change: 'Byttepenge',
    reference: 'Kortlæserens reference',
    refunded: 'Refunderet',
    thanks: 'Tak for dit køb.',
    mailSubject: 'Din kvittering fra {shop}',
    mailIntro: 'Tak for dit køb hos {shop}. Her er din kvittering.',
  },
};
