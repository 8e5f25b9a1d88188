import type { messages as en } from '../../en/site/downloads.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  downloads: {
    consent:
      'Quiero recibir mis descargas en cuanto haya pagado. Sé que con ello pierdo mi derecho de desistimiento sobre ellas.',
    consentMissing: 'Acepta la entrega inmediata. Sin ello no podemos darte tus descargas.',
    consentChanged: 'El texto sobre la entrega inmediata ha cambiado. Léelo y acéptalo de nuevo.',
    agreed: 'Has aceptado la entrega inmediata de tus descargas:',
    mailSubject: 'Tus descargas del pedido {number}',
    mailIntro: 'Aquí tienes tus descargas de {shop}.',
    mailList: 'Tus descargas:',
    mailUntil: 'El enlace funciona hasta el {date}. Después puedes pedir otro en la página de tu pedido.',
    mailButton: 'Ir a tus descargas',
  },
};
