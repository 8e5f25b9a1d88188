import { declareErrors } from '../errors/declare-errors.ts';

export const accountErrors = declareErrors('accounts', {
  wrongCredentials: {
    status: 401,
    message: 'The e-mail or the password is not right. Check both, or reset the password.',
  },
  wrongPassword: { status: 400, message: 'The current password is not right, so nothing was changed.' },
  signUpClosed: { status: 403, message: 'This platform takes no new accounts. Ask its operator for one.' },
  tokenInvalid: {
    status: 400,
    message: 'This link was used already or is too old. Ask for a new one.',
  },
  lastAdmin: {
    status: 409,
    message: 'This is the last admin of the website. Make somebody else an admin first.',
  },
  memberExists: { status: 409, message: 'This person has a role on the website already. Change that role.' },
});
