import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Bewaren voor later',
  saveOf: 'Bewaren voor later: {title}',
  savedTitle: 'Bewaard voor later',
  moveToCart: 'In winkelwagen',
  moveOf: 'In winkelwagen: {title}',
  removeSavedAskMore: '{title} wordt verwijderd uit wat je voor later hebt bewaard.',
  savedRemoved: '{title} is verwijderd uit wat je voor later hebt bewaard.',
  undoSavedRemoval: '{title} opnieuw bewaren voor later',
  pieces: 'Aantal: {n}',
};
