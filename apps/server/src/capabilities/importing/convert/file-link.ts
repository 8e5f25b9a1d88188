import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Mark } from '@vitrine/core/rich-text/rich-text.ts';
import { cleanText } from '../readers/clean-strings.ts';
import type { Conversion } from './conversion.ts';
import { type Piece, textPiece } from './piece.ts';

/** A file that cannot be shown, as a link to it; named in the report (rule IMPORT-32). */
export function fileLink(address: string, title: string, conversion: Conversion): Piece[] {
  const link = address === '' ? null : conversion.link(address);
  if (!link) return [];
  conversion.note(phrase('imports.fileLink', { name: nameOf(link) }));
  return [textPiece({ type: 'paragraph', content: [linkText(title || nameOf(address), link)] })];
}

export function linkText(text: string, href: string) {
  const marks: Mark[] = [{ type: 'link', attrs: { href } }];
  return { type: 'text' as const, text: text.slice(0, 500).toWellFormed() || href, marks };
}

/** The last part of an address, as people would read it. */
export function nameOf(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? address;
  try {
    return cleanText(decodeURIComponent(last));
  } catch {
    return last;
  }
}
