import { declareErrors } from '../errors/declare-errors.ts';

export const cartErrors = declareErrors('cart', {
  notSold: {
    status: 404,
    message: 'This product is no longer sold here. Reload the page to see what is available.',
  },
  notOffered: {
    status: 409,
    message: 'This product cannot be bought with these choices. Choose again.',
  },
  badAnswers: { status: 400, message: 'One or more fields is invalid, please check your entries.' },
  soldOut: { status: 409, message: 'This product is sold out.' },
  noMore: { status: 409, message: 'Only {left} are in stock, and they are already in your cart.' },
  tooFew: { status: 409, message: 'Only {left} left. Choose {left} or fewer.' },
  tooFewBeside: {
    status: 409,
    message: 'Only {left} left, and {inCart} of them are in your cart. Add {more} or fewer.',
  },
  tooManyCodes: { status: 409, message: 'A cart holds at most {max} codes. Remove one first.' },
  noGiftCard: { status: 404, message: 'No gift card has this code. Check each letter and digit.' },
  savedFull: {
    status: 409,
    message: 'You can save at most {max} different products for later. Remove one first.',
  },
  full: { status: 409, message: 'A cart holds at most {max} different products.' },
});
