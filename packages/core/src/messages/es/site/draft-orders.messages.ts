import type { messages as en } from '../../en/site/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  draftOrders: {
    linkSubject: 'Tu pedido en {shop}',
    linkIntro: '{shop} ha preparado un pedido para ti. Revísalo y elige cómo pagar.',
    linkTotal: 'Importe total: {total}',
    linkButton: 'Revisar y pagar',
    linkUntil:
      'El enlace es válido hasta el {date}. No reenvíes este correo: quien tenga el enlace puede ver tu pedido.',
  },
};
