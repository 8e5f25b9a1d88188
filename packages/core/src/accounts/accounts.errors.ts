import { declareErrors } from '../errors/declare-errors.ts';

export const accountErrors = declareErrors('accounts', {
  wrongCredentials: {
    status: 401,
    message: 'The email or the password is not right. Check both, or reset the password.',
  },
  wrongPassword: { status: 400, message: 'The current password is not right, so nothing was changed.' },
  signUpClosed: { status: 403, message: 'This platform takes no new accounts. Ask its operator for one.' },
  tokenInvalid: {
    status: 400,
    message: 'This link was used already or is too old. Ask for a new one.',
  },
  unverified: {
    status: 403,
    message: 'Confirm your email address first. We sent you a mail with a code.',
  },
  wrongCode: { status: 400, message: 'This code is not right. Check the newest mail we sent you.' },
  proofOver: {
    status: 400,
    message: 'This link or code was used already or is too old. Ask for a new mail, or sign up again.',
  },
  invitationOver: {
    status: 400,
    message: 'This invitation was used already, withdrawn, or is too old. Ask for a new one.',
  },
  passwordNeeded: { status: 400, message: 'Choose a password to accept the invitation.' },
  lastAdmin: {
    status: 409,
    message: 'This is the last admin of the website. Make somebody else an admin first.',
  },
  memberExists: { status: 409, message: 'This person has a role on the website already. Change that role.' },
});
