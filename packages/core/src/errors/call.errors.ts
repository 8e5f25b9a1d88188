import { declareErrors } from './declare-errors.ts';

/** Refusals that any call may return. */
export const callErrors = declareErrors('call', {
  invalid: { status: 400, message: 'Some fields need your attention: {fields}.' },
  unauthorized: { status: 401, message: 'Unauthorized request. Sign in and try again.' },
  crumb: {
    status: 403,
    message: 'This page was open for too long. The request is sent again automatically.',
  },
  forbidden: {
    status: 403,
    message: 'Your role on this website does not allow this. Ask an admin of the website.',
  },
  notFound: { status: 404, message: 'Nothing was found at this address. It may have been moved or deleted.' },
  tooSlow: { status: 408, message: 'The request arrived too slowly. Check your connection and try again.' },
  conflict: { status: 409, message: 'Someone else has changed this. Reload to see the latest version.' },
  tooLarge: { status: 413, message: 'The request is too large; the maximum is {maxSize}.' },
  tooMany: { status: 429, message: 'Too many attempts. Wait {seconds} seconds and try again.' },
  internal: { status: 500, message: 'Internal server error. Please try again later.' },
  diskFull: {
    status: 507,
    message: 'The server has no disk space left, so nothing was saved. Free some space and try again.',
  },
  storeAway: {
    status: 503,
    message: 'The file storage does not respond, so nothing was saved. Please try again later.',
  },
  busy: {
    status: 503,
    message:
      'Someone else is changing the same thing, or the server is busy, so your request was not carried out. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'This service is temporarily unavailable. Please try again later.' },
});
