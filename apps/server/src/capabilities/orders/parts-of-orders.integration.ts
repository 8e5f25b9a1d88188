import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import parts from './migrations/0012-parts.sql?raw';
import { listOrders } from './order-list.store.ts';

let shop: TestShop;
let context: Context;
let first: string;
beforeAll(async () => {
  shop = await TestShop.open();
  context = shop.server.context(shop.website);
  const {
    variants: [jug = ''],
  } = await shop.sell({ title: 'Große “Rare” jug\\', variants: [{ price: 900, stock: 3, sku: "it's_1" }] });
  first = (await shop.order(await shop.visitorWith(jug))).orderId;
});
afterAll(() => shop?.server.stop());

const find = (search: string) => async (inside: Context) => {
  const found = await listOrders(inside.database, inside.website.id, { search, limit: 20 });
  return found.ok ? found.value.rows.map(({ id }) => id) : [];
};

/** Copies of the first order, each with its own number and email. */
async function plantOrders(websiteId: string, count: number): Promise<void> {
  const changes = `'id', 'order' || lpad(n::text, 19, '0'), 'number', 100 + n, 'cart_id', NULL,
    'email', 'buyer-' || n || '@example.com'`;
  const from = [shop.website.id, first] as const;
  await copyRows(shop.server.services.database, { table: 'orders', from, to: websiteId, count, changes });
}

it('ORDER-11: an order is found by any part of its words, also after its email has changed', async () => {
  const words = ['GROSSE', 'große', '“rar', 'jug\\', "'S_", 'it%s', "' | 'jug", 'ug'];
  const found = await Promise.all(words.map(async word => (await find(word)(context)).length));
  expect(found).toEqual([0, 1, 1, 1, 1, 0, 0, 1]);
  await shop.query(`UPDATE orders SET email = 'moved@example.org' WHERE website_id = $1`);
  expect([await find('moved@')(context), await find('oved@example.com')(context)]).toEqual([[first], []]);
});

it('ORDER-11: the migration finds existing orders exactly as a new one', async () => {
  const kept = () =>
    shop.query('SELECT order_id, parts::text FROM order_parts WHERE website_id = $1 ORDER BY 1');
  const written = await kept();
  expect(written).toHaveLength(1);
  await shop.query('DELETE FROM order_parts WHERE website_id = $1');
  const [fill = ''] = /^INSERT INTO [^;]+;/m.exec(parts) ?? [];
  await shop.server.services.database.query(fill);
  expect(await kept()).toEqual(written);
});

it('ORDER-11, WALL-6: a search reads only the orders it finds, in a large shop next to a larger one', {
  tags: 'slow',
}, async () => {
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantOrders(large.id, 2000);
  await plantOrders(neighbour.id, 4000);
  for (const table of ['orders', 'listed_orders', 'order_parts'])
    await shop.server.services.database.query(`VACUUM ANALYZE ${table}`);
  const inLarge = shop.server.context(large);
  for (const search of ['buyer-1711', '-1711@ex', '#1811', '1811', 'nothing of this', 'rare']) {
    const read = await rowsRead(inLarge, find(search));
    // What matches is counted up to 1,000 as soon as there is a second page.
    expect(read.orders ?? 0, search).toBeLessThanOrEqual(search === 'rare' ? 1100 : 60);
  }
  expect(await find('buyer-1711')(inLarge)).toEqual(['order0000000000000001711']);
  expect(await find('#1811')(inLarge)).toEqual(['order0000000000000001711']);
  expect(await find('rare')(inLarge)).toHaveLength(20);
});
