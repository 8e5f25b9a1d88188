import { type MailContent, plainMail } from '../../mail/index.ts';

export function invitationMail({ title, address }: { title: string; address: string }): MailContent {
  return plainMail({
    subject: `You are invited to work on ${title}`,
    paragraphs: [
      `You were given a role on the website ${title}. It is yours once you accept the invitation.`,
      'The link works once, within seven days.',
    ],
    button: { label: 'See the invitation', address },
    closing: 'If you do not know this website, ignore this mail.',
  });
}
