import { brotliDecompressSync } from 'node:zlib';
import { newId } from '@vitrine/core/id/id.ts';
import { expect, it } from 'vitest';
import { encodingFor, packBody } from '../../http/packed-body.ts';
import { createPageCache, type FinishedPage } from './page-cache.ts';

const websiteId = newId();

async function pageOf(letters: number): Promise<FinishedPage> {
  // Random letters do not compress, so that a body is about as large as its text.
  const text = Array.from({ length: letters }, () =>
    String.fromCharCode(33 + Math.floor(Math.random() * 90)),
  ).join('');
  return {
    websiteId,
    status: 200,
    contentType: 'text/html',
    cacheControl: 'public',
    expiresAt: Number.POSITIVE_INFINITY,
    shownStock: new Set(),
    asOf: 0,
    body: packBody(text),
  };
}

const cacheOf = (maxBytes: number) =>
  createPageCache({
    maxBytes,
    always: { 'X-Always': 'said' },
    reportError: error => {
      throw error;
    },
  });

it('SERVE-13: memory stays within its limit, and used pages stay longest', async () => {
  const cache = cacheOf(400_000);
  cache.store('first', await pageOf(20_000)).isFresh = true;
  for (let number = 0; number < 30; number += 1) {
    const first = cache.find('first');
    if (first) cache.count(first);
    const stored = cache.store(`page ${number}`, await pageOf(20_000));
    cache.remember(`host/${number}`, stored);
    expect(cache.stats().bytes).toBeLessThanOrEqual(400_000);
  }
  expect(cache.find('first')).toBeDefined();
  expect(cache.find('page 0')).toBeUndefined();
  expect(cache.byAddress.has('host/0')).toBe(false);
  expect(cache.find('page 29')).toBeDefined();
});

it('SERVE-13: a page larger than the whole memory is answered but not cached', async () => {
  const cache = cacheOf(10_000);
  const stored = cache.store('huge', await pageOf(50_000));
  expect(stored.ready.variants.identity.body.length).toBe(50_000);
  expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
});

it('SERVE-10, SERVE-13: a frequently requested page is compressed better in the background, with the same tag', async () => {
  const cache = cacheOf(1_000_000);
  const words = [
    'stoneware',
    'for',
    'every',
    'day',
    'thrown',
    'slowly',
    'in',
    'small',
    'batches',
    'by',
    'hand',
  ];
  // Deterministic noise, similar to text.
  const text = Array.from(
    { length: 4000 },
    (_, at) => words[(at * at * 7 + (at % 13) * 3) % words.length],
  ).join(' ');
  const page = { ...(await pageOf(1)), body: packBody(text) };
  const stored = cache.store('page', page);
  expect([stored.ready.variants.br, stored.ready.variants.gzip]).toEqual([null, null]);
  await Promise.all([cache.pack(stored, 'br'), cache.pack(stored, 'br')]);
  expect(stored.ready.variants.gzip).toBe(null);
  const before = stored.ready.variants.br?.body.length ?? 0;
  expect(brotliDecompressSync(stored.ready.variants.br?.body ?? '').toString()).toBe(text);
  expect(cache.stats().bytes).toBeGreaterThan(text.length + before);
  for (let hit = 0; hit < 3; hit += 1) cache.count(stored);
  await expect.poll(() => stored.ready.variants.br?.body.length).toBeLessThan(before);
  expect(stored.page.body.etag).toBe(page.body.etag);
});

it('SERVE-14: a change marks only the pages of its website as possibly outdated', async () => {
  const cache = cacheOf(1_000_000);
  const mine = cache.store('mine', await pageOf(10));
  const other = cache.store('other', { ...(await pageOf(10)), websiteId: newId() });
  expect([mine.isFresh, other.isFresh]).toEqual([false, false]);
  mine.isFresh = true;
  other.isFresh = true;
  cache.doubt(websiteId);
  expect([mine.isFresh, other.isFresh]).toEqual([false, true]);
  cache.doubt(null);
  expect(other.isFresh).toBe(false);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('SERVE-10: %j is answered with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
