import type { Hex } from '../site/color.ts';
import { derivePalette, type ThemeColors, themeColors } from '../site/palette.ts';
import { defaultSiteStyles, type SiteStyles } from '../site/site-styles.ts';

export interface MailLogo {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** The sender of an email, and its colours, with the contrasts of the website's pages (rule MAIL-7). */
export interface MailLook {
  readonly name: string;
  /** The sender's website; null for email of the platform. */
  readonly address: string | null;
  /** Shown instead of the name. */
  readonly logo: MailLogo | null;
  readonly colors: MailColors;
}

export interface MailColors {
  readonly light: ThemeColors;
  /** For people who read in the dark. */
  readonly dark: ThemeColors;
}

export function mailColors(styles: SiteStyles): MailColors {
  const palette = derivePalette(styles.palette);
  return { light: themeColors(palette, 'lightest'), dark: themeColors(palette, 'darkest') };
}

const neutral: Hex = '#1d1d1f';

/** The platform's own email: its name in neutral colours. */
export const platformLook: MailLook = {
  name: 'Vitrine',
  address: null,
  logo: null,
  colors: mailColors({
    ...defaultSiteStyles,
    palette: { ...defaultSiteStyles.palette, accent: neutral },
  }),
};
