/** What a visitor saves for later, below the cart. */
export const messages = {
  saveForLater: 'Save for later',
  saveOf: 'Save for later: {title}',
  savedTitle: 'Saved for later',
  moveToCart: 'Move to cart',
  moveOf: 'Move to cart: {title}',
  removeSavedAskMore: '{title} will be removed from what you saved for later.',
  savedRemoved: '{title} was removed from what you saved for later.',
  undoSavedRemoval: 'Save {title} for later again',
  pieces: 'Quantity: {n}',
} as const;
