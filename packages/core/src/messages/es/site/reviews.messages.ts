import type { messages as en } from '../../en/site/reviews.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  reviewMails: {
    subject: '¿Qué te parece tu compra en {shop}?',
    intro: 'Tu pedido en {shop} se ha completado. ¿Qué te parece lo que has comprado?',
    button: 'Valorar la compra',
    until: 'Puedes usar este enlace hasta el {date}.',
    why: 'Recibes este correo porque has comprado en {shop}.',
    stop: 'No recibir más estos correos',
  },
};
