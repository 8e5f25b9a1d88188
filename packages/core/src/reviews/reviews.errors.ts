import { declareErrors } from '../errors/declare-errors.ts';

export const reviewErrors = declareErrors('reviews', {
  forbiddenMove: {
    status: 409,
    message: 'This review was already decided on. Reload to see its present state.',
  },
  notAsked: {
    status: 409,
    message: 'This buyer cannot be asked for a review. Reload the order to see why.',
  },
  nothingToReplyTo: {
    status: 409,
    message: 'Visitors do not see this review. Publish it first, then reply to it.',
  },
});
