/** @module-tag slow */
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { listWaitingAtCounter } from '../draft-orders/index.ts';
import { listOrders } from '../orders/order-list.store.ts';
import { listSaleProducts, readVariantsOfCode } from '../products/index.ts';
import { countSalesOfDay, listSalesOfDay } from './counter-sales.store.ts';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  const seller = { country: 'DE' };
  await shop.settle({ seller });
  const { database } = shop.server.services;
  const counter = await shop.server.signIn(shop.website);
  const { variants } = await shop.sell({ variants: [{ price: 500, stock: 99, sku: 'OURS' }] });
  const lines = [{ id: newId(), variantId: variants[0], quantity: 1 }];
  const tender = { kind: 'cash', received: 500 };
  const sold = await counter.post(`/api/point-of-sale/sales/${newId()}`, { lines, total: 500, tender });
  if (sold.status !== 200) throw new Error(sold.text);
  await counter.put(`/api/point-of-sale/parked/${newId()}`, { lines });
  const neighbour = await shop.server.createWebsite();
  await plantProducts(database, neighbour, 5000);
  const [order] = await shop.query<{ id: string }>('SELECT id FROM orders WHERE website_id = $1');
  const from = [shop.website.id, order?.id ?? ''] as const;
  const changes = `'id', 'order' || n, 'cart_id', null, 'number', 10 + n`;
  await copyRows(database, { table: 'orders', from, to: neighbour.id, count: 20_000, changes });
  await database.query(
    `INSERT INTO counter_sales SELECT $1, id, 'cash', 500, '', 'someone', placed_at FROM orders WHERE website_id = $1`,
    [neighbour.id],
  );
  await settleCatalogue(database);
  for (const table of ['orders', 'listed_orders', 'counter_sales', 'draft_orders', 'variants'])
    await database.query(`VACUUM ANALYZE ${table}`);
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

it('WALL-6: the counter finds its sales and products next to a far larger neighbour', async () => {
  const day = { day: '2026-03-02', timeZone: 'UTC' };
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'sales of a day': [
      'counter_sales',
      3,
      inside => listSalesOfDay(inside.database, inside.website.id, { ...day, limit: 50 }),
    ],
    'their number': ['counter_sales', 3, inside => countSalesOfDay(inside.database, inside.website.id, day)],
    'orders of the counter': [
      'orders',
      3,
      inside => listOrders(inside.database, inside.website.id, { limit: 20, channel: 'pointOfSale' }),
    ],
    'parked sales': [
      'draft_orders',
      3,
      inside => listWaitingAtCounter(inside.database, inside.website.id, 50),
    ],
    'a code': ['variants', 3, inside => readVariantsOfCode(inside.database, inside.website.id, 'ours')],
    'no code': ['variants', 0, inside => readVariantsOfCode(inside.database, inside.website.id, 'nothing')],
    products: ['products', 4, inside => listSaleProducts(inside, { search: '', limit: 24 })],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect(read[table] ?? 0, name).toBeLessThanOrEqual(most);
  }
});
