import type { messages as en } from '../../en/pages/saved-lines.messages.ts';
import type { Translation } from '../../message.ts';

export const messages: Translation<typeof en> = {
  saveForLater: 'Gem til senere',
  saveOf: 'Gem til senere: {title}',
  savedTitle: 'Gemt til senere',
  moveToCart: 'Læg i kurven',
  moveOf: 'Læg i kurven: {title}',
  removeSavedAskMore: '{title} bliver fjernet fra det, du har gemt til senere.',
  savedRemoved: '{title} er fjernet fra det, du har gemt til senere.',
  undoSavedRemoval: 'Gem {title} til senere igen',
  pieces: 'Antal: {n}',
};
