import { escapeHtml } from '@vitrine/core/html/escape-html.ts';
import { derivePalette, type ThemeColors, themeColors } from '@vitrine/core/site/palette.ts';
import { defaultSiteStyles, type SiteStyles } from '@vitrine/core/site/site-styles.ts';

/** The sender of a mail, and its colours: `#rrggbb`, with the contrasts of the website's pages. */
export interface MailLook {
  readonly name: string;
  /** The sender's website; null for mail of the platform. */
  readonly address: string | null;
  /** A logo shown instead of the name, by its full address. */
  readonly logo: string | null;
  readonly colors: ThemeColors;
}

export function mailColors(styles: SiteStyles): ThemeColors {
  return themeColors(derivePalette(styles.palette), 'lightest');
}

/** The platform's own mail: its name in neutral colours. */
export const platformLook: MailLook = {
  name: 'Vitrine',
  address: null,
  logo: null,
  colors: mailColors({
    ...defaultSiteStyles,
    palette: { ...defaultSiteStyles.palette, accent: '#1d1d1f' },
  }),
};

export interface FramedMail {
  readonly subject: string;
  readonly language: string;
  readonly look: MailLook;
  /** HTML that is already safe. */
  readonly body: string;
}

/** A complete HTML mail with the sender's logo or name above and its origin below (rule MAIL-7). */
export function mailFrame({ subject, language, look, body }: FramedMail): string {
  const { name, address, logo, colors } = look;
  const face = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="48" style="display:block;height:48px;width:auto;max-width:100%;border:0">`
    : `<span style="font-size:20px;font-weight:600;color:${colors.ink}">${escapeHtml(name)}</span>`;
  const foot =
    address === null
      ? escapeHtml(name)
      : `<a href="${escapeHtml(address)}" style="color:${colors.muted}">${escapeHtml(name)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${colors.surface};color:${colors.ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${colors.paper};border-top:4px solid ${colors.accent};overflow-wrap:anywhere">
<div style="margin:0 0 24px">${face}</div>
${body}
<p style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${colors.line};font-size:13px;color:${colors.muted}">${foot}</p>
</div></body></html>
`;
}

export function mailButton(
  { colors }: MailLook,
  { label, address }: { readonly label: string; readonly address: string },
): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="background:${colors.accent};color:${colors.onAccent};padding:12px 20px;text-decoration:none;display:inline-block">${escapeHtml(label)}</a></p>`;
}
