import { parseVideoAddress } from '@vitrine/core/media/video-address.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { Conversion } from './conversion.ts';
import { escapeHtml } from './escape-html.ts';
import { expandShortcodes } from './expand-shortcodes.ts';
import { parseHtml } from './html-tree.ts';
import { liftCode } from './lift-code.ts';
import type { Piece } from './piece.ts';
import { piecesOfHtml } from './rich-builder.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { maxDepth, tidyTags } from './tidy-tags.ts';

/** Any markup of the source as pieces: shortcodes expanded, cleaned by an allow-list, then read (rule IMPORT-30). */
export function convertHtml(html: string, conversion: Conversion): Piece[] {
  if (html.trim() === '') return [];
  const lifted = liftCode(html, listing => conversion.keepListing(listing));
  const { html: tidy, dropped } = tidyTags(lifted);
  if (dropped > 0) {
    conversion.note(phrase('imports.deepMarkup', { levels: maxDepth }));
  }
  const { html: clean, removed } = sanitiseHtml(expandShortcodes(withEmbeds(tidy), conversion));
  for (const one of removed) conversion.note(one);
  return piecesOfHtml(parseHtml(clean), conversion);
}

/** The address of a video on a line by itself becomes a player, as in WordPress (rule IMPORT-34). */
function withEmbeds(html: string): string {
  return html
    .split('\n')
    .map(line => (line.length > maxEmbedLine ? line : withEmbed(line)))
    .join('\n');
}

const maxEmbedLine = 1000;

function withEmbed(line: string): string {
  const bare = line
    .trim()
    .replace(/^<p[^<>]*>/i, '')
    .replace(/<\/p>$/i, '')
    .trim();
  if (!/^https?:\/\/[^\s<>"'[\]]+$/i.test(bare)) return line;
  const address = bare.replace(/&(?:amp|#0?38);/g, '&');
  if (!parseVideoAddress(address)) return line;
  return line.replace(bare, () => `<import-embed data-address="${escapeHtml(address)}"></import-embed>`);
}
