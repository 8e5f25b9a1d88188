import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { CollectedProduct, ProductCollection } from '@vitrine/core/products/product-collection.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../../test/harness.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { putCollection } from '../../collections/index.ts';
import { publish } from '../../publishing/index.ts';
import { upsertProducts } from '../index.ts';

let shop: TestShop;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

beforeEach(async () => {
  shop = await TestShop.on(shop.server);
  const context = shop.server.context(shop.website);
  await putCollection(context, shopPage);
  await put('Round bowl', { categories: ['Bowls'], tags: ['Gift'], price: 3000 });
  await put('Flat plate', { categories: ['Plates'], tags: [], price: 1000 });
  await put('Small bowl', { categories: ['Bowls'], tags: [], price: 500 });
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  admin = await shop.server.signIn(shop.website, 'storeManager');
  visitor = shop.server.client(shop.website);
});

const shopPage = {
  sourceKey: 'shop',
  type: collectionTypes.products,
  title: 'Shop',
  slug: 'shop',
} as const;

interface Given {
  readonly categories: string[];
  readonly tags: string[];
  readonly price: number;
  readonly salePrice?: number;
}

const put = async (title: string, { categories, tags, price, salePrice }: Given) => {
  const sale = salePrice === undefined ? {} : { salePrice, isOnSale: true };
  const product = { title, state: 1 as const, categories, tags, variants: [{ price, ...sale }] };
  const done = await upsertProducts(shop.server.context(shop.website), [{ sourceKey: title, product }]);
  expect(done.ok).toBe(true);
};
const path = '/api/product-collections';
const collectionOf = (answer: TestAnswer) => (answer.body as { collection: ProductCollection }).collection;
const create = async (name: string) => collectionOf(await admin.post(path, { name }));
const idsOf = async (...titles: string[]): Promise<Id[]> => {
  const rows = await shop.query<{ id: Id; title: string }>(
    'SELECT id, title FROM products WHERE website_id = $1',
  );
  return titles.map(title => rows.find(row => row.title === title)?.id ?? '');
};
const arrange = async (id: Id, ...titles: string[]) =>
  admin.put(`${path}/${id}/products`, { productIds: await idsOf(...titles) });
