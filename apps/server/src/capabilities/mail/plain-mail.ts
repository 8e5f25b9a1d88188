import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { type MailLook, mailButton, mailFrame, platformLook } from './mail-frame.ts';
import type { MailContent } from './queue-mail.ts';

export interface PlainMail {
  readonly subject: string;
  readonly language?: string;
  /** The sender; the platform if left out. */
  readonly look?: MailLook;
  /** Paragraphs before the button. */
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Small print below the button. */
  readonly closing?: string;
}

/** A short mail of paragraphs and at most one button, the same in HTML and in plain text. */
export function plainMail({ look = platformLook, language = 'en', ...mail }: PlainMail): MailContent {
  const { subject, paragraphs, button, closing } = mail;
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.address}`] : []),
    ...(closing ? [closing] : []),
  ];
  const body = [
    ...paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          mailButton(look, button),
          `<p style="margin:0 0 16px;font-size:13px;color:${look.colors.muted};word-break:break-all">${escapeHtml(button.address)}</p>`,
        ]
      : []),
    ...(closing
      ? [`<p style="margin:24px 0 0;font-size:13px;color:${look.colors.muted}">${escapeHtml(closing)}</p>`]
      : []),
  ].join('\n');
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: mailFrame({ subject, language, look, body }),
  };
}
