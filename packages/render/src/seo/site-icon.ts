import { type Asset, assetAddress } from '@vitrine/core/media/asset.ts';
import { contrast } from '@vitrine/core/site/color.ts';
import { derivePalette } from '@vitrine/core/site/palette.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { escapeXml } from './escape.ts';

/** The address of the generated website icon, until the owner chooses a picture. */
export const siteIconAddress = '/favicon.svg';

/** The same icon as a picture for a phone's home screen, and the website's manifest for browsers. */
export const touchIconAddress = '/touch-icon.png';
export const touchIconSize = 180;
export const manifestAddress = '/site.webmanifest';

/** The first letter of a title on the website's accent colour, as an SVG of 32 by 32 (rule SEO-10). */
export function siteIcon(title: string, styles: SiteStyles, { isRound = true } = {}): string {
  const { accent, white, black } = derivePalette(styles.palette);
  const ink = contrast(white, accent) >= contrast(black, accent) ? white : black;
  const [letter = '·'] = title.match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${isRound ? 7 : 0}" fill="${accent}"/>`,
    `<text x="16" y="23" font-family="Georgia, serif" font-size="20" text-anchor="middle" fill="${ink}">`,
    `${escapeXml(letter.toUpperCase())}</text></svg>`,
  ].join('');
}

/**
 * The picture for a home screen: the owner's if it is a bitmap that is large enough, otherwise the letter (rule
 * SEO-13).
 */
export function touchIcon(icon: Asset | null): string {
  return icon !== null && icon.width >= touchIconSize ? assetAddress(icon, 300) : touchIconAddress;
}

/** The web app manifest of a website (rule SEO-13). */
export function siteManifest({
  title,
  language,
  styles,
  icon,
}: {
  readonly title: string;
  readonly language: string;
  readonly styles: SiteStyles;
  readonly icon: Asset | null;
}): string {
  const { accent, white } = derivePalette(styles.palette);
  const touch = touchIcon(icon);
  return JSON.stringify({
    name: title,
    short_name: title.slice(0, 30),
    lang: language,
    start_url: '/',
    display: 'browser',
    theme_color: accent,
    background_color: white,
    icons: [
      ...(icon === null ? [{ src: siteIconAddress, sizes: 'any', type: 'image/svg+xml' }] : []),
      touch === touchIconAddress
        ? { src: touch, sizes: `${touchIconSize}x${touchIconSize}`, type: 'image/png' }
        : { src: touch },
    ],
  });
}
