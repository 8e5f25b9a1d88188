import { cartErrors } from '../../../cart/cart.errors.ts';

/** What happened to what a visitor saves for later. */
export const messages = {
  savedLines: {
    soldOut: 'Sold out.',
    gone: 'No longer available.',
    full: cartErrors.savedFull.message,
    saved: '{title} is saved for later.',
    moved: '{title} is in your cart.',
    leftOut: '{title} was not saved for later, because you can save at most {max} different products.',
    lost: 'An item that you saved for later is no longer sold, so it was removed.',
  },
} as const;
