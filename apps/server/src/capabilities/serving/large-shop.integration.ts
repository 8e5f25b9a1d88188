/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { findProductPage, indexAllProducts } from '../products/index.ts';
import { publish } from '../publishing/index.ts';
import { nothingUnlocked } from './unlocked.ts';
import { watchServing } from './watched-serving.fixture.ts';

const serving = watchServing();
let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open({ capabilities: serving.capabilities });
  const { database } = shop.server.services;
  await putCollection(shop.server.context(shop.website), {
    sourceKey: 'shop',
    type: collectionTypes.products,
    title: 'Shop',
    slug: 'shop',
  });
  await publish(shop.server.context(shop.website));
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, shop.website, 3000);
  await plantProducts(database, neighbour, 6000);
  for (const website of [shop.website, neighbour]) await indexAllProducts(shop.server.context(website));
  await settleCatalogue(database);
  shop.website = await shop.server.reload(shop.website);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

/** Rendered for this request, as if no page was cached before. */
const make =
  (path: string, query = '') =>
  (inside: Context) =>
    serving.server().make(inside, {
      path,
      query: new URLSearchParams(query),
      origin: 'https://shop.test',
      isPreview: false,
      unlocked: nothingUnlocked,
    });

it('PRODUCT-26, PRODUCT-39, WALL-6: the page of a product reads only that product and the related ones shown, in a large shop next to a larger one', async () => {
  const made = await make('/shop/bowl-1712')(context);
  expect(made).toMatchObject({ status: 200 });
  const read = await rowsRead(context, make('/shop/bowl-1712'));
  expect(read.products).toBeLessThanOrEqual(2 + 2 * 4);
  expect(read.product_terms ?? 0).toBeLessThanOrEqual(1);
  expect(read.variants).toBeLessThanOrEqual(4 + 2 * 4);
  expect(read.stock).toBeLessThanOrEqual(2 + 2 * 4);
});

it('FILTER-4, WALL-6: a filtered or sorted list reads the products it finds or walks past, in a large shop next to a larger one', async () => {
  for (const [path, query, most] of [
    ['/shop', 'sort=newest', 1100],
    ['/shop', 'sort=-price', 1100],
    ['/shop', 'category=rare', 100],
    ['/shop', 'category=rare&stock=in&sort=price', 100],
    ['/shop/category/rare', 'from=10&to=10.50', 100],
    ['/shop/category/bowls', 'stock=in', 1700],
    ['/shop', 'from=999', 3100],
  ] as const) {
    expect(await make(path, query)(context), path).toMatchObject({ status: 200 });
    const read = await rowsRead(context, make(path, query));
    expect(read.products ?? 0, `${path}?${query}`).toBeLessThanOrEqual(most);
    expect(read.product_terms ?? 0, `${path}?${query}`).toBeLessThanOrEqual(20);
    expect(read.variants ?? 0, `${path}?${query}`).toBeLessThanOrEqual(60);
    expect(read.product_facets ?? 0, `${path}?${query}`).toBeLessThanOrEqual(25_000);
  }
});

it('SERVE-7, SEO-3: the sitemap of a large shop is split, and each file reads only its own entries', async () => {
  const text = async (path: string) => {
    const made = await make(path)(context);
    return 'body' in made && 'websiteId' in made ? made.body.identity.toString() : '';
  };
  await plantProducts(shop.server.services.database, shop.website, 7000, { from: 3001 });
  const later = {
    ...context,
    website: { ...context.website, contentVersion: context.website.contentVersion + 1 },
  };
  context = later;
  const index = await text('/sitemap.xml');
  const files = [...index.matchAll(/<loc>https:\/\/shop\.test([^<]+)/g)].map(found => found[1] ?? '');
  expect(files).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml', '/sitemap-products-2.xml']);
  const addresses = new Set<string>();
  for (const path of files)
    for (const [, address = ''] of (await text(path)).matchAll(/<loc>([^<]+)/g)) addresses.add(address);
  // The shop, its products, and the form of withdrawal.
  expect(addresses.size).toBe(10_002);
  expect(addresses).toContain('https://shop.test/shop/bowl-10000');
  expect(await make('/sitemap-products-3.xml')(context)).toMatchObject({ status: 404 });
  await settleCatalogue(shop.server.services.database);
  const read = await rowsRead(context, make('/sitemap-products-2.xml'));
  expect(read.products).toBeLessThanOrEqual(5000);
  expect([read.variants, read.stock, read.assets]).toEqual([undefined, undefined, undefined]);
  const first = await rowsRead(context, make('/sitemap.xml'));
  expect(first.products ?? 0).toBeLessThanOrEqual(10);
});

it('PRODUCT-26, WALL-6: a page of the shop, of a category and the last of both read only the products on them', async () => {
  for (const [path, query] of [
    ['/shop', ''],
    ['/shop', 'page=125'],
    ['/shop/category/bowls', ''],
    ['/shop/category/bowls', 'page=62'],
    ['/shop/category/rare', 'page=2'],
  ] as const) {
    expect(await make(path, query)(context), path).toMatchObject({ status: 200 });
    const read = await rowsRead(context, make(path, query));
    expect(read.products, `${path}?${query}`).toBeLessThanOrEqual(50);
    expect(read.product_terms ?? 0, `${path}?${query}`).toBeLessThanOrEqual(20);
    expect(read.variants, `${path}?${query}`).toBeLessThanOrEqual(60);
  }
});

it('PRODUCT-26: the pages of the shop, counted from the nearer end, have its products in order', async () => {
  for (const term of [null, { kind: 'category', slug: 'bowls' } as const]) {
    const { total } = await findProductPage(context, { term, limit: 1, offset: 0 });
    const ids: string[] = [];
    for (let offset = 0; offset < total + 170; offset += 170) {
      const page = await findProductPage(context, { term, limit: 170, offset });
      expect(page.products).toHaveLength(Math.max(0, Math.min(170, total - offset)));
      ids.push(...page.products.map(({ id }) => id));
    }
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(total);
  }
});
