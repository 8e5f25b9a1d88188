import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: '¿Te avisamos cuando vuelva {name}?',
    confirmIntro:
      'Alguien ha introducido esta dirección en {shop} para recibir un aviso cuando vuelva {name}. ¿Has sido tú?',
    confirmButton: 'Confirmar',
    confirmNot: 'Si no has sido tú, no hagas nada. No recibirás más correos.',
    backSubject: '{name} ha vuelto',
    backIntro: '{name} vuelve a estar disponible en {shop}.',
    backFew: 'Avisamos por orden a todos los que esperan. No podemos reservarte ninguno.',
    backButton: 'Ver el producto',
    backOnce: 'Pediste este único correo. No habrá ninguno más.',
    backStop: 'Eliminar mi dirección',
  },
};
