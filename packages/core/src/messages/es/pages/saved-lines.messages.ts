import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Guardar para más tarde',
  saveOf: 'Guardar para más tarde: {title}',
  savedTitle: 'Guardado para más tarde',
  moveToCart: 'Mover al carrito',
  moveOf: 'Mover al carrito: {title}',
  removeSavedAskMore: '{title} se quitará de lo que has guardado para más tarde.',
  savedRemoved: '{title} se ha quitado de lo que has guardado para más tarde.',
  undoSavedRemoval: 'Volver a guardar {title} para más tarde',
  pieces: 'Cantidad: {n}',
};
