import { declareErrors } from '../errors/declare-errors.ts';

export const donationErrors = declareErrors('donations', {
  changedMeanwhile: {
    status: 409,
    message: 'Somebody else changed this fund in the meantime. Reload it and make your change again.',
  },
});
