import { declareErrors } from '../errors/declare-errors.ts';

export const tenancyErrors = declareErrors('tenancy', {
  subdomainTaken: { status: 409, message: 'The address “{subdomain}” is taken. Choose another.' },
  domainTaken: { status: 409, message: 'The domain “{host}” is already in use on this platform.' },
  domainOfPlatform: {
    status: 400,
    message: 'The domain “{host}” belongs to the platform itself. Use a domain of your own.',
  },
  tooManyDomains: {
    status: 409,
    message: 'A website can have {max} domains. Remove one you do not need.',
  },
  settingsNotYours: {
    status: 403,
    message: 'Your role does not allow you to change these settings: {fields}. Nothing was changed.',
  },
  restoreTooLate: {
    status: 409,
    message: 'This website was deleted more than {days} days ago and can no longer be restored.',
  },
});
