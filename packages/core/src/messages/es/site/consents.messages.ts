import type { messages as en } from '../../en/site/consents.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  consents: {
    termsMissing: 'Acepte las condiciones. De lo contrario, no podemos aceptar su pedido.',
    termsChanged: 'Las condiciones han cambiado desde que las aceptó. Léalas y acéptelas de nuevo.',
    wordsChanged:
      'El texto sobre las novedades por correo electrónico ha cambiado. Léalo y marque de nuevo la casilla si está de acuerdo.',
    agreedTerms: 'Esto es lo que aceptó al hacer su pedido:',
    agreedMarketing:
      'Ha aceptado recibir novedades y ofertas por correo electrónico. Puede retirar su consentimiento aquí en cualquier momento:',
  },
};
