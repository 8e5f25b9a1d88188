import type { messages as en } from '../../en/pages/orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  receivedTitle: 'Gracias. Hemos recibido tu pedido.',
  receivedNumber: 'Pedido {number} recibido',
  statusTitle: 'Estado del pedido {number}',
  followOrder: 'Seguir tu pedido',
  statusPreparing: 'Estamos preparando tu pedido.',
  statusPartlySent: 'Una parte de tu pedido está en camino.',
  statusSent: 'Tu pedido está en camino.',
  statusComplete: 'Tu pedido está completo.',
  parcels: 'Enviado',
  parcelSentOn: 'Enviado el {date}',
  parcelNumber: 'Número de seguimiento: {number}',
  trackParcel: 'Seguir este paquete',
  stillToCome: 'Pendiente de envío',
  yourOrders: 'Tus pedidos',
};
