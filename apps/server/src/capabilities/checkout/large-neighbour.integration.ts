import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { readCartByToken } from '../cart/cart.store.ts';
import { countByState, listOrders } from '../orders/orders.store.ts';
import { TestShop } from './shop.fixture.ts';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const { variants } = await shop.sell();
  await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, neighbour, 5000);
  // One order, its cart and its session, copied many times: 200 here, 20,000 for the neighbour.
  for (const [id, count] of [
    [shop.website.id, 200],
    [neighbour.id, 20_000],
  ] as const)
    for (const [table, names] of [
      ['orders', `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n`],
      ['carts', `'id', 'cart' || n, 'token_hash', 'token' || n`],
    ])
      await database.query(
        `INSERT INTO ${table} SELECT (json_populate_record(one, json_build_object('website_id', $2::text, ${names}))).*
         FROM ${table} AS one, generate_series(1, $3::int) AS n
         WHERE (website_id, id) = (SELECT website_id, id FROM ${table} WHERE website_id = $1 ORDER BY id DESC LIMIT 1)`,
        [shop.website.id, id, count],
      );
  await settleCatalogue(database);
  for (const table of ['orders', 'carts', 'cart_entries']) await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('WALL-6: orders and carts are found next to a far larger neighbour by reading only the rows shown', async () => {
  const page = { search: '', state: null, limit: 20, before: null, among: null };
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'a page of orders': ['orders', 30, inside => listOrders(inside.database, inside.website.id, page)],
    'placed orders': [
      'orders',
      210,
      inside => listOrders(inside.database, inside.website.id, { ...page, state: 'placed' }),
    ],
    'a search of orders': [
      'orders',
      210,
      inside => listOrders(inside.database, inside.website.id, { ...page, search: 'nobody' }),
    ],
    'how many orders': ['orders', 210, inside => countByState(inside.database, inside.website.id)],
    'a cart': ['carts', 2, inside => readCartByToken(inside.database, inside.website.id, 'token7')],
    'no cart': ['carts', 0, inside => readCartByToken(inside.database, inside.website.id, newId())],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, name).toBeLessThanOrEqual(most);
  }
});
