import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';

export interface ToConfirm {
  readonly address: string;
  readonly code: string;
  readonly language: string;
}

export function confirmEmailMail({ address, code, language }: ToConfirm): MailContent {
  const words = accountWordsIn(language).confirmMail;
  return plainMail({
    subject: words.subject({ code }),
    language,
    paragraphs: [words.signedUp, words.howTo({ code })],
    button: { label: words.button, address, isAddressShown: true },
    closing: [words.closing],
  });
}
