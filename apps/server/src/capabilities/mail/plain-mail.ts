import type { MailContent } from './queue-mail.ts';

export interface PlainMail {
  readonly subject: string;
  readonly language?: string;
  /** Paragraphs before the button. */
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Small print below. */
  readonly closing?: string;
}

/** A short mail of paragraphs and at most one button, the same in HTML and in plain text. */
export function plainMail({ subject, language = 'en', paragraphs, button, closing }: PlainMail): MailContent {
  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.address}`] : []),
    ...(closing ? [closing] : []),
  ];
  const body = [
    ...paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.address)}" style="background:#1d1d1f;color:#ffffff;padding:12px 20px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#595959;word-break:break-all">${escapeHtml(button.address)}</p>`,
        ]
      : []),
    ...(closing
      ? [`<p style="margin:24px 0 0;font-size:13px;color:#595959">${escapeHtml(closing)}</p>`]
      : []),
  ].join('\n');
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f5f4;color:#1d1d1f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff">
${body}
</div></body></html>
`,
  };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
