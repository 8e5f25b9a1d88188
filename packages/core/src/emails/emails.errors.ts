import { declareErrors } from '../errors/declare-errors.ts';

export const emailErrors = declareErrors('emails', {
  changedMeanwhile: {
    status: 409,
    message: 'Somebody else changed this email in the meantime. Reload it and make your change again.',
  },
  missingPart: {
    status: 422,
    message:
      'This email must contain its required parts: {parts}. Add them again, in any order, or go back to the default.',
  },
  repeatedPart: {
    status: 422,
    message: 'A part of this email occurs twice, or does not belong to it. Remove it.',
  },
  unknownPlace: {
    status: 422,
    message: 'This email cannot fill in {places}. Use only the placeholders that are listed.',
  },
  notForEmails: {
    status: 422,
    message: 'The block “{name}” cannot be drawn by email programs. Remove it.',
  },
  alwaysSent: { status: 422, message: 'This email is always sent, because buyers need it.' },
});
