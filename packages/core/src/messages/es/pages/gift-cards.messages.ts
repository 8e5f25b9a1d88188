import type { messages as en } from '../../en/pages/gift-cards.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  codeOrGiftCard: 'Código de descuento o tarjeta regalo',
  giftCard: 'Tarjeta regalo',
  giftCardHolds: '{amount} de saldo',
  removeGiftCard: 'Quitar la tarjeta regalo {code}',
  toPay: 'A pagar',
  coveredByGiftCards: 'Tus tarjetas regalo cubren todo el importe.',
  giftCardTitle: 'Consultar una tarjeta regalo',
  giftCardLead: 'Escribe su código para ver el saldo.',
  giftCardCode: 'Código de la tarjeta regalo',
  giftCardCheck: 'Consultar',
  giftCardLeft: 'En esta tarjeta regalo quedan {amount}.',
  giftCardValid: 'Es válida hasta el {date}.',
  giftCardUnknown: 'Ninguna tarjeta regalo tiene este código. Comprueba cada letra y cada número.',
  giftCardWait: 'Has escrito demasiados códigos. Espera un minuto y vuelve a intentarlo.',
  giftCardsBought: 'Tus tarjetas regalo',
  giftCardSent: 'Enviada a {email}',
  giftCardSends: 'Se enviará a {email} el {date}',
};
