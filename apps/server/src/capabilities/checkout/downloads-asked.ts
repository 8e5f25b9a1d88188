import { wordsIn } from '@vitrine/core/messages/words.ts';
import type { Context } from '../../context.ts';
import { versionOfWords } from '../consents/index.ts';
import type { Asked } from './agreements.ts';

interface SoldLine {
  readonly variant: { readonly hasFiles: boolean };
}

/**
 * Buyers of files get them at once, and agree to that and to losing the right of withdrawal, as the law of the
 * European Union requires; null without files (rule DOWNLOAD-5).
 */
export function downloadsAsked({ website }: Context, lines: readonly SoldLine[]): Asked | null {
  if (!lines.some(({ variant }) => variant.hasFiles)) return null;
  const words = wordsIn(website.settings.language).downloads.consent;
  return { words, version: versionOfWords(words) };
}
