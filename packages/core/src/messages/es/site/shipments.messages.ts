import type { messages as en } from '../../en/site/shipments.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  shipmentMails: {
    partSubject: 'Una parte de tu pedido {number} está en camino',
    partIntro: 'Una parte de tu pedido {number} en {shop} está en camino:',
    stillToCome: 'Pendiente de envío:',
    trackingSubject: 'Nuevo seguimiento de tu pedido {number}',
    trackingIntro: 'El seguimiento de tu pedido {number} en {shop} ha cambiado:',
  },
};
