import { declareErrors } from '../errors/declare-errors.ts';

export const tenancyErrors = declareErrors('tenancy', {
  subdomainTaken: { status: 409, message: 'The address “{subdomain}” is taken. Choose another.' },
  domainTaken: { status: 409, message: 'The domain “{host}” is in use on this platform already.' },
  domainOfPlatform: {
    status: 400,
    message: 'The domain “{host}” belongs to the platform itself. Use a domain of your own.',
  },
  tooManyDomains: {
    status: 409,
    message: 'A website may have {max} domains. Remove one that is not needed.',
  },
  settingsNotYours: {
    status: 403,
    message: 'Your role does not allow you to change these settings: {fields}. Nothing was changed.',
  },
  restoreTooLate: {
    status: 409,
    message: 'This website was deleted more than {days} days ago and cannot be brought back.',
  },
});
