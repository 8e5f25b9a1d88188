import { declareErrors } from '../errors/declare-errors.ts';

export const documentErrors = declareErrors('documents', {
  sellerMissing: {
    status: 409,
    message: 'An invoice needs the name and address of the seller. Enter them in the settings, under Store.',
  },
  notYet: { status: 409, message: 'This order has no invoice: it is {state}.' },
  nothingToPrint: { status: 409, message: 'None of the chosen orders has such a document.' },
  noneInPeriod: { status: 409, message: 'No such document was issued on these days. Choose other days.' },
  tooManyToPrint: {
    status: 409,
    message:
      'A file contains at most {most} documents, and these are more. Choose fewer days or fewer orders.',
  },
});
