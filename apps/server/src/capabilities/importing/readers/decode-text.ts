import { cleanText } from './clean-strings.ts';
import { headOf, type ImportSource } from './import-source.ts';

/** The detected encoding of a file. */
export interface FoundEncoding {
  readonly encoding: string;
  readonly hasWrongDeclaration: boolean;
}

const headBytes = 200;

/**
 * Detects the encoding by the bytes, not by the declaration (rule IMPORT-4): a byte order mark first, then UTF-8
 * if the bytes are valid, then the declared encoding, then Windows-1252.
 */
export function findEncoding(source: ImportSource): FoundEncoding {
  const head = headOf(source, headBytes);
  const marked = encodingOfMark(head);
  if (marked) return { encoding: marked, hasWrongDeclaration: false };
  const declared = declaredEncoding(head);
  if (readsWell(() => decoded('utf-8', source)))
    return { encoding: 'utf-8', hasWrongDeclaration: declared !== null && declared !== 'utf-8' };
  const other = declared !== null && declared !== 'utf-8' ? declared : 'windows-1252';
  return { encoding: other, hasWrongDeclaration: declared === 'utf-8' };
}

/** Its text in pieces, without characters that readers must not see (rule IMPORT-62). Never throws. */
export function* textOf(source: ImportSource, { encoding }: FoundEncoding): Generator<string> {
  for (const text of decoded(encoding, source)) yield cleanText(text);
}

/** The whole text of a small source. */
export function wholeText(source: ImportSource): string {
  return [...textOf(source, findEncoding(source))].join('');
}

function* decoded(encoding: string, source: ImportSource): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const piece of source.pieces()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function encodingOfMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes);
  const name = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1];
  if (!name) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

/** A cut or stray byte leaves few replacement characters among many valid letters; another encoding leaves more. */
function readsWell(pieces: () => Iterable<string>): boolean {
  let broken = 0;
  let isLastBroken = false;
  for (const text of pieces()) {
    for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) broken += 1;
    if (text !== '') isLastBroken = text.endsWith('\uFFFD');
  }
  if (broken === 0) return true;
  let good = 0;
  for (const text of pieces()) {
    for (const found of text.matchAll(/[^\p{ASCII}\uFFFD]+/gu)) {
      good += found[0].length;
      if (good > broken) return true;
    }
  }
  return broken === 1 && isLastBroken;
}
