import { declareErrors } from '../errors/declare-errors.ts';

/** Of the JSON in a block's `data-gallery`; the block is then left as the server drew it (rule GALLERY-23). */
export const galleryErrors = declareErrors('gallery', {
  notDecoded: { status: 400, message: 'Error decoding gallery block data.' },
  notEvaluated: { status: 400, message: 'Error evaluating gallery block data.' },
});
