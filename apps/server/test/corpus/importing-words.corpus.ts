import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  convertEntries,
  convertProduct,
  partsFor,
} from '../../src/capabilities/importing/convert/convert-model.ts';
import { decodeEntities } from '../../src/capabilities/importing/readers/decode-entities.ts';
import { sourceOfBytes } from '../../src/capabilities/importing/readers/import-source.ts';
import { readImport } from '../../src/capabilities/importing/readers/read-import.ts';
import { manifestRows } from './manifest-rows.ts';

const data = join(import.meta.dirname, '../../../../../shared/data');
const hasData = existsSync(join(data, 'MANIFEST.md'));
if (!hasData) console.warn(`There is no ${data}/MANIFEST.md; the words of others’ exports are not counted.`);
const rows = (section: string) => (hasData ? manifestRows(join(data, 'MANIFEST.md'), section) : []);
const exports = [...rows('wxr'), ...rows('squarespace'), ...rows('woocommerce')]
  .map(row => row.path)
  .filter(path => /\.(xml|csv)$/.test(path));

/** The text a reader of the source would see, determined independently of the conversion. */
function wordsOf(html: string): Set<string> {
  const visible = html
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/\[\/?[a-z][^\]]*\]/gi, ' ')
    .replace(/<\/?[a-z][^>@]*>/gi, ' ')
    // Addresses are rewritten.
    .replace(/https?:\/\/\S+/g, ' ');
  return lettersOf(decodeEntities(decodeEntities(visible)));
}

function lettersOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // Inline marks split words within a line, so neighbours are joined as well.
  const texts = Object.values(value).flatMap(textsOf);
  const pieces = Array.isArray(value)
    ? [value.map((one: { text?: unknown }) => (typeof one?.text === 'string' ? one.text : ' ')).join('')]
    : [];
  return [...texts, ...pieces];
}

describe.skipIf(!hasData)('the text of published exports', () => {
  it.each(exports)('IMPORT-37: every word of %s is in the result or in the report', path => {
    const read = readImport(sourceOfBytes(path, readFileSync(join(data, path))));
    if (!read.ok) return;
    const model = read.value;
    const sources = new Map([
      ...model.pages.map(one => [`page:${one.sourceId}`, one.html] as const),
      ...model.posts.map(one => [`post:${one.sourceId}`, one.html] as const),
      ...[...model.products].map(one => [one.sourceId, `${one.descriptionHtml} ${one.excerptHtml}`] as const),
      ...model.posts.flatMap(post =>
        post.comments.map(one => [`${post.sourceId}/${one.sourceId}`, one.html] as const),
      ),
    ]);
    const lost: string[] = [];
    const parts = partsFor(model, new Map());
    const converted = [
      ...[...model.products].map(product => ({ key: product.sourceId, ...convertProduct(product, parts) })),
      ...convertEntries(parts, () => undefined),
    ];
    for (const part of converted) {
      const found = textsOf(part).join('\n').toLowerCase();
      const missing = [...wordsOf(sources.get(part.key) ?? '')].filter(word => !found.includes(word));
      if (missing.length > 0) lost.push(`${part.key}: ${missing.slice(0, 12).join(' ')}`);
    }
    expect(lost).toEqual([]);
  });
});
