import { declareErrors } from '../errors/declare-errors.ts';
import { phrase } from '../messages/phrase.ts';

export const launchErrors = declareErrors('launch', {
  notReady: {
    status: 409,
    message: 'The website cannot be launched yet. {missing}',
  },
});

/** The requirement of each required item, for `notReady`. */
export const missingPhrases = {
  contactEmail: phrase('parts.launchContactEmail'),
  payment: phrase('parts.launchPayment'),
} as const;
