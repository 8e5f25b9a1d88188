import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { countProducts, indexAllProducts, upsertProducts } from './index.ts';
import counts from './migrations/0019-kept-counts.sql?raw';
import { listTerms } from './product-counts.store.ts';
import type { TermKey } from './product-lists.store.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const context = () => shop.server.context(shop.website);
const terms: readonly (TermKey | null)[] = [
  null,
  { kind: 'category', slug: 'bowls' },
  { kind: 'category', slug: 'cups' },
  { kind: 'tag', slug: 'blue' },
];

/** How many products visitors see in all, in Bowls, in Cups and with the tag Blue. */
const kept = () => Promise.all(terms.map(term => countProducts(context(), term)));

/** Counted from the products themselves. */
async function counted(): Promise<number[]> {
  const rows = await shop.query<{ categories: string[]; tags: string[]; all: string[] }>(
    `SELECT category_slugs AS categories, tag_slugs AS tags FROM products WHERE website_id = $1 AND deleted_at IS NULL
       AND (state = 1 OR state = 2 AND publish_at <= $2)`,
    context().clock.now(),
  );
  const has = (list: 'categories' | 'tags', slug: string) =>
    rows.filter(row => row[list].includes(slug)).length;
  return [rows.length, has('categories', 'bowls'), has('categories', 'cups'), has('tags', 'blue')];
}

/** Those that are not deleted, as the studio lists them. */
async function keptInStudio() {
  const admin = await shop.server.signIn(shop.website);
  const ask = async (path: string) => (await admin.get(path)).body;
  const { categories, tags } = (await ask('/api/products/terms')) as Record<
    'categories' | 'tags',
    { slug: string; count: number }[]
  >;
  const totalOf = async (path: string) => ((await ask(path)) as { total: number }).total;
  const [all, inBowls] = [await totalOf('/api/products'), await totalOf('/api/products?category=bowls')];
  return [all, inBowls, ...[...categories, ...tags].map(({ slug, count }) => `${slug} ${count}`)];
}

async function countedInStudio() {
  const rows = await shop.query<{ categories: string[]; tags: string[] }>(
    `SELECT category_slugs AS categories, tag_slugs AS tags FROM products WHERE website_id = $1 AND deleted_at IS NULL`,
  );
  const terms = (list: 'categories' | 'tags') =>
    [...new Set(rows.flatMap(row => row[list]))]
      .toSorted()
      .map(slug => `${slug} ${rows.filter(row => row[list].includes(slug)).length}`);
  const bowls = rows.filter(row => row.categories.includes('bowls')).length;
  return [rows.length, bowls, ...terms('categories'), ...terms('tags')];
}

const settled = async (what: string) => {
  const now = await kept();
  expect(now, what).toEqual(await counted());
  expect(await keptInStudio(), what).toEqual(await countedInStudio());
  return now;
};

it('PRODUCT-30: every change of what visitors see leaves the right numbers of products', async () => {
  const admin = await shop.server.signIn(shop.website);
  const { id } = await shop.sell({ categories: ['Bowls'], tags: ['Blue'] });
  const other = await shop.sell({ categories: ['Bowls', 'Cups'] });
  expect(await settled('two for sale')).toEqual([2, 2, 1, 1]);
  await admin.patch(`/api/products/${id}`, { state: 4 });
  expect(await settled('one hidden')).toEqual([1, 1, 1, 0]);
  await admin.patch(`/api/products/${id}`, { categories: ['Cups'], tags: [] });
  expect(await settled('changed while hidden')).toEqual([1, 1, 1, 0]);
  const publishAt = new Date(context().clock.now().getTime() + 3_600_000).toISOString();
  await admin.patch(`/api/products/${id}`, { state: 2, publishAt });
  expect(await settled('scheduled')).toEqual([1, 1, 1, 0]);
  shop.server.moveClock({ hours: 2 });
  expect(await settled('its time has come')).toEqual([2, 1, 2, 0]);
  await admin.patch(`/api/products/${id}`, { state: 1 });
  expect(await settled('published')).toEqual([2, 1, 2, 0]);
  await admin.patch(`/api/products/${id}`, { title: 'Another name', excerpt: 'Other words' });
  expect(await settled('other words')).toEqual([2, 1, 2, 0]);
  await admin.patch(`/api/products/${other.id}`, { categories: ['Bowls'], tags: ['Blue'] });
  expect(await settled('other categories')).toEqual([2, 1, 1, 1]);
  await admin.post(`/api/products/${id}/duplicate`, {});
  expect(await settled('copied, hidden')).toEqual([2, 1, 1, 1]);
  await admin.delete(`/api/products/${other.id}`);
  expect(await settled('deleted')).toEqual([1, 0, 1, 0]);
  await admin.post(`/api/products/${other.id}/restore`, {});
  await admin.patch(`/api/products/${other.id}`, { state: 1 });
  expect(await settled('restored and published')).toEqual([2, 1, 1, 1]);
  await admin.delete(`/api/products/${other.id}`);
  expect((await admin.delete(`/api/trash/product/${other.id}`)).status).toBe(204);
  expect(await settled('gone for good')).toEqual([1, 0, 1, 0]);
  const given = (at: number, categories: string[]) => ({
    sourceKey: `wc:${at}`,
    product: { title: `Imported ${at}`, state: 1 as const, categories, variants: [{ price: 300, stock: 1 }] },
  });
  for (const categories of [['Bowls'], ['Cups']])
    await upsertProducts(
      context(),
      Array.from({ length: 30 }, (_, at) => given(at, categories)),
    );
  expect(await settled('imported twice')).toEqual([31, 0, 31, 0]);
});

