/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { ProductCondition } from '@vitrine/core/products/product-collection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { indexAllProducts } from '../products/index.ts';
import { followRules, followRulesFor } from '../products/product-collections/follow-rules.ts';
import { publish } from '../publishing/index.ts';
import { nothingUnlocked } from './unlocked.ts';
import { watchServing } from './watched-serving.fixture.ts';

const inShop = 1500;
const inNeighbour = 6000;
const picked = 200;
const path = '/api/product-collections';

const serving = watchServing();
let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open({ capabilities: serving.capabilities });
  const { database } = shop.server.services;
  const neighbour = await shop.server.createWebsite();
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await publish(shop.server.context(shop.website));
  await plantProducts(database, shop.website, inShop);
  await plantProducts(database, neighbour, inNeighbour);
  for (const website of [shop.website, neighbour]) await indexAllProducts(shop.server.context(website));
  admin = await shop.server.signIn(shop.website);
  await fillByHand('Window', picked);
  await fillByRule('Hand size', 'featured', { kind: 'title', text: 'bowl number' });
  await fillByRule('Cheapest first', 'price', { kind: 'category', term: 'rare' });
  await countLists();
  await settleCatalogue(database);
  await database.query('VACUUM ANALYZE product_collections, product_collection_picks');
  shop.website = await shop.server.reload(shop.website);
});
afterAll(() => shop?.server.stop());

async function create(name: string): Promise<string> {
  const { body } = await admin.post(path, { name });
  return `${path}/${(body as { collection: { id: string } }).collection.id}`;
}

async function fillByHand(name: string, count: number): Promise<void> {
  const productIds = Array.from({ length: count }, (_, at) => productId(3 * (at + 1)));
  expect((await admin.put(`${await create(name)}/products`, { productIds })).status).toBe(200);
}

async function fillByRule(name: string, order: string, condition: ProductCondition): Promise<void> {
  const rule = { isAny: false, order, conditions: [condition] };
  expect((await admin.patch(await create(name), { rule })).status).toBe(200);
  await shop.server.runJobs();
}

async function countLists(): Promise<void> {
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'products.lists' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
}

const productId = (at: number) => `product${String(at).padStart(17, '0')}`;

const make =
  (address: string, query = '') =>
  (inside: Context) =>
    serving.server().make(inside, {
      path: address,
      query: new URLSearchParams(query),
      origin: 'https://shop.test',
      isPreview: false,
      unlocked: nothingUnlocked,
    });

it('PRODUCTLIST-6, WALL-6: a page of a collection reads its own products alone, next to a larger shop', async () => {
  const context = shop.server.context(shop.website);
  for (const [address, query, most] of [
    // Of a collection by hand, all its products are looked at for the list, its numbers and the page.
    ['/shop/collection/window', '', 3 * picked + 30],
    ['/shop/collection/window', 'page=9', 3 * picked + 30],
    // A large one has kept numbers, and is read from the nearer end.
    ['/shop/collection/hand-size', '', 50],
    ['/shop/collection/hand-size', 'page=30', 50],
    ['/shop/collection/hand-size', 'page=62', 50],
    // One in another order than the shop's is gathered and sorted.
    ['/shop/collection/cheapest-first', '', 50],
  ] as const) {
    const name = `${address}?${query}`;
    expect(await make(address, query)(context), name).toMatchObject({ status: 200 });
    const read = await rowsRead(context, make(address, query));
    expect(read.products, name).toBeLessThanOrEqual(most);
    expect(read.variants, name).toBeLessThanOrEqual(60);
    expect(read.product_facets ?? 0, name).toBeLessThanOrEqual(most);
    expect(read.product_totals ?? 0, name).toBeLessThanOrEqual(most);
  }
});

it('PRODUCTLIST-5: after a change of one product its rules look at that product alone', async () => {
  const context = shop.server.context(shop.website);
  const read = await rowsRead(context, inside => followRulesFor(inside, [productId(7)]));
  expect(read.products).toBeLessThanOrEqual(10);
  expect(read.product_facets).toBeLessThanOrEqual(10);
  expect(read.product_terms ?? 0).toBeLessThanOrEqual(20);
});

it('PRODUCTLIST-5: the job reads the shop once for each rule and none of its neighbour', async () => {
  const read = await rowsRead(shop.server.context(shop.website), inside => followRules(inside));
  for (const table of ['products', 'product_facets', 'product_totals', 'product_terms'])
    expect(read[table] ?? 0, table).toBeLessThanOrEqual(2 * inShop + 10);
});
