import type { messages as en } from '../../en/pages/cart-reminders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  cartReminderConsent:
    'Enviadme un correo si me voy sin hacer el pedido. {shop} no usará mi dirección para nada más y puedo retirar mi consentimiento en cualquier momento.',
  cartBackTitle: 'Tu carrito',
  cartBackLead: 'Esto es lo que dejaste en tu carrito. Recupéralo para seguir desde ahí.',
  cartBackButton: 'Recuperar mi carrito',
  cartBackOver: 'Este enlace ya no funciona',
  cartBackOverLead: 'El carrito se ha pedido o es demasiado antiguo, o el enlace ha caducado.',
};