it('PRODUCT-30: writes of the same moment all count, and none waits for another to be committed', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 8; at += 1) ids.push((await shop.sell({ categories: ['Bowls'] })).id);
  const before = await settled('before');
  const hide = (inside: ReturnType<typeof context>, id: string | undefined) =>
    inside.database.query('UPDATE products SET state = 4 WHERE website_id = $1 AND id = $2', [
      shop.website.id,
      id,
    ]);
  // Each within the transaction of the one before, so that all are open at once.
  const all = async (left: readonly string[]): Promise<void> => {
    const [id, ...others] = left;
    if (id === undefined) return;
    await context().database.transaction(async transaction => {
      await hide(within(context(), transaction), id);
      await all(others);
    });
  };
  await all(ids.slice(0, 4));
  expect((await kept())[0]).toBe((before[0] ?? 0) - 4);
  await Promise.all(ids.slice(4).map(id => hide(context(), id)));
  await indexAllProducts(context());
  expect(await settled('all are hidden')).toEqual([31, 0, 31, 0]);
});

it('PRODUCT-30: the migration counts existing products', async () => {
  const before = await settled('before');
  await shop.query('DELETE FROM product_counts WHERE website_id = $1');
  expect((await kept())[0]).not.toBe(before[0]);
  const [, fill = ''] = /(INSERT INTO product_counts[\s\S]*?);/.exec(counts) ?? [];
  await context().database.query(fill);
  expect(await settled('counted again')).toEqual(before);
});

it('PRODUCT-30, WALL-6: the number of products is not counted again after a change, in a large shop next to a larger one', {
  tags: 'slow',
}, async () => {
  const { database } = shop.server.services;
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantProducts(database, large, 1800);
  await plantProducts(database, neighbour, 4000);
  for (const website of [large, neighbour]) await indexAllProducts(shop.server.context(website));
  await settleCatalogue(database);
  // Rows written since then are read where they are counted, not only in an index.
  await database.query(`UPDATE products SET position = position WHERE website_id = $1`, [large.id]);
  await database.query(`UPDATE product_terms SET position = position WHERE website_id = $1`, [large.id]);
  for (const [term, count] of [
    [null, 1800],
    [{ kind: 'category', slug: 'bowls' }, 882],
  ] as const) {
    expect(await countProducts(shop.server.context(large), term)).toBe(count);
    const read = await rowsRead(shop.server.context(large), inside => countProducts(inside, term));
    expect((read.products ?? 0) + (read.product_terms ?? 0)).toBe(0);
    expect(read.product_counts).toBeLessThanOrEqual(20);
  }
  const terms = await rowsRead(shop.server.context(large), inside =>
    listTerms(inside.database, large.id, 'category'),
  );
  expect([terms.products, terms.variants]).toEqual([undefined, undefined]);
  expect(terms.product_terms).toBeLessThanOrEqual(10);
});
