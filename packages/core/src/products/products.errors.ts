import { declareErrors } from '../errors/declare-errors.ts';

export const productErrors = declareErrors('products', {
  slugTaken: { status: 409, message: 'Another product has the address “{slug}”. Choose another.' },
  restoreTooLate: {
    status: 409,
    message: 'This product was deleted more than {days} days ago and cannot be brought back.',
  },
  unknownImage: {
    status: 400,
    message: 'A picture of this product is not in the media library any more. Choose another.',
  },
  unknownVariant: {
    status: 400,
    message: 'A variant that was sent does not belong to this product. Reload to see the newest state.',
  },
});
