import { cleanText } from './clean-strings.ts';

/** The text of a file, and the encoding it turned out to have. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: string;
  readonly hasWrongDeclaration: boolean;
}

/**
 * Decodes by what the bytes are, not by what the file says (rule IMPORT-4): a byte order mark first, then
 * UTF-8 where that reads well, then what the file declares, then Windows-1252. Never throws. The text is without what no reader is to see (rule IMPORT-62).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decodeBytes(bytes);
  return { ...decoded, text: cleanText(decoded.text) };
}

function decodeBytes(bytes: Uint8Array): DecodedText {
  const marked = encodingOfMark(bytes);
  if (marked) return { text: decodeAs(marked, bytes), encoding: marked, hasWrongDeclaration: false };
  const declared = declaredEncoding(bytes);
  const utf8 = decodeAs('utf-8', bytes);
  if (readsWell(utf8)) {
    return { text: utf8, encoding: 'utf-8', hasWrongDeclaration: declared !== null && declared !== 'utf-8' };
  }
  const other = declared !== null && declared !== 'utf-8' ? declared : 'windows-1252';
  return { text: decodeAs(other, bytes), encoding: other, hasWrongDeclaration: declared === 'utf-8' };
}

function encodingOfMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = decodeAs('windows-1252', bytes.subarray(0, 200));
  const name = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1];
  if (!name) return null;
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** A cut or stray byte leaves few replacement characters beside many good letters; another encoding leaves more. */
function readsWell(text: string): boolean {
  let broken = 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) broken += 1;
  if (broken === 0) return true;
  let good = 0;
  for (const found of text.matchAll(/[^\p{ASCII}\uFFFD]+/gu)) {
    good += found[0].length;
    if (good > broken) return true;
  }
  return broken === 1 && text.endsWith('\uFFFD');
}
