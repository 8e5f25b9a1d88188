import { declareErrors } from '../errors/declare-errors.ts';

export const siteUserErrors = declareErrors('siteUsers', {
  wrongCredentials: {
    status: 401,
    message: 'The email address or password is incorrect. Check both, or have a sign-in link sent to you.',
  },
  wrongPassword: { status: 400, message: 'The current password is incorrect, so nothing was changed.' },
  signUpClosed: { status: 403, message: 'This website is not accepting new accounts.' },
  wrongCode: {
    status: 400,
    message: 'The code is incorrect. Check the latest email, or have it sent again.',
  },
  proofOver: {
    status: 400,
    message: 'This link or code has been used, has expired, or was tried too often. Request a new one.',
  },
  otherBrowser: {
    status: 403,
    message:
      'This email was requested in another browser. Enter the password as well. If that was not you, ignore the email, or sign up yourself.',
  },
  incorrectPassword: { status: 400, message: 'The password is incorrect, so nothing was changed.' },
  passwordNeeded: { status: 400, message: 'Choose a new password.' },
  signInFirst: {
    status: 403,
    message:
      'Sign in to the account whose email address you want to change, then use the link or the code again.',
  },
  emailTaken: {
    status: 409,
    message: 'Someone has since signed up with {email}. Delete that account first, then restore this one.',
  },
});
