import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Enregistrer pour plus tard',
  saveOf: 'Enregistrer pour plus tard : {title}',
  savedTitle: 'Enregistré pour plus tard',
  moveToCart: 'Mettre dans le panier',
  moveOf: 'Mettre dans le panier : {title}',
  removeSavedAskMore: '{title} sera retiré des articles enregistrés pour plus tard.',
  savedRemoved: '{title} a été retiré des articles enregistrés pour plus tard.',
  undoSavedRemoval: 'Enregistrer de nouveau {title} pour plus tard',
  pieces: 'Quantité : {n}',
};
