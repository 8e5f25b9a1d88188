import { declareErrors } from '../errors/declare-errors.ts';

export const productErrors = declareErrors('products', {
  slugTaken: { status: 409, message: 'Another product has the address “{slug}”. Choose another.' },
  restoreTooLate: {
    status: 409,
    message: 'This product was deleted more than {days} days ago and can no longer be restored.',
  },
  unknownImage: {
    status: 400,
    message: 'A picture of this product is no longer in the media library. Choose another.',
  },
  unknownVideo: {
    status: 400,
    message: 'A video of this product is no longer in the media library, or is no video. Choose another.',
  },
  unknownFile: {
    status: 400,
    message: 'A file of this product is missing or not private. Choose a private file.',
  },
  unknownShop: {
    status: 400,
    message: 'That shop is not among the pages of this website. Reload to see the latest state.',
  },
  unknownRelated: {
    status: 400,
    message: 'A related product is missing, or is this product itself. Choose another.',
  },
  tooManyVariants: {
    status: 400,
    message: 'The prices of at most {most} variants can be changed at once. Select fewer products.',
  },
  unknownVariant: {
    status: 400,
    message: 'A variant that was sent does not belong to this product. Reload to see the latest state.',
  },
});
