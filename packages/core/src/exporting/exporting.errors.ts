import { declareErrors } from '../errors/declare-errors.ts';

export const exportingErrors = declareErrors('exporting', {
  underWay: {
    status: 409,
    message: 'An archive of this website is being made already. Wait until it is done, or cancel it.',
  },
  tooLateToCancel: {
    status: 409,
    message: 'This archive is done or was given up already; there is nothing left to cancel.',
  },
  cancelled: { status: 409, message: 'The archive was cancelled. Nothing of it is kept.' },
  noRoom: {
    status: 507,
    message:
      'The archive could not be written: there is no space left on the server’s disk. Nothing of it is kept. Ask the operator to free some space, then try again.',
  },
  stopped: {
    status: 500,
    message:
      'Something unexpected went wrong, and the archive was not made. The website is as before. Try again, and report it if it happens once more.',
  },
  fileExists: {
    status: 409,
    message: 'There is a file “{file}” already, and it is left as it is. Name another one by --out.',
  },
  archiveInvalid: {
    status: 400,
    message: 'This archive cannot become a website, and nothing was made. {where}: {why}.',
  },
  archiveUnreadable: { status: 400, message: 'The archive “{file}” cannot be read: {why}' },
  unwritable: { status: 400, message: 'The file “{file}” cannot be written: {why}' },
});
