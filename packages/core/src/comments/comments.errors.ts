import { declareErrors } from '../errors/declare-errors.ts';

export const commentErrors = declareErrors('comments', {
  restoreTooLate: {
    status: 409,
    message: 'This comment was deleted more than {days} days ago; it can no longer be restored.',
  },
});
