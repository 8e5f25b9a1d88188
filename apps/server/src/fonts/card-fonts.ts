import { join } from 'node:path';
import type { SiteStyles } from '@vitrine/core/site/site-styles.ts';
import { type FontFace, type InstalledFont, installedFonts } from './installed-fonts.ts';

/** Files for setting a text as a picture: of the requested family, then of the other one and of all others. */
export function cardFontFiles(text: string, families: readonly string[]): string[] {
  const fonts = installedFonts();
  const wanted = [...new Set([...families, ...fonts.keys()])].flatMap(family => fonts.get(family) ?? []);
  return wanted.flatMap(font => filesFor(font, text));
}

export function cardFamilies({ typography }: SiteStyles): { title: string[]; note: string[] } {
  const { headingFont, bodyFont } = typography;
  return { title: [headingFont, bodyFont], note: [bodyFont, headingFont] };
}

function filesFor({ folder, faces }: InstalledFont, text: string): string[] {
  const codes = [...new Set(`${text}…`)].map(letter => letter.codePointAt(0) ?? 0);
  return faces
    .filter(face => face.style === 'normal' && codes.some(code => covers(face, code)))
    .map(face => join(folder, 'files', face.file));
}

function covers({ letters }: FontFace, code: number): boolean {
  return letters.some(([first, last]) => code >= first && code <= last);
}
