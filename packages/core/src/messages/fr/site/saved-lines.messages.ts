import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Épuisé.',
    gone: 'N’est plus disponible.',
    full: 'Vous pouvez enregistrer au maximum {max} produits différents pour plus tard. Retirez-en d’abord un.',
    saved: '{title} est enregistré pour plus tard.',
    moved: '{title} est dans votre panier.',
    leftOut:
      '{title} n’a pas été enregistré, car vous pouvez enregistrer au maximum {max} produits différents.',
    lost: 'Un article enregistré pour plus tard n’est plus en vente. Il a été retiré.',
  },
};
