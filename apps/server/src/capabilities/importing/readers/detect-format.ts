import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { wholeText } from './decode-text.ts';
import type { ImportHead, ImportLimits, ImportReader } from './import-reader.ts';
import { headOf, holdsText, type ImportSource, sourceOfBytes } from './import-source.ts';
import { nameOfOtherFormat } from './name-of-other-format.ts';
import { shopifyReader } from './shopify/shopify.reader.ts';
import { squarespaceProductsReader } from './squarespace/squarespace-products.reader.ts';
import { woocommerceReader } from './woocommerce/woocommerce.reader.ts';
import { squarespaceReader } from './wordpress/squarespace.reader.ts';
import { wordpressReader } from './wordpress/wordpress.reader.ts';
import { readProlog } from './xml/read-prolog.ts';

/** Asked in this order; the first that recognises a file reads it. */
const readers: readonly ImportReader[] = [
  squarespaceReader,
  wordpressReader,
  squarespaceProductsReader,
  shopifyReader,
  woocommerceReader,
];

export const headBytes = 64 * 1024;

/**
 * Detects a file's format by its content, never by its name (rule IMPORT-1). An unknown file is refused with a
 * message that says what it is, as far as that can be detected.
 */
export function detectFormat(source: ImportSource, limits: ImportLimits): Result<ImportReader> {
  const file = source.fileName;
  if (source.size > limits.bytes) {
    const limit = `${Math.round(limits.bytes / 1024 / 1024)} MB`;
    return fail(importingErrors.tooLarge, { file, what: phrase('parts.oneFile'), limit });
  }
  const bytes = headOf(source, headBytes);
  const head = readHead(source, bytes);
  if (head.text.trim() === '') return fail(importingErrors.empty, { file });
  if (readProlog(head.text)?.declaresType) return fail(importingErrors.declaresEntities, { file });
  if (/^"?vitrine \d/i.test(head.text)) return fail(importingErrors.productsFile, { file });
  const foreign = nameOfOtherFormat(bytes, head.text);
  if (foreign?.isKnownExport) return fail(importingErrors.formatNotRead, { file, found: foreign.name });
  const reader = readers.find(one => one.recognises(head));
  if (reader) return succeed(reader);
  return fail(importingErrors.notAnExport, {
    file,
    found: foreign?.name ?? phrase('parts.unknownFormat'),
  });
}

/** @param source - may be only the beginning of the file */
function readHead(source: ImportSource, bytes: Uint8Array): ImportHead {
  const text = wholeText(sourceOfBytes(source.fileName, bytes)).replace(/^\uFEFF/, '');
  return { text, has: mark => holdsText(source, mark) };
}
