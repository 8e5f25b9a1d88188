import type { messages as en } from '../../en/pages/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: 'Tus descargas',
  downloadsPreview: 'Vista previa: esto es lo que ven los compradores una vez han pagado.',
  downloadsNoFile: 'Este producto todavía no tiene ningún archivo.',
  downloadsLeft: '{n, plural, =0 {No quedan descargas} one {Queda # descarga} other {Quedan # descargas}}',
  downloadsUntil: 'Los enlaces funcionan hasta el {date}.',
  downloadsAwaited: 'Podrás descargar tus archivos aquí cuando recibamos tu pago.',
  downloadsExpired: 'Los enlaces ya no funcionan. Podemos enviar otros al correo electrónico del pedido.',
  downloadsClosed: 'No hay nada que descargar porque el pedido se canceló o se reembolsó.',
  downloadsRenew: 'Enviarme enlaces nuevos',
  downloadsSent: 'Hemos enviado enlaces nuevos al correo electrónico del pedido.',
  downloadsWait:
    'Ya hemos enviado enlaces nuevos varias veces. Busca nuestros correos, también en el spam, o inténtalo de nuevo en una hora.',
  downloadUsed:
    'Este archivo se ha descargado tantas veces como permite la compra. Escríbenos si lo necesitas de nuevo.',
  downloadGone: 'Este archivo ya no está disponible. Escríbenos para que podamos ayudarte.',
  downloadExpired:
    'Este enlace ya no funciona. Pide que enviemos enlaces nuevos al correo electrónico del pedido.',
  downloadsOf: 'Descargar {names}',
  downloadContact: 'Contacto: {email}',
};
