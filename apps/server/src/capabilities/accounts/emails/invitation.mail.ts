import { type MailContent, plainMail } from '../../mail/index.ts';

export function invitationMail({
  title,
  address,
  isNew,
}: {
  title: string;
  address: string;
  isNew: boolean;
}): MailContent {
  return plainMail({
    subject: `You can now work on ${title}`,
    paragraphs: [
      `You were given a role on the website ${title}.`,
      isNew
        ? 'Set a password to sign in. The link works once and for seven days.'
        : 'Sign in as usual to open it.',
    ],
    button: { label: isNew ? 'Set a password' : 'Sign in', address },
  });
}
