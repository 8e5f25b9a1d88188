import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import type { MailLook } from '@vitrine/core/mail/mail-look.ts';
import type { MailPart } from '@vitrine/core/mail/mail-part.ts';
import { directionOf } from '@vitrine/core/site/text-direction.ts';
import { drawParts } from './draw-parts.ts';
import { headStyles, lightStyle, mailPadding, mailWidth } from './mail-style.ts';
import { openingOf, writeParts } from './write-parts.ts';

export interface MailToRender {
  readonly subject: string;
  /** Shown beside the subject in a list of emails; empty for the first words. */
  readonly preheader: string;
  readonly language: string;
  readonly look: MailLook;
  readonly parts: readonly MailPart[];
  /** That of the reader's program, or one of both for a preview. */
  readonly scheme?: MailScheme;
}

export type MailScheme = 'auto' | 'light' | 'dark';

export interface RenderedMail {
  /** A complete document. */
  readonly html: string;
  readonly text: string;
}

/**
 * An email as HTML that mail programs draw, and as plain text, from the same parts (rules MAIL-9, MAIL-10): tables
 * and inlined styles, as Outlook draws with Word and Gmail drops what it does not know.
 */
export function renderMail(mail: MailToRender): RenderedMail {
  return { html: htmlOf(mail), text: `${writeParts(mail.parts)}\n` };
}

function htmlOf({ subject, preheader, language, look, parts, scheme = 'auto' }: MailToRender): string {
  const direction = directionOf(language);
  const style = lightStyle(look.colors);
  const opening = preheader === '' ? openingOf(parts) : preheader;
  const side = `${mailPadding}px`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject.replace(/\s+/g, ' '))}</title>
${headStyles(look.colors, scheme)}
</head>
<body class="ground" style="margin:0;padding:0;${style.ground}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all">${escapeHtml(opening)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="${style.ground}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${mailWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" dir="${direction}" style="max-width:${mailWidth}px;${style.paper};border-top:4px solid ${look.colors.light.accent};font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere;text-align:${direction === 'rtl' ? 'right' : 'left'}">
<tr><td class="in" style="padding:${side} ${side} 8px">${faceOf(look)}</td></tr>
${drawParts(parts, look.colors)}
<tr><td class="in" style="padding:16px ${side} ${side}"><div class="line muted" style="${style.line};${style.muted};padding-top:16px;font-size:13px">${footOf(look)}</div></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const logoHeight = 48;
const widestLogo = 240;

function faceOf({ name, logo, colors }: MailLook): string {
  if (logo === null)
    return `<div class="ink" style="${lightStyle(colors).ink};font-size:20px;font-weight:600">${escapeHtml(name)}</div>`;
  const scale = Math.min(logoHeight / logo.height, widestLogo / logo.width);
  const [width, height] = [logo.width, logo.height].map(side => Math.max(1, Math.round(side * scale)));
  return `<img class="logo" src="${escapeHtml(logo.address)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;width:${width}px;height:auto;max-width:100%;border:0;font-size:20px;font-weight:600">`;
}

function footOf({ name, address, colors }: MailLook): string {
  if (address === null) return escapeHtml(name);
  return `<a class="muted" href="${escapeHtml(address)}" style="${lightStyle(colors).muted}">${escapeHtml(name)}</a>`;
}
