import { declareErrors } from '../errors/declare-errors.ts';

export const downloadErrors = declareErrors('downloads', {
  nothing: {
    status: 409,
    message:
      'There is nothing to download with this order now: it is not paid, was cancelled or refunded, or its products have no files.',
  },
});
