import type { Result } from '@vitrine/core/errors/result.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { importingErrors } from '@vitrine/core/importing/importing.errors.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { decodeEntities } from '../decode-entities.ts';
import type { Advance, ImportLimits } from '../import-reader.ts';
import { type ElementHandler, scanElements } from '../xml/scan-elements.ts';
import { type RawItem, RawRecord } from './raw-record.ts';

/** A WXR file as it is, not interpreted yet. */
export interface RawWxr {
  readonly channel: RawRecord;
  readonly authors: readonly RawRecord[];
  readonly categories: readonly RawRecord[];
  readonly tags: readonly RawRecord[];
  readonly terms: readonly RawRecord[];
  readonly items: readonly RawItem[];
  readonly isWhole: boolean;
  readonly repaired: number;
}

export interface WxrText {
  readonly text: string;
  readonly fileName: string;
  readonly limits: ImportLimits;
  readonly advance: Advance;
}

const containers = new Map([
  ['rss', 0],
  ['channel', 1],
  ['item', 2],
  ['wp:author', 2],
  ['wp:category', 2],
  ['wp:tag', 2],
  ['wp:term', 2],
  ['image', 2],
  ['wp:termmeta', 3],
  ['wp:postmeta', 3],
  ['wp:comment', 3],
  ['wp:commentmeta', 4],
]);

/** Collects a WXR file's records. Items without an end at the end of the file are left out (rule IMPORT-5). */
export function collectWxr(request: WxrText): Result<RawWxr> {
  const { fileName, limits } = request;
  const channel = new RawRecord();
  const lists = new Map<string, RawRecord[]>(
    ['wp:author', 'wp:category', 'wp:tag', 'wp:term'].map(name => [name, []]),
  );
  const items: RawItem[] = [];
  const open: RawRecord[] = [];
  let item: RawItem | null = null;
  const handler: ElementHandler = {
    open(name) {
      if (name === 'rss' || name === 'channel') open.push(channel);
      else {
        const record = new RawRecord();
        open.push(record);
        if (name === 'item')
          item = { fields: record, meta: new Map(), terms: [], comments: [], enclosures: [] };
      }
    },
    close(name) {
      const record = open.pop();
      if (!record) return;
      lists.get(name)?.push(record);
      if (name === 'item' && item) {
        items.push(item);
        item = null;
      }
      if (name === 'wp:postmeta' && item)
        item.meta.set(record.get('wp:meta_key'), record.get('wp:meta_value'));
      if (name === 'wp:comment') item?.comments.push(record);
    },
    leaf(name, value, attributes) {
      const record = open.at(-1);
      if (!record) return;
      if (item && record === item.fields && name === 'category') {
        item.terms.push({
          domain: attribute(attributes, 'domain') || 'category',
          slug: attribute(attributes, 'nicename'),
          name: value.trim(),
        });
      } else if (item && record === item.fields && name === 'enclosure') {
        item.enclosures.push({
          address: attribute(attributes, 'url'),
          contentType: attribute(attributes, 'type'),
        });
      } else record.set(name, value);
    },
  };
  const scanned = scanElements({ ...request, containers, handler });
  if (!scanned.ok) return scanned;
  if (items.length > limits.items) {
    return fail(importingErrors.tooLarge, {
      file: fileName,
      what: phrase('parts.itemCount'),
      limit: limits.items,
    });
  }
  const list = (name: string) => lists.get(name) ?? [];
  return succeed({
    channel,
    authors: list('wp:author'),
    categories: list('wp:category'),
    tags: list('wp:tag'),
    terms: list('wp:term'),
    items,
    ...scanned.value,
  });
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? '').trim();
}
