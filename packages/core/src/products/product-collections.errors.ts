import { declareErrors } from '../errors/declare-errors.ts';

export const productCollectionErrors = declareErrors('productCollections', {
  slugTaken: {
    status: 409,
    message: 'Another collection, perhaps one in the trash, has the address “{slug}”. Choose another.',
  },
  tooMany: {
    status: 409,
    message: 'A website has at most {most} product collections. Delete some that are no longer needed first.',
  },
  unknownImage: {
    status: 400,
    message: 'The picture of this collection is no longer in the media library. Choose another.',
  },
  unknownProduct: {
    status: 400,
    message: 'A product of this collection no longer exists. Reload to see the latest state.',
  },
  byRule: {
    status: 409,
    message: 'This collection is filled by a rule. Choose “By hand” to arrange its products.',
  },
});
