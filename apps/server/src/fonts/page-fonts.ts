import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import type { PageAssets } from '@vitrine/render/page-head.tsx';
import { fallbackFace } from './fallback-face.ts';
import { fontAddress } from './font-files.ts';
import { type InstalledFont, installedFonts } from './installed-fonts.ts';

/** Letters of other scripts have their own files, requested only if a page contains such letters. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];

/**
 * The fonts of a website's styles: faces to declare, and the Latin files that the first screen needs
 * (rules FONT-2 and FONT-3). A family that is not installed is left to the reader's system.
 */
export function pageFonts(styles: SiteStyles): PageAssets['fonts'] {
  const known = written.get(styles) ?? writeFonts(styles);
  written.set(styles, known);
  return known;
}

/** All pages of a website share its styles. */
const written = new WeakMap<SiteStyles, PageAssets['fonts']>();

function writeFonts({ typography }: SiteStyles): PageAssets['fonts'] {
  const families = [...new Set([typography.headingFont, typography.bodyFont])];
  const fonts = families.flatMap(family => installedFonts().get(family) ?? []);
  return {
    css: fonts.map(font => `${fallbackFace(font.family)}${facesCss(font)}`).join(''),
    preloads: fonts.flatMap(preloadOf),
  };
}

function facesCss(font: InstalledFont): string {
  return font.faces
    .filter(({ subset, style }) => subsets.includes(subset) && (style === 'normal' || subset === 'latin'))
    .map(
      face =>
        `@font-face{font-family:"${font.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url(${fontAddress(font, face)}) format("woff2");unicode-range:${face.range}}`,
    )
    .join('');
}

function preloadOf(font: InstalledFont): string[] {
  const latin = font.faces.find(({ subset, style }) => subset === 'latin' && style === 'normal');
  return latin ? [fontAddress(font, latin)] : [];
}
