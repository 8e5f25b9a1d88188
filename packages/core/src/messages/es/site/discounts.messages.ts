import type { messages as en } from '../../en/site/discounts.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  discounts: {
    unknown: 'Este código no es válido.',
    notYet: 'Este código es válido a partir del {date}.',
    over: 'Este código caducó el {date}.',
    usedUp: 'Este código ya se ha agotado.',
    usedByCustomer: 'Ya has usado este código.',
    emailNeeded: 'Indica tu correo electrónico al pagar para usar este código.',
    otherCustomers: 'Este código no es válido para tu correo electrónico.',
    belowMinimum: 'Este código es válido a partir de un subtotal de {minimum}. Faltan {missing}.',
    otherProducts: 'Este código no se aplica a nada de tu carrito.',
    tooFewBought:
      'Añade {missing, plural, one {un artículo más} other {# artículos más}} para usar este código.',
    notCombined: 'Este código no se puede combinar con «{other}», con el que ahorras más.',
    nothingSent: 'Con este código el envío es gratis, pero todavía no se envía nada.',
    nothingLeft: 'No queda nada que este código pueda rebajar.',
    gone: 'Uno de tus descuentos ya no se puede usar, así que el total ha cambiado. Revísalo y vuelve a hacer el pedido.',
    tooManyCodes: 'Un carrito admite {max} códigos como máximo. Quita uno primero.',
    tooManyTries: 'Has introducido demasiados códigos. Espera un minuto e inténtalo de nuevo.',
    noCode: 'Introduce un código de descuento.',
  },
};
