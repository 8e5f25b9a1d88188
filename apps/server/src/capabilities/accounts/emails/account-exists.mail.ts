import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import type { Configuration } from '../../../configuration.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';
import { platformAddress } from '../../tenancy/index.ts';

/** To the owner of an email with which somebody tried to sign up again. */
export function accountExistsMail(configuration: Configuration, language: string): MailContent {
  const words = accountWordsIn(language).existsMail;
  return plainMail({
    subject: words.subject,
    language,
    paragraphs: [words.tried, words.whatToDo],
    button: { label: words.button, address: `${platformAddress(configuration)}/sign-in` },
    closing: words.closing,
  });
}
