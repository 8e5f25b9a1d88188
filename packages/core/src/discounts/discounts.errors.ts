import { declareErrors } from '../errors/declare-errors.ts';

export const discountErrors = declareErrors('discounts', {
  codeTaken: {
    status: 409,
    message: 'The code {code} already belongs to another discount. Choose another code.',
  },
  tooManyAutomatic: {
    status: 409,
    message: 'At most {max} discounts without a code can be in use. Pause or delete one first.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'Somebody else changed this discount in the meantime. Reload it and make your change again.',
  },
});
