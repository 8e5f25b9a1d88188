import type { messages as en } from '../../en/site/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  giftCards: {
    name: 'Tarjeta regalo',
    unknown: 'Ninguna tarjeta regalo tiene este código. Comprueba cada letra y cada número.',
    disabled: 'Esta tarjeta regalo ya no se puede usar.',
    expired: 'Esta tarjeta regalo caducó el {date}.',
    used: 'En esta tarjeta regalo ya no queda saldo.',
    otherCurrency: 'Esta tarjeta regalo está en {currency} y no se puede usar aquí.',
    test: 'Esta tarjeta regalo se compró con un pago de prueba.',
    gone: 'El saldo de tus tarjetas regalo ha cambiado. Revisa el importe que debes pagar y vuelve a hacer el pedido.',
    recipientName: 'Nombre de la persona que la recibe',
    recipientEmail: 'Correo de la persona que la recibe',
    recipientEmailHint: 'Enviamos aquí la tarjeta regalo. Déjalo vacío para recibirla tú.',
    message: 'Mensaje',
    sendOn: 'Enviar el',
    sendOnHint: 'Déjalo vacío para enviarla justo después de la compra.',
    nameMissing: 'Escribe el nombre de la persona que la recibe.',
    dayTooFar: 'Elige hoy o un día posterior, como máximo dentro de un año.',
    mailSubject: 'Una tarjeta regalo de {amount} para {shop}',
    mailHello: 'Hola, {name}:',
    mailFrom: '{from} te envía una tarjeta regalo de {amount} para {shop}.',
    mailIntro: 'Has recibido una tarjeta regalo de {amount} para {shop}.',
    mailOwn: 'Aquí tienes tu tarjeta regalo de {amount} para {shop}.',
    mailCode: 'Código: {code}',
    mailUse: 'Escribe el código en el carrito o al pagar. Lo que no gastes queda en la tarjeta.',
    mailValid: 'Es válida hasta el {date}.',
    mailCheck: 'Consulta el saldo: {address}',
    mailButton: 'Ir a la tienda',
  },
};
