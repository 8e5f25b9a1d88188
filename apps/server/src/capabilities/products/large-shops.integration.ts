/** @module-tag slow */
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { readFilters } from '@vitrine/core/products/product-filters.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import {
  countProducts,
  findCategoryPlace,
  findFilteredProducts,
  indexAllProducts,
  listVisibleCategories,
  termOfShop,
  termWithin,
} from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const noFilters = readFilters(new URLSearchParams());

it('SHOPS-4, FILTER-9: a small shop reads its own products, beside a large one and a larger neighbour', async () => {
  const { server } = shop;
  const [website, neighbour] = [await server.createWebsite(), await server.createWebsite()];
  const database = server.context(website).database;
  await plantProducts(database, website, 3000);
  await plantProducts(server.context(neighbour).database, neighbour, 6000);
  await indexAllProducts(server.context(neighbour));
  const page = (slug: string) =>
    putCollection(server.context(website), {
      ...{ sourceKey: slug, type: collectionTypes.products, title: slug, slug },
    });
  const [main, second] = [(await page('shop')).id, (await page('outlet')).id];
  await database.query(`UPDATE products SET shop_ids = ARRAY[$2] WHERE website_id = $1 AND position <= 40`, [
    website.id,
    second,
  ]);
  await publish(server.context(website));
  await server.runJobs();
  await settleCatalogue(database);
  const context = server.context(await server.reload(website));
  const term = await termOfShop(context, second);
  expect(term).toEqual({ kind: 'shop', slug: second });
  expect(await countProducts(context, term)).toBe(40);
  expect(await countProducts(context, await termOfShop(context, main))).toBe(2960);
  const list = (of: typeof term) => ({
    ...{ term: of, ids: null, offered: [], filters: noFilters, limit: 24, offset: 0 },
  });
  const within = term && termWithin(term, { kind: 'category', slug: 'bowls' });
  const work: ((inside: Context) => Promise<unknown>)[] = [
    async inside => expect((await findFilteredProducts(inside, list(term))).total).toBe(40),
    async inside => expect((await findFilteredProducts(inside, list(within))).total).toBe(20),
    inside => listVisibleCategories(inside, { parentId: null, shop: term }),
    inside => findCategoryPlace(inside, { slug: 'bowls', shop: term }),
  ];
  const read = [];
  for (const one of work) read.push(await rowsRead(context, one));
  const much = read.map(rows => Object.entries(rows).filter(([, count]) => count > 300));
  expect(much).toEqual([[], [], [], []]);
});
