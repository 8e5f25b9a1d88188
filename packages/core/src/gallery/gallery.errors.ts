import { declareErrors } from '../errors/declare-errors.ts';

/** Errors in the JSON of a block's `data-gallery`; the block then keeps the server's HTML (rule GALLERY-23). */
export const galleryErrors = declareErrors('gallery', {
  notDecoded: { status: 400, message: 'Error decoding gallery block data.' },
  notEvaluated: { status: 400, message: 'Error evaluating gallery block data.' },
});
