import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Für später merken',
  saveOf: 'Für später merken: {title}',
  savedTitle: 'Für später gemerkt',
  moveToCart: 'In den Warenkorb',
  moveOf: 'In den Warenkorb: {title}',
  removeSavedAskMore: '{title} wird aus den gemerkten Artikeln genommen.',
  savedRemoved: '{title} wurde aus den gemerkten Artikeln entfernt.',
  undoSavedRemoval: '{title} wieder für später merken',
  pieces: 'Menge: {n}',
};
