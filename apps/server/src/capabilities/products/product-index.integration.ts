import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { indexAllProducts, searchProducts } from './index.ts';
import { listProducts } from './list-products.ts';
import ofVisitors from './migrations/0007-index.sql?raw';
import ofHidden from './migrations/0011-below-the-wall.sql?raw';
import ofParts from './migrations/0017-search-parts.sql?raw';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

const found = async (query: string): Promise<string[]> => {
  const { products } = await searchProducts(context, { query, limit: 20, offset: 0 });
  return products.map(product => product.title);
};
/** The complete index of the products. */
const index = async () => ({
  texts: await shop.query(
    'SELECT product_id, config, text::text FROM product_texts WHERE website_id = $1 ORDER BY 1',
  ),
  terms: await shop.query(
    'SELECT * FROM product_terms WHERE website_id = $1 ORDER BY product_id, kind, slug',
  ),
});

it('PRODUCT-24: every change of a product leaves the index equal to a full rebuild', async () => {
  const admin = await shop.server.signIn(shop.website);
  const { id } = await shop.sell({
    title: 'Moon jar',
    categories: ['Vases'],
    tags: ['Celadon'],
    description: textOf('Fired for thirty hours.'),
    variants: [{ price: 100, sku: 'MOON' }],
  });
  const { id: other } = await shop.sell({ title: 'Lid' });
  const many = (action: object) => admin.post('/api/products/bulk', { ids: [id, other], action });
  const steps: [string, () => Promise<{ status: number }>][] = [
    ['its title', () => admin.patch(`/api/products/${id}`, { title: 'Sun jar' })],
    ['its variants', () => admin.patch(`/api/products/${id}`, { variants: [{ price: 90, sku: 'SUN' }] })],
    ['its terms', () => admin.patch(`/api/products/${id}`, { categories: ['Jars'], tags: [] })],
    ['its place', () => admin.patch(`/api/products/${id}`, { position: 7 })],
    [
      'a time to come',
      () => admin.patch(`/api/products/${id}`, { state: 2, publishAt: '2031-01-01T00:00:00Z' }),
    ],
    ['a category for several', () => many({ kind: 'addCategory', name: 'New' })],
    ['a category taken away', () => many({ kind: 'removeCategory', name: 'Jars' })],
    ['several hidden', () => many({ kind: 'setState', state: 4 })],
    ['several shown', () => many({ kind: 'setState', state: 1 })],
    ['several deleted', () => many({ kind: 'delete' })],
    ['several restored', () => many({ kind: 'restore' })],
    ['a copy', () => admin.post(`/api/products/${id}/duplicate`, {})],
    ['one deleted', () => admin.delete(`/api/products/${id}`)],
    ['one restored', () => admin.post(`/api/products/${id}/restore`, {})],
    ['one shown', () => admin.patch(`/api/products/${id}`, { state: 1 })],
  ];
  for (const [name, step] of steps) {
    expect(Math.floor((await step()).status / 100), name).toBe(2);
    const written = await index();
    await shop.query('DELETE FROM product_texts WHERE website_id = $1');
    await shop.query('DELETE FROM product_terms WHERE website_id = $1');
    await indexAllProducts(context);
    expect(written, name).toEqual(await index());
  }
  expect(await found('sun')).toEqual(['Sun jar']);
});

it('PRODUCT-24: another language indexes all products again, in a job', async () => {
  await shop.sell({ title: 'Kannen' });
  const admin = await shop.server.signIn(shop.website);
  await admin.patch('/api/website/settings', { settings: { language: 'de' } });
  await shop.server.runJobs();
  shop.website = await shop.server.reload(shop.website);
  context = shop.server.context(shop.website);
  expect(await found('kanne')).toEqual(['Kannen']);
  const { texts } = await index();
  expect(new Set(texts.map(row => (row as { config: string }).config))).toEqual(new Set(['german']));
});

it('PRODUCT-24: the migration indexes existing products exactly as a write does', async () => {
  await shop.sell({ title: 'Later', state: 2, publishAt: '2031-01-01T00:00:00Z', categories: ['Coming'] });
  await shop.sell({ title: 'Unseen', state: 4, categories: ['Hidden'] });
  const written = await index();
  await shop.query('DELETE FROM product_texts WHERE website_id = $1');
  await shop.query('DELETE FROM product_terms WHERE website_id = $1');
  for (const migration of [ofVisitors, ofHidden, ofParts])
    for (const [statement] of migration.matchAll(/^(INSERT INTO|UPDATE) [^;]+;/gm))
      await shop.server.services.database.query(statement);
  expect(await index()).toEqual(written);
});

