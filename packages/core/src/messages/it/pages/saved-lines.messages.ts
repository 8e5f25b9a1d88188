import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Salva per dopo',
  saveOf: 'Salva per dopo: {title}',
  savedTitle: 'Salvati per dopo',
  moveToCart: 'Sposta nel carrello',
  moveOf: 'Sposta nel carrello: {title}',
  removeSavedAskMore: '{title} verrà rimosso dagli articoli salvati per dopo.',
  savedRemoved: '{title} è stato rimosso dagli articoli salvati per dopo.',
  undoSavedRemoval: 'Salva di nuovo {title} per dopo',
  pieces: 'Quantità: {n}',
};
