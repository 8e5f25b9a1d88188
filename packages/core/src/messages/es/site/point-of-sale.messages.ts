import type { messages as en } from '../../en/site/point-of-sale.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  pointOfSale: {
    discount: 'Descuento acordado',
    handedOver: 'Entregado en la tienda',
    receipt: 'Recibo',
    orderNumber: 'Pedido',
    soldAt: 'Fecha',
    received: 'Efectivo recibido',
    change: 'Cambio',
    reference: 'Referencia del lector de tarjetas',
    refunded: 'Reembolsado',
    thanks: 'Gracias por tu compra.',
    mailSubject: 'Tu recibo de {shop}',
    mailIntro: 'Gracias por tu compra en {shop}. Aquí tienes tu recibo.',
  },
};
