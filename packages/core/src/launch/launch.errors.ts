import { declareErrors } from '../errors/declare-errors.ts';

export const launchErrors = declareErrors('launch', {
  notReady: {
    status: 409,
    message: 'The website cannot be launched yet. {missing}',
  },
});

/** What each required item asks for, as `notReady` says it. */
export const missingWords = {
  contactEmail: 'Enter the email address that visitors and orders reach you at.',
  payment: 'Your store is open but has no way to pay. Add payment instructions, or close the store.',
} as const;
