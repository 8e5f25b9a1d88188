/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { readCartByToken } from '../cart/cart.store.ts';
import { deleteCartsBefore } from '../cart/old-carts.store.ts';
import { countOrders, countOrderTasks } from '../orders/count-orders.store.ts';
import { listOrders } from '../orders/order-list.store.ts';
import { ordersOfBuyer } from '../orders/orders-of-buyer.ts';
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
  ] as const) {
    for (const [table, changes] of [
      ['orders', `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n`],
      ['carts', `'id', 'cart' || n, 'token_hash', 'token' || n`],
    ] as const) {
      const [row] = await shop.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE website_id = $1 ORDER BY id DESC LIMIT 1`,
      );
      const from = [shop.website.id, row?.id ?? ''] as const;
      await copyRows(database, { table, from, to: id, count, changes });
    }
  }
  // Few of ours have the tag, and all of the neighbour's.
  await database.query(
    `INSERT INTO order_tags SELECT website_id, 'gift', id, 'Gift' FROM orders WHERE website_id = $1 OR number <= 3`,
    [neighbour.id],
  );
  await settleCatalogue(database);
  for (const table of ['orders', 'listed_orders', 'carts', 'cart_entries', 'order_tags'])
    await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('WALL-6: orders and carts are found next to a far larger neighbour by reading only the rows shown', async () => {
  const page = { limit: 20 };
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
    'orders with a tag': [
      'orders',
      5,
      inside => listOrders(inside.database, inside.website.id, { ...page, tag: 'Gift' }),
    ],
    'a buyer’s own orders': ['orders', 210, inside => ordersOfBuyer(inside, 'ann@example.com')],
    'orders of a month': [
      'listed_orders',
      210,
      inside => listOrders(inside.database, inside.website.id, { ...page, since: new Date('2026-03-01') }),
    ],
    'how many orders': ['listed_orders', 210, inside => countOrders(inside.database, inside.website.id)],
    'what waits': ['listed_orders', 420, inside => countOrderTasks(inside.database, inside.website.id)],
    'a cart': ['carts', 2, inside => readCartByToken(inside.database, inside.website.id, 'token7')],
    'old carts': [
      'carts',
      0,
      inside => deleteCartsBefore(inside.database, inside.website.id, { before: new Date(0), limit: 1000 }),
    ],
    'no cart': ['carts', 0, inside => readCartByToken(inside.database, inside.website.id, newId())],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, name).toBeLessThanOrEqual(most);
  }
});
