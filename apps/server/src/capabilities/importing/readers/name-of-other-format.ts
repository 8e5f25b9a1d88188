import { headersOf, looksLikeTable } from './woocommerce/table-head.ts';
import { readProlog } from './xml/read-prolog.ts';

/** What a file is, in words an owner understands. */
export interface OtherFormat {
  readonly name: string;
  /** An export of another product, which only another reader could take. */
  readonly isKnownExport: boolean;
}

const beginnings: readonly (readonly [readonly number[], string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'a PNG image'],
  [[0xff, 0xd8, 0xff], 'a JPEG image'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF image'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF document'],
  [
    [0x50, 0x4b, 0x03, 0x04],
    'a ZIP archive or an office document; unpack it and take the XML or CSV file inside',
  ],
  [[0x1f, 0x8b], 'a compressed archive; unpack it and take the XML or CSV file inside'],
];

/** Says what a file is that no reader may take; null when it cannot be told. */
export function nameOfOtherFormat(bytes: Uint8Array, text: string): OtherFormat | null {
  const binary = beginnings.find(([start]) => start.every((byte, at) => bytes[at] === byte));
  if (binary) return { name: binary[1], isKnownExport: false };
  if (isBinary(bytes)) return { name: 'a binary file', isKnownExport: false };
  if (looksLikeTable(text)) return nameOfTable(text);
  const prolog = readProlog(text);
  if (prolog) return nameOfMarkup(prolog.rootName, prolog.rootAttributes);
  if (/^\s*[[{]/.test(text)) return { name: 'a JSON file', isKnownExport: false };
  return null;
}

/** Whether more than a twentieth of its beginning is control characters; a stray one makes no text binary. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 4096);
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return !isWide && head.filter(byte => byte < 9 || (byte > 13 && byte < 32)).length > head.length / 20;
}

function nameOfTable(text: string): OtherFormat {
  const headers = headersOf(text).map(header => header.toLowerCase());
  if (headers.includes('order id') || headers.includes('lineitem name')) {
    return { name: 'a table of orders, which are not taken over', isKnownExport: true };
  }
  return { name: 'a table that no shop known here exports', isKnownExport: false };
}

function nameOfMarkup(root: string, attributes: string): OtherFormat | null {
  const name = root.toLowerCase();
  if (name === 'html') return { name: 'a web page (HTML)', isKnownExport: false };
  if (name === 'svg') return { name: 'an SVG image', isKnownExport: false };
  if (name === 'rss' && /wordpress\.org\/export\//.test(attributes)) return null;
  if (name === 'rss') return { name: 'an RSS feed, which holds only the newest posts', isKnownExport: false };
  if (name === 'feed') return { name: 'an Atom feed', isKnownExport: false };
  if (name === 'ruleset') return { name: 'an XML file of rules (“ruleset”)', isKnownExport: false };
  return { name: `an XML file of another kind (“${root.slice(0, 40)}”)`, isKnownExport: false };
}
