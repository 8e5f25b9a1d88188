import { type MailLook, platformLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailLink, MailPart } from '@vitrine/core/mail/mail-part.ts';
import type { MailContent } from '../../new-mail.ts';

export interface PlainMail {
  readonly subject: string;
  readonly language?: string;
  /** The sender; the platform if left out. */
  readonly look?: MailLook;
  /** Words that nobody would miss: a greeting, thanks. */
  readonly intro?: readonly string[];
  /** What the recipient must know, before the button; empty ones are left out. */
  readonly paragraphs: readonly (string | MailPart)[];
  readonly button?: MailLink & { readonly isAddressShown?: boolean };
  /** Small print below the button. */
  readonly closing?: readonly (string | { readonly words: string; readonly link: MailLink })[];
}

/** A short mail of paragraphs and at most one button. */
export function plainMail({ look = platformLook, language = 'en', ...mail }: PlainMail): MailContent {
  const { subject, intro = [], paragraphs, button, closing = [] } = mail;
  return {
    subject,
    language,
    look,
    slots: {
      intro: intro.map(text => ({ kind: 'text', text })),
      facts: paragraphs.flatMap((one): MailPart[] =>
        typeof one !== 'string' ? [one] : one === '' ? [] : [{ kind: 'text', text: one }],
      ),
      button: button ? [{ kind: 'button', ...button }] : [],
      closing: closing.map(one =>
        typeof one === 'string'
          ? { kind: 'text', text: one, isSmall: true }
          : { kind: 'text', text: one.words, isSmall: true, link: one.link },
      ),
    },
  };
}
