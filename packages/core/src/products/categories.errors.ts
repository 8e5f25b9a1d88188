import { declareErrors } from '../errors/declare-errors.ts';

export const categoryErrors = declareErrors('categories', {
  nameTaken: { status: 409, message: 'This category already exists.' },
  nameTooLong: { status: 400, message: 'The name of a category has at most {most} characters.' },
  slugTaken: {
    status: 409,
    message: 'Another category, perhaps one in the trash, has the address “{slug}”. Choose another.',
  },
  tooMany: {
    status: 409,
    message: 'A website has at most {most} categories. Delete some that are no longer needed first.',
  },
  tooDeep: {
    status: 409,
    message: 'Categories are nested at most {most} levels deep. Choose a place nearer to the top.',
  },
  belowItself: { status: 409, message: 'A category cannot be moved below itself. Choose another place.' },
  unknownParent: {
    status: 400,
    message: 'The category above no longer exists. Reload to see the latest state.',
  },
  unknownImage: {
    status: 400,
    message: 'The picture of this category is no longer in the media library. Choose another.',
  },
});
