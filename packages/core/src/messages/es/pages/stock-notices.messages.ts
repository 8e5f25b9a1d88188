import type { messages as en } from '../../en/pages/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  noticeOffer: 'Avísame cuando vuelva',
  noticeVariant: 'Agotado',
  noticeButton: 'Avísame',
  noticeConsent:
    '{shop} puede enviarme un solo correo cuando vuelva a haber existencias. Mi dirección no se usa para nada más y puedo retirarlo en cualquier momento.',
  noticeAskedTitle: 'Revisa tu bandeja de entrada',
  noticeAsked:
    'Si esta dirección aún no está en la lista, le hemos enviado un enlace. Ábrelo para confirmar que quieres que te avisemos.',
  noticeOpenTitle: 'Confirma tu dirección',
  noticeOpen: 'Enviaremos un solo correo a {email} cuando vuelva {product}.',
  noticeConfirm: 'Sí, avísame',
  noticeConfirmedTitle: 'Estás en la lista',
  noticeConfirmed: 'Enviaremos un solo correo a {email} cuando vuelva {product}.',
  noticeStop: 'Mejor no me avises',
  noticeStoppedTitle: 'Se ha eliminado tu dirección',
  noticeStopped: 'No recibirás ningún correo sobre este producto.',
  noticeOverTitle: 'Este enlace ya no funciona',
  noticeOver: 'Ya te hemos avisado, la solicitud es demasiado antigua o se ha retirado.',
  noticeRefusedTitle: 'No hemos podido anotar tu dirección',
  noticeAvailable: 'Vuelve a haber existencias. Puedes comprarlo ahora.',
  noticeTooMany: 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
};
