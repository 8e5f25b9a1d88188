import { type MailContent, plainMail } from '../../mail/index.ts';

export function confirmEmailMail({ address, code }: { address: string; code: string }): MailContent {
  return plainMail({
    subject: `${code} is your code for Vitrine`,
    paragraphs: [
      'Somebody, probably you, signed up with this email address.',
      `Enter the code ${code} where you signed up, or use the button. Both work once, within one hour.`,
    ],
    button: { label: 'Confirm this address', address },
    closing: 'If this was not you, ignore this mail: no account is made.',
  });
}
