/** Texts for studio users outside the studio; `{name}` takes a value. */
export const messages = {
  existsMail: {
    subject: 'You already have an account',
    tried:
      'Someone, probably you, tried to create an account with this email address. You already have one, and nothing was changed.',
    whatToDo: 'Sign in with your password, or request a link to set a new one.',
    button: 'Sign in',
    closing: 'If this was not you, you can ignore this email.',
  },
  confirmMail: {
    subject: '{code} is your code for Vitrine',
    signedUp: 'Someone, probably you, signed up with this email address.',
    howTo: 'Enter the code {code} where you signed up, or use the button. Each works once, within one hour.',
    button: 'Confirm this address',
    closing: 'If this was not you, ignore this email: no account is created.',
  },
  invitationMail: {
    subject: 'You are invited to work on {title}',
    role: 'You were given a role on the website {title}. It is yours once you accept the invitation.',
    valid: 'The link works once, within seven days.',
    button: 'See the invitation',
    closing: 'If you do not know this website, ignore this email.',
  },
  resetMail: {
    subject: 'Set a new password',
    asked: 'Someone, probably you, asked for a link to set a new password. It works once, within one hour.',
    button: 'Set a new password',
    closing: 'If this was not you, ignore this email. Your password stays the same.',
  },
  pages: {
    noWebsite: 'There is no website at {host}.',
    toPlatform: 'Go to the platform',
    noScript: 'The studio needs JavaScript.',
  },
} as const;
