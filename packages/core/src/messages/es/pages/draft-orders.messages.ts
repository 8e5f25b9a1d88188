import type { messages as en } from '../../en/pages/draft-orders.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  payLinkTitle: 'Tu pedido está listo para pagar',
  payLinkLead: 'Lo hemos preparado para ti. Revísalo, acepta las condiciones y elige cómo pagar.',
  payLinkUntil: 'El enlace es válido hasta el {date}.',
  payLinkHelp: '¿Hay algo que no está bien? Responde al correo que contiene este enlace.',
  payLinkExpiredTitle: 'Este enlace ha caducado',
  payLinkExpired: 'Pide uno nuevo a la tienda.',
  payLinkChangedTitle: 'Este enlace ya no es válido',
  payLinkChanged: 'La tienda ha cambiado este pedido. Usa el enlace de su último correo o pide uno nuevo.',
  payLinkOrderedTitle: 'Este pedido ya se ha realizado',
  payLinkOrdered: 'No se puede realizar otra vez.',
  payLinkToOrder: 'Ver el pedido',
};
