import { declareErrors } from '../errors/declare-errors.ts';

export const publishingErrors = declareErrors('publishing', {
  revisionNotFound: {
    status: 404,
    message: 'This revision does not exist on this website. Choose one from the list.',
  },
});
