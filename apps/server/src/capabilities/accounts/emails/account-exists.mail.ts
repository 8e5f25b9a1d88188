import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import type { Configuration } from '../../../configuration.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';
import { platformAddress } from '../../tenancy/index.ts';

/** Sent to the owner of an email address when a person tries to sign up with it again. */
export function accountExistsMail(configuration: Configuration, language: string): MailContent {
  const words = accountWordsIn(language).existsMail;
  return plainMail({
    subject: words.subject,
    language,
    paragraphs: [words.tried, words.whatToDo],
    button: { label: words.button, address: `${platformAddress(configuration)}/sign-in` },
    closing: [words.closing],
  });
}
