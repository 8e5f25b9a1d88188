import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { findSaleVariants } from './find-sale-variants.ts';

let shop: TestShop;
let context: Context;
let variantIds: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const cups = await shop.sell({ title: 'Cup', categories: ['Cups', 'Gifts'] });
  const mugs = await shop.sell({ title: 'Mug', categories: ['Mugs'] });
  variantIds = [...cups.variants, ...mugs.variants];
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, shop.website, 500);
  await plantProducts(database, neighbour, 5000);
  const [category] = await shop.query<{ id: string }>(
    "SELECT id FROM product_categories WHERE website_id = $1 AND term = 'cups'",
  );
  const changes = [
    `'id', 'category' || n, 'term', 'term-' || n, 'slug', 'term-' || n, 'name', 'Term ' || n, 'word', 'term ' || n`,
    `'path', jsonb_build_array('term-' || n), 'position', n`,
  ].join(', ');
  for (const [to, count] of [
    [shop.website.id, 1000],
    [neighbour.id, 20_000],
  ] as const)
    await copyRows(database, {
      ...{ table: 'product_categories', from: [shop.website.id, category?.id ?? ''], to, count, changes },
    });
  await settleCatalogue(database);
  await database.query('VACUUM ANALYZE product_categories');
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('WALL-6, DISCOUNT-12: what a cart sells, with the terms that discounts ask for, is read from its own rows among many and next to a larger neighbour', async () => {
  const found = await findSaleVariants(context, variantIds);
  expect([...found.values()].map(({ categories }) => categories.toSorted())).toEqual([
    ['cups', 'gifts'],
    ['mugs'],
  ]);
  const read = await rowsRead(context, inside => findSaleVariants(inside, variantIds));
  const { product_categories: categories = 0, products = 0, variants = 0, stock = 0 } = read;
  expect(categories, JSON.stringify(read)).toBeLessThanOrEqual(3);
  expect(Math.max(products, variants, stock), JSON.stringify(read)).toBeLessThanOrEqual(2);
});
