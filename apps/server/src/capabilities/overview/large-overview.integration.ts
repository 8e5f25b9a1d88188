/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { readOverview } from './read-overview.ts';

const ofOurs = 4000;
const ofNeighbour = 8000;
let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const { variants } = await shop.sell();
  await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const neighbour = await shop.server.createWebsite();
  const [row] = await shop.query<{ id: string }>('SELECT id FROM orders WHERE website_id = $1');
  for (const [id, count] of [
    [shop.website.id, ofOurs],
    [neighbour.id, ofNeighbour],
  ] as const) {
    await copyRows(database, {
      table: 'orders',
      from: [shop.website.id, row?.id ?? ''],
      to: id,
      count,
      changes: `'id', 'order' || n, 'cart_id', 'cart' || n, 'number', 10 + n, 'state', 'completed'`,
    });
    // Over the 300 days that end a week ago.
    await database.query(
      `INSERT INTO ledger_postings (website_id, event, line, kind, order_id, account, detail, country, region, base, amount,
         currency, is_test, at)
       SELECT $1, 'sale:' || n, line, 'sale', 'order' || n, CASE line WHEN 1 THEN 'customers' ELSE 'sales' END, '', '', '', 0,
         CASE line WHEN 1 THEN 1000 ELSE -1000 END, 'EUR', false,
         timestamptz '2026-02-23 10:00Z' - (n % 300) * interval '1 day'
       FROM generate_series(1, $2::int) AS n, generate_series(1, 2) AS line`,
      [id, count],
    );
  }
  for (const table of ['ledger_postings', 'orders', 'payments'])
    await database.query(`VACUUM ANALYZE ${table}`);
});
afterAll(() => shop?.server.stop());

it('OVERVIEW-5: once the days are kept, a year of thousands of orders is read from a row for each day, next to a larger neighbour', async () => {
  const context = shop.server.context(shop.website);
  const { figures, bestSellers } = await readOverview(context, 'year');
  expect(figures).toMatchObject({ orders: ofOurs, revenue: ofOurs * 1000, averageOrder: 1000 });
  expect(bestSellers[0]?.quantity).toBe(ofOurs);
  for (const period of ['year', 'week'] as const) {
    const read = await rowsRead(context, inside => readOverview(inside, period));
    expect(read.ledger_days ?? 0, period).toBeLessThanOrEqual(1500);
    expect(read.ledger_postings ?? 0, period).toBeLessThanOrEqual(200);
    expect(read.orders ?? 0, period).toBeLessThanOrEqual(100);
  }
});
