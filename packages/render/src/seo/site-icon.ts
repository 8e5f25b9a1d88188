import { contrast } from '@vitrine/core/site/color.ts';
import { derivePalette } from '@vitrine/core/site/palette.ts';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { escapeXml } from './escape.ts';

/** Where a website's own icon stands until its owner chooses a picture. */
export const siteIconAddress = '/favicon.svg';

/** The first letter of a title on the website's accent, as an SVG of 32 by 32 (rule SEO-10). */
export function siteIcon(title: string, styles: SiteStyles): string {
  const { accent, white, black } = derivePalette(styles.palette);
  const ink = contrast(white, accent) >= contrast(black, accent) ? white : black;
  const [letter = '·'] = title.match(/[\p{L}\p{N}]\p{M}*/u) ?? [];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${accent}"/>`,
    `<text x="16" y="23" font-family="Georgia, serif" font-size="20" text-anchor="middle" fill="${ink}">`,
    `${escapeXml(letter.toUpperCase())}</text></svg>`,
  ].join('');
}