it('PRODUCT-24: the studio finds hidden and deleted products by category', async () => {
  const hidden = { state: 4 as const, categories: ['Back room'] };
  const [kept, gone] = [
    await shop.sell({ title: 'Kept', ...hidden }),
    await shop.sell({ title: 'Gone', ...hidden }),
  ];
  const admin = await shop.server.signIn(shop.website);
  await admin.delete(`/api/products/${gone.id}`);
  const titles = async (query: string) => {
    const { body } = await admin.get(`/api/products?category=back-room${query}`);
    return (body as { products: { title: string }[] }).products.map(({ title }) => title);
  };
  expect([await titles(''), await titles('&isDeleted=true')]).toEqual([['Kept'], ['Gone']]);
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get(`/api/commerce/products/${kept.id}`)).status).toBe(404);
  const shown = await context.database.query(
    `SELECT FROM product_terms WHERE slug = 'back-room' AND (publish_at IS NULL OR publish_at <= '9999-01-01')`,
  );
  expect(shown).toEqual([]);
});

it('PRODUCT-24: a search works on a read-only connection', async () => {
  await context.database.transaction(async transaction => {
    await transaction.query('SET TRANSACTION READ ONLY');
    const { products } = await searchProducts(within(context, transaction), {
      query: 'kanne',
      limit: 5,
      offset: 0,
    });
    expect(products.map(product => product.title)).toEqual(['Kannen']);
  });
});

it('PRODUCT-25, PRODUCT-27, WALL-6: a search and a page of the studio read only what they show, in a large shop next to a larger one', {
  tags: 'slow',
}, async () => {
  const { database } = shop.server.services;
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantProducts(database, large, 1800);
  await plantProducts(database, neighbour, 4000);
  for (const website of [large, neighbour]) await indexAllProducts(shop.server.context(website));
  await settleCatalogue(database);
  const search = (query: string) => (inside: Context) =>
    searchProducts(inside, { query, limit: 20, offset: 0 });
  const inLarge = shop.server.context(large);
  for (const query of ['1711', 'SKU-1711', 'bowl -turned', 'the', 'nothing of this']) {
    const read = await rowsRead(inLarge, search(query));
    expect(read.product_texts ?? 0, query).toBeLessThanOrEqual(2);
    expect(read.products ?? 0, query).toBeLessThanOrEqual(10);
    expect(read.variants ?? 0, query).toBeLessThanOrEqual(10);
  }
  const common = await rowsRead(inLarge, search('bowl'));
  expect(common.product_texts).toBeLessThanOrEqual(1002);
  expect(common.products).toBeLessThanOrEqual(120);
  expect(await searchProducts(inLarge, { query: 'bowl', limit: 1, offset: 0 })).toMatchObject({
    total: 1000,
    isMore: true,
  });
  expect(await searchProducts(inLarge, { query: '1711', limit: 1, offset: 0 })).toMatchObject({
    total: 1,
    isMore: false,
  });
  const keeper =
    (sort: 'position' | 'title' | 'newest' | 'updated', category?: string) => (inside: Context) =>
      listProducts(inside, {
        search: '',
        category,
        isExact: false,
        isDeleted: false,
        sort,
        direction: 'ascending',
        limit: 20,
      });
  for (const sort of ['position', 'title', 'newest', 'updated'] as const) {
    const read = await rowsRead(inLarge, keeper(sort));
    expect(read.products, sort).toBeLessThanOrEqual(200);
    expect(read.variants, sort).toBeLessThanOrEqual(20);
    expect(read.stock, sort).toBeLessThanOrEqual(20);
  }
  const rare = await rowsRead(inLarge, keeper('position', 'rare'));
  expect(rare.products).toBeLessThanOrEqual(100);
  // Of a word that thousands have, those added last are ranked; a rarer one is found wherever it is.
  await shop.query(`UPDATE product_texts SET number = 20000 WHERE website_id = '${large.id}' AND $1 <> ''
    AND product_id = 'product00000000000001800'`);
  await plantProducts(database, large, 1100, { from: 1801 });
  await indexAllProducts(inLarge);
  const idsOf = async (query: string) =>
    (await searchProducts(inLarge, { query, limit: 50, offset: 0 })).products.map(({ id }) => id);
  expect((await idsOf('bowl')).filter(id => id <= 'product00000000000001800')).toEqual([]);
  expect(await idsOf('1711')).toEqual(['product00000000000001711']);
  expect(await idsOf('SKU-1711')).toEqual(['product00000000000001711']);
  // A small shop pays nothing for words that its neighbours also use, whichever plan it gets.
  const small = await shop.server.createWebsite();
  await plantProducts(database, small, 1, { from: 9001 });
  await indexAllProducts(shop.server.context(small));
  await settleCatalogue(database);
  const own = await rowsRead(shop.server.context(small), search('bowl'));
  expect(own.product_texts).toBeLessThanOrEqual(3);
});
