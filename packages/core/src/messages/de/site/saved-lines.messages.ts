import type { messages as en } from '../../en/site/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  savedLines: {
    soldOut: 'Ausverkauft.',
    gone: 'Nicht mehr erhältlich.',
    full: 'Sie können sich höchstens {max} verschiedene Produkte merken. Entfernen Sie zuerst eines.',
    saved: '{title} ist für später gemerkt.',
    moved: '{title} liegt im Warenkorb.',
    leftOut:
      '{title} wurde nicht gemerkt, weil Sie sich höchstens {max} verschiedene Produkte merken können.',
    lost: 'Etwas, das Sie sich gemerkt haben, wird nicht mehr verkauft und wurde entfernt.',
  },
};
