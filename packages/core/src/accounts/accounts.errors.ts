import { declareErrors } from '../errors/declare-errors.ts';

export const accountErrors = declareErrors('accounts', {
  wrongCredentials: {
    status: 401,
    message: 'The email address or password is incorrect. Check both, or reset the password.',
  },
  wrongPassword: { status: 400, message: 'The current password is incorrect, so nothing was changed.' },
  signUpClosed: {
    status: 403,
    message: 'This platform is not accepting new accounts. Ask its operator for one.',
  },
  tokenInvalid: {
    status: 400,
    message: 'This link has been used or has expired. Ask for a new one.',
  },
  unverified: {
    status: 403,
    message: 'Confirm your email address first. We sent you an email with a code.',
  },
  wrongCode: { status: 400, message: 'This code is incorrect. Check the latest email from us.' },
  proofOver: {
    status: 400,
    message: 'This link or code has been used or has expired. Ask for a new email, or sign up again.',
  },
  otherBrowser: {
    status: 403,
    message:
      'This email was requested in another browser. Enter the password that was chosen there. If that was not you, ignore the email, or sign up yourself.',
  },
  incorrectPassword: { status: 400, message: 'The password is incorrect, so nothing was changed.' },
  invitationOver: {
    status: 400,
    message: 'This invitation has been used, withdrawn, or has expired. Ask for a new one.',
  },
  passwordNeeded: { status: 400, message: 'Choose a password to accept the invitation.' },
  signInNeeded: {
    status: 403,
    message: 'This email address already has an account. Enter its password, or sign in first.',
  },
  lastAdmin: {
    status: 409,
    message: 'This is the last admin of the website. Make someone else an admin first.',
  },
  memberExists: { status: 409, message: 'This person already has a role on the website. Change that role.' },
});
