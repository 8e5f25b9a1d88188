import { declareErrors } from '../errors/declare-errors.ts';

export const giftCardErrors = declareErrors('giftCards', {
  tooLittleLeft: {
    status: 409,
    message: 'Only {left} is left on this gift card. Take off that much or less.',
  },
  notMailed: {
    status: 409,
    message: 'This gift card has no email address, or its code is not known here. It cannot be mailed.',
  },
  notUsable: {
    status: 409,
    message: 'This gift card is disabled or has expired. Change that first, then send it.',
  },
});
