import type { messages as en } from '../../en/site/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderMails: {
    subject: 'Has dejado algo en tu carrito de {shop}',
    intro: 'Esto sigue en tu carrito de {shop}.',
    code: 'Con el código {code} te sale más barato. Lo introducimos por ti.',
    button: 'Volver a mi carrito',
    until: 'El enlace funciona hasta el {date}. Los precios y las existencias pueden cambiar.',
    why: '{shop} te envía este único correo sobre tu carrito porque diste tu consentimiento.',
    stop: 'No recibir más correos como este',
  },
};
