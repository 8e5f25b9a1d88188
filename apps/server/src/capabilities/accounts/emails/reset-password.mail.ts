import { type MailContent, plainMail } from '../../mail/index.ts';

export function resetPasswordMail(address: string): MailContent {
  return plainMail({
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, probably you, asked for a link to set a new password. It works once and for one hour.',
    ],
    button: { label: 'Set a new password', address },
    closing: 'If this was not you, ignore this mail; your password stays as it is.',
  });
}
