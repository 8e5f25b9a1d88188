import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { headersOf, looksLikeTable } from './woocommerce/table-head.ts';
import { readProlog } from './xml/read-prolog.ts';

/** The kind of a file, in words an owner understands. */
export interface OtherFormat {
  readonly name: Phrase;
  /** An export of another product, which needs another reader. */
  readonly isKnownExport: boolean;
}

const beginnings: readonly (readonly [readonly number[], Phrase])[] = [
  [[0x89, 0x50, 0x4e, 0x47], phrase('parts.pngImage')],
  [[0xff, 0xd8, 0xff], phrase('parts.jpegImage')],
  [[0x47, 0x49, 0x46, 0x38], phrase('parts.gifImage')],
  [[0x25, 0x50, 0x44, 0x46], phrase('parts.pdf')],
  [[0x50, 0x4b, 0x03, 0x04], phrase('parts.zip')],
  [[0x1f, 0x8b], phrase('parts.gzip')],
];

/** Says what a file is that no reader supports; null when it cannot be detected. */
export function nameOfOtherFormat(bytes: Uint8Array, text: string): OtherFormat | null {
  const binary = beginnings.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (binary) return { name: binary[1], isKnownExport: false };
  if (isBinary(bytes)) return { name: phrase('parts.binary'), isKnownExport: false };
  if (looksLikeTable(text)) return nameOfTable(text);
  const prolog = readProlog(text);
  if (prolog) return nameOfMarkup(prolog.rootName, prolog.rootAttributes);
  if (/^\s*[[{]/.test(text)) return { name: phrase('parts.json'), isKnownExport: false };
  return null;
}

/** Whether more than a twentieth of its beginning is control characters; a stray one does not make a text binary. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !isWide && head.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length > head.length / 20;
}

function nameOfTable(text: string): OtherFormat {
  const headers = headersOf(text).map(header => header.toLowerCase());
  if (headers.includes('order id') || headers.includes('lineitem name')) {
    return { name: phrase('parts.orderTable'), isKnownExport: true };
  }
  return { name: phrase('parts.otherTable'), isKnownExport: false };
}

function nameOfMarkup(root: string, attributes: string): OtherFormat | null {
  const name = root.toLowerCase();
  if (name === 'html') return { name: phrase('parts.webPage'), isKnownExport: false };
  if (name === 'svg') return { name: phrase('parts.svgImage'), isKnownExport: false };
  if (name === 'rss' && /wordpress\.org\/export\//.test(attributes)) return null;
  if (name === 'rss') return { name: phrase('parts.rssFeed'), isKnownExport: false };
  if (name === 'feed') return { name: phrase('parts.atomFeed'), isKnownExport: false };
  if (name === 'ruleset') return { name: phrase('parts.ruleset'), isKnownExport: false };
  return { name: phrase('parts.otherXml', { name: root.slice(0, 40) }), isKnownExport: false };
}