const rule = (conditions: object[], more: object = {}) => ({
  rule: { isAny: false, conditions, order: 'featured', ...more },
});
const listed = async (address: string) => {
  const { text } = await visitor.get(address);
  return [...text.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
};
const fill = async (name: string, conditions: object[], more: object = {}) => {
  const { id, address } = await create(name);
  expect((await admin.patch(`${path}/${id}`, rule(conditions, more))).status).toBe(200);
  await shop.server.runJobs();
  return { id, address };
};

it('PRODUCTLIST-1, PRODUCTLIST-2: a collection has its own page, and an old address leads to the new one', async () => {
  const made = await create('Gifts');
  expect(made).toMatchObject({ slug: 'gifts', address: '/shop/collection/gifts', rule: null });
  expect((await create('Gifts')).slug).toBe('gifts-2');
  expect((await visitor.get(made.address)).text).toContain('Gifts');
  const settings = { name: 'Presents', slug: 'presents', description: 'For friends.', seoTitle: 'Give' };
  expect((await admin.patch(`${path}/${made.id}`, settings)).status).toBe(200);
  expect((await visitor.get(made.address)).headers.location).toBe('/shop/collection/presents');
  const page = (await visitor.get('/shop/collection/presents')).text;
  expect(page).toContain('For friends.');
  expect(page).toContain('<title>Give');
  const before = (await admin.get(path)).body;
  expect((await admin.patch(`${path}/${made.id}`, { slug: 'gifts-2' })).body).toMatchObject({
    error: 'productCollections.slugTaken',
  });
  expect((await admin.patch(`${path}/${made.id}`, { imageId: newId() })).body).toMatchObject({
    error: 'productCollections.unknownImage',
  });
  expect((await admin.get(path)).body).toEqual(before);
});

it('PRODUCTLIST-10: the sitemap lists collections, but neither a deleted one nor those of a hidden shop', async () => {
  const { id, address } = await create('Gifts');
  const { address: other } = await create('Window');
  const listedPages = async () => {
    const { text } = await visitor.get('/sitemap.xml');
    return [...text.matchAll(/<loc>[^<]*?(\/shop\/collection\/[^<]+)/g)].map(([, found]) => found).toSorted();
  };
  expect(await listedPages()).toEqual([address, other]);
  await admin.delete(`${path}/${id}`);
  expect(await listedPages()).toEqual([other]);
  const context = shop.server.context(shop.website);
  await putCollection(context, { ...shopPage, state: 'hidden' });
  await publish(context);
  await expect.poll(listedPages).toEqual([]);
});

it('PRODUCTLIST-1: a website has at most 500 product collections', async () => {
  await shop.query(
    `INSERT INTO product_collections (website_id, id, slug, name, created_at, updated_at)
     SELECT $1, lpad('c' || n, 24, '0'), 'c' || n, 'c', now(), now() FROM generate_series(1, 500) AS n`,
  );
  expect((await admin.post(path, { name: 'More' })).body).toMatchObject({
    error: 'productCollections.tooMany',
  });
  expect((await admin.get(path)).body).toMatchObject({ collections: { length: 500 } });
});

it('PRODUCTLIST-3, PRODUCTLIST-6: products are arranged by hand, and a page shows those that visitors see', async () => {
  const { id, address } = await create('Window');
  expect((await arrange(id, 'Small bowl', 'Round bowl', 'Flat plate')).status).toBe(200);
  expect(await listed(address)).toEqual(['Small bowl', 'Round bowl', 'Flat plate']);
  expect(await listed(`${address}?sort=price`)).toEqual(['Small bowl', 'Flat plate', 'Round bowl']);
  expect(await listed(`${address}?category=bowls`)).toEqual(['Small bowl', 'Round bowl']);
  await arrange(id, 'Flat plate', 'Small bowl');
  expect(await listed(address)).toEqual(['Flat plate', 'Small bowl']);
  const [plate = ''] = await idsOf('Flat plate');
  await admin.delete(`/api/products/${plate}`);
  expect(await listed(address)).toEqual(['Small bowl']);
  await admin.post(`/api/products/${plate}/restore`);
  const { products } = (await admin.get(`${path}/${id}/products`)).body as { products: CollectedProduct[] };
  expect(products.map(({ title, isVisible }) => [title, isVisible])).toEqual([
    ['Flat plate', false],
    ['Small bowl', true],
  ]);
});

it('PRODUCTLIST-3: an unknown product, more than 250, and arranging what a rule fills are refused', async () => {
  const { id } = await create('Window');
  await arrange(id, 'Small bowl');
  const many = Array.from({ length: 251 }, () => newId());
  expect((await admin.put(`${path}/${id}/products`, { productIds: many })).body).toMatchObject({
    error: 'call.invalid',
    errors: { productIds: expect.stringContaining('250') },
  });
  expect((await admin.put(`${path}/${id}/products`, { productIds: [newId()] })).body).toMatchObject({
    error: 'productCollections.unknownProduct',
  });
  expect((await admin.get(`${path}/${id}/products`)).body).toMatchObject({
    products: [{ title: 'Small bowl' }],
  });
  await admin.patch(`${path}/${id}`, rule([{ kind: 'sale' }]));
  expect((await arrange(id, 'Flat plate')).body).toMatchObject({ error: 'productCollections.byRule' });
});

it('PRODUCTLIST-4, PRODUCTLIST-6: a rule finds products by all or any of its conditions, in its order', async () => {
  const bowls = { kind: 'category', term: 'bowls' };
  const found = async (conditions: object[], more: object = {}) => {
    const { body } = await admin.post(`${path}/preview`, rule(conditions, more));
    const { total, products } = body as { total: number; products: CollectedProduct[] };
    expect(total).toBe(products.length);
    return products.map(({ title }) => title);
  };
  expect(await found([])).toEqual([]);
  expect(await found([bowls])).toEqual(['Round bowl', 'Small bowl']);
  expect(await found([bowls], { order: 'price' })).toEqual(['Small bowl', 'Round bowl']);
  expect(await found([bowls, { kind: 'tag', tag: 'gift' }])).toEqual(['Round bowl']);
  expect(
    await found(
      [
        { kind: 'tag', tag: 'Gift' },
        { kind: 'title', text: 'PLATE' },
      ],
      { isAny: true },
    ),
  ).toEqual(['Round bowl', 'Flat plate']);
  expect(await found([{ kind: 'price', from: 600, to: 1000 }])).toEqual(['Flat plate']);
  expect(await found([{ kind: 'type', type: 2 }])).toEqual([]);
  expect(await found([{ kind: 'created', days: 7 }, { kind: 'stock' }])).toHaveLength(3);
  const { address } = await fill('Cheap bowls', [bowls], { order: 'price' });
  expect(await listed(address)).toEqual(['Small bowl', 'Round bowl']);
  expect(await listed(`${address}?tag=gift`)).toEqual(['Round bowl']);
  expect((await admin.get(path)).body).toMatchObject({ collections: [{ isByRule: true, count: 2 }] });
});

it('PRODUCTLIST-5: what a rule finds follows products, prices and time', async () => {
  const { id, address } = await fill('Up to ten', [{ kind: 'price', from: null, to: 1000 }]);
  expect(await listed(address)).toEqual(['Flat plate', 'Small bowl']);
  await put('Flat plate', { categories: ['Plates'], tags: [], price: 2000 });
  expect(await listed(address)).toEqual(['Small bowl']);
  await put('Cup', { categories: [], tags: [], price: 900 });
  expect(await listed(address)).toEqual(['Small bowl', 'Cup']);
  const recent = await fill('New', [{ kind: 'created', days: 2 }]);
  expect(await listed(recent.address)).toHaveLength(4);
  await shop.query(
    `UPDATE products SET created_at = created_at - interval '3 days' WHERE website_id = $1 AND title <> 'Cup'`,
  );
  await admin.patch(`${path}/${recent.id}`, { rule: await ruleOf(recent.id) });
  await shop.server.runJobs();
  expect(await listed(recent.address)).toEqual(['Cup']);
  await admin.patch(`${path}/${id}`, { rule: null });
  await shop.server.runJobs();
  expect(await listed(address)).toEqual([]);
  expect(
    await shop.query(
      "SELECT slug FROM product_terms WHERE website_id = $1 AND kind = 'collection' AND slug = $2",
      id,
    ),
  ).toEqual([]);
});

const ruleOf = async (id: Id) => collectionOf(await admin.get(`${path}/${id}`)).rule;

it('PRODUCTLIST-7: a deleted collection leaves the website, is restored as it was, or removed for good', async () => {
  const { id, address } = await fill('Bowls', [{ kind: 'title', text: 'bowl' }]);
  expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
  await shop.server.runJobs();
  expect((await visitor.get(address)).status).toBe(404);
  expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  expect((await admin.get('/api/trash')).body).toMatchObject({
    things: [{ kind: 'productCollection', title: 'Bowls' }],
  });
  expect((await admin.post(`${path}/${id}/restore`)).status).toBe(204);
  await shop.server.runJobs();
  expect(await listed(address)).toEqual(['Round bowl', 'Small bowl']);
  await admin.delete(`${path}/${id}`);
  expect((await admin.delete(`/api/trash/productCollection/${id}`)).status).toBe(204);
  expect((await admin.post(`${path}/${id}/restore`)).status).toBe(404);
});

it('PRODUCTLIST-8: changes are recorded, and people who only edit content are refused', async () => {
  const { id } = await create('Gifts');
  await arrange(id, 'Round bowl');
  const acts = await shop.query<{ act: string }>(
    "SELECT act FROM audit_log WHERE website_id = $1 AND act LIKE 'productCollection%' ORDER BY at",
  );
  expect(acts.map(({ act }) => act)).toEqual(['productCollection.created', 'productCollection.arranged']);
  const editor = await shop.server.signIn(shop.website, 'editor');
  expect((await editor.post(path, { name: 'No' })).status).toBe(403);
  expect((await admin.get(path)).body).toMatchObject({ collections: { length: 1 } });
});
