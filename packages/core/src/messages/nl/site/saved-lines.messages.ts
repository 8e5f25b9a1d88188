import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Uitverkocht.',
    gone: 'Niet meer verkrijgbaar.',
    full: 'Je kunt hooguit {max} verschillende producten voor later bewaren. Verwijder er eerst een.',
    saved: '{title} is bewaard voor later.',
    moved: '{title} ligt in je winkelwagen.',
    leftOut: '{title} is niet bewaard, omdat je hooguit {max} verschillende producten kunt bewaren.',
    lost: 'Iets wat je voor later hebt bewaard, wordt niet meer verkocht en is verwijderd.',
  },
};
