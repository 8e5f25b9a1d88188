import type { Configuration } from '../../../configuration.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';
import { platformAddress } from '../../tenancy/index.ts';

/** To the owner of an email with which somebody tried to sign up again. */
export function accountExistsMail(configuration: Configuration): MailContent {
  return plainMail({
    subject: 'You have an account already',
    paragraphs: [
      'Somebody, probably you, tried to make an account with this email. There is one already, and it was not changed.',
      'Sign in with the password you have, or ask for a link to set a new one.',
    ],
    button: { label: 'Sign in', address: `${platformAddress(configuration)}/sign-in` },
    closing: 'If this was not you, there is nothing to do.',
  });
}
