import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Esaurito.',
    gone: 'Non più disponibile.',
    full: 'Puoi salvare al massimo {max} prodotti diversi per dopo. Rimuovine prima uno.',
    saved: '{title} è salvato per dopo.',
    moved: '{title} è nel carrello.',
    leftOut: '{title} non è stato salvato, perché puoi salvare al massimo {max} prodotti diversi.',
    lost: 'Un articolo salvato per dopo non è più in vendita ed è stato rimosso.',
  },
};
