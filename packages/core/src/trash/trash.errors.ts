import { declareErrors } from '../errors/declare-errors.ts';

export const trashErrors = declareErrors('trash', {
  stillShown: {
    status: 409,
    message:
      '“{title}” is still shown by the live website, a draft or a product. Remove it there and publish, then delete it for good.',
  },
});
