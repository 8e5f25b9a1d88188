import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';

export function resetPasswordMail(address: string, language: string): MailContent {
  const words = accountWordsIn(language).resetMail;
  return plainMail({
    subject: words.subject,
    language,
    paragraphs: [words.asked],
    button: { label: words.button, address, isAddressShown: true },
    closing: [words.closing],
  });
}
