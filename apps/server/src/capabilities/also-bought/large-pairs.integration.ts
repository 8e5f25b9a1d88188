import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { findAlsoBought } from './find-also-bought.ts';
import { pairOrders } from './pair-orders.ts';

const partners = 1000;
/** Each of these was bought with each of the others. */
const popular = 50;

let shop: TestShop;
let context: Context;
let variantId = '';
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  for (const one of [shop, await TestShop.on(shop.server)]) {
    const { id, variants } = await one.sell({ title: 'Mug' });
    if (one === shop) variantId = variants[0] ?? '';
    await database.query('ALTER TABLE products DISABLE TRIGGER USER');
    await copyRows(database, {
      table: 'products',
      from: [one.website.id, id],
      to: one.website.id,
      count: partners,
      changes: `'id', 'partner' || lpad(n::text, 17, '0'), 'slug', 'partner-' || n`,
    });
    await database.query('ALTER TABLE products ENABLE TRIGGER USER');
    await database.query(
      `INSERT INTO bought_together SELECT $1, a.id, b.id, 2 + abs(hashtext(a.id || b.id)) % 1000
       FROM (SELECT id FROM products WHERE website_id = $1 ORDER BY id LIMIT ${popular}) a
       JOIN products b ON b.website_id = $1 AND b.id <> a.id`,
      [one.website.id],
    );
  }
  await database.query('VACUUM ANALYZE bought_together');
  await database.query('VACUUM ANALYZE products');
  context = shop.server.context(shop.website);
}, 300_000);
afterAll(() => shop?.server.stop());

it('WALL-6, ALSOBOUGHT-3: what is shown below a cart and counted for an order reads no more than a bounded number of rows', async () => {
  const shown = await rowsRead(context, inside => findAlsoBought(inside, [{ variantId }]));
  expect(shown.bought_together ?? 0).toBeLessThanOrEqual(24);
  expect(shown.products ?? 0).toBeLessThanOrEqual(48);
  const { variants } = await shop.sell({ title: 'Bowl' });
  const visitor = await shop.visitorWith(variantId);
  await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[0] ?? '', quantity: 1 });
  await shop.order(visitor);
  const counted = await rowsRead(context, async inside => {
    const { id } = inside.website;
    await inside.database.query('DELETE FROM paired_orders WHERE website_id = $1', [id]);
    await inside.database.query(
      'INSERT INTO orders_to_pair (website_id, order_id) SELECT $1, id FROM orders WHERE website_id = $1',
      [id],
    );
    await pairOrders(inside);
  });
  expect(counted.bought_together ?? 0).toBeLessThanOrEqual(8);
  expect(counted.orders).toBeLessThanOrEqual(4);
  expect(counted.products).toBeLessThanOrEqual(8);
});
