import { declareErrors } from '../errors/declare-errors.ts';
import { phrase } from '../messages/phrase.ts';

export const launchErrors = declareErrors('launch', {
  notReady: {
    status: 409,
    message: 'The website cannot be launched yet. {missing}',
  },
});

/** What each required item asks for, as `notReady` says it. */
export const missingPhrases = {
  contactEmail: phrase('parts.launchContactEmail'),
  payment: phrase('parts.launchPayment'),
} as const;
