import { accountWordsIn } from '@vitrine/core/messages/account-words.ts';
import { type MailContent, plainMail } from '../../mail/index.ts';

export interface Invited {
  readonly title: string;
  readonly address: string;
  readonly language: string;
}

export function invitationMail({ title, address, language }: Invited): MailContent {
  const words = accountWordsIn(language).invitationMail;
  return plainMail({
    subject: words.subject({ title }),
    language,
    paragraphs: [words.role({ title }), words.valid],
    button: { label: words.button, address, isAddressShown: true },
    closing: [words.closing],
  });
}
