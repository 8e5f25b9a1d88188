import { declareErrors } from '../errors/declare-errors.ts';

export const exportingErrors = declareErrors('exporting', {
  underWay: {
    status: 409,
    message: 'An archive of this website is already being created. Wait until it is done, or cancel it.',
  },
  tooLateToCancel: {
    status: 409,
    message: 'This archive has already finished or failed; there is nothing left to cancel.',
  },
  cancelled: { status: 409, message: 'The archive was cancelled. No part of it was kept.' },
  noRoom: {
    status: 507,
    message:
      'The archive could not be written: there is no space left on the server’s disk. No part of it was kept. Ask the operator to free some space, then try again.',
  },
  stopped: {
    status: 500,
    message:
      'Something unexpected went wrong, and the archive was not created. The website was not changed. Try again, and report it if it happens again.',
  },
  fileExists: {
    status: 409,
    message: 'The file “{file}” already exists and was not changed. Choose another one with --out.',
  },
  archiveInvalid: {
    status: 400,
    message: 'This archive cannot become a website, and nothing was created. {where}: {why}.',
  },
  archiveUnreadable: { status: 400, message: 'The archive “{file}” cannot be read: {why}' },
  unwritable: { status: 400, message: 'The file “{file}” cannot be written: {why}' },
});
