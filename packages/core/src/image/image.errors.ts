import { declareErrors } from '../errors/declare-errors.ts';

/** The image loader’s console messages; the page continues without that image (rules IMAGE-3, IMAGE-14). */
export const imageErrors = declareErrors('image', {
  noImage: { status: 400, message: 'No image' },
  noImages: { status: 400, message: 'No images' },
  noRoot: { status: 400, message: 'No root node' },
  notImageElement: { status: 400, message: 'The element must be an image element.' },
  noSource: { status: 400, message: 'Invalid or missing image source.' },
  noAlignment: {
    status: 400,
    message: 'An image shown whole has no alignment: it is centred. Give fit-alignment to place it.',
  },
  notLoaded: { status: 404, message: '{x} not loaded' },
});
