import type { messages as en } from '../../en/site/stock-notices.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  stockNoticeMails: {
    confirmSubject: 'Vuoi essere avvisato quando torna {name}?',
    confirmIntro:
      'Qualcuno ha inserito questo indirizzo da {shop} per essere avvisato quando torna {name}. Sei stato tu?',
    confirmButton: 'Conferma',
    confirmNot: 'Se non sei stato tu, non fare nulla. Non riceverai altre email.',
    backSubject: '{name} è di nuovo disponibile',
    backIntro: '{name} è di nuovo disponibile da {shop}.',
    backFew: 'Avvisiamo a turno tutti quelli che aspettano. Non possiamo metterne da parte uno per te.',
    backButton: 'Vedi il prodotto',
    backOnce: 'Hai chiesto questa sola email. Non ce ne saranno altre.',
    backStop: 'Rimuovi il mio indirizzo',
  },
};
