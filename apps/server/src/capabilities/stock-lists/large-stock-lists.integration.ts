/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { listMovements } from './list-movements.ts';
import { listStock } from './list-stock.ts';

const own = 10_000;

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  const { database } = shop.server.services;
  const neighbour = await shop.server.createWebsite();
  for (const [website, count] of [
    [shop.website, own],
    [neighbour, 2 * own],
  ] as const) {
    await plantProducts(database, website, count);
    // A hundredth of the changes are for damage.
    await database.query(
      `INSERT INTO stock_changes (website_id, id, variant_id, at, change, on_hand, reason, actor)
       SELECT $1, 'change' || lpad(n::text, 18, '0'), 'variant' || lpad((n % 5000)::text, 17, '0'), now(), 1, n,
         CASE WHEN n % 100 = 0 THEN 'damaged' ELSE 'sold' END, 'visitor' FROM generate_series(1, $2::int) AS n`,
      [website.id, count],
    );
  }
  await shop.sell({ title: 'Ash jar', variants: [{ sku: 'ASH-4711', price: 100 }] });
  await settleCatalogue(database);
  await database.query('VACUUM ANALYZE stock_changes');
  context = shop.server.context(shop.website);
}, 300_000);
afterAll(() => shop?.server.stop());

type Work = (inside: Context) => Promise<unknown>;

/** The page in the middle of a list, as it is reached by its neighbours. */
async function middleOf<Reply extends { next: string | null }>(
  page: (cursor?: string) => Promise<Reply>,
): Promise<string> {
  let cursor: string | undefined;
  for (let at = 0; at < 20; at += 1) cursor = (await page(cursor)).next ?? undefined;
  return cursor ?? '';
}

const replyOf = <Value>(result: { ok: true; value: Value } | { ok: false }): Value => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};

it('STOCK-17, WALL-6: a page of stock or of its history reads only what it shows and counts, next to a larger neighbour', async () => {
  const stock =
    (query: object): Work =>
    inside =>
      listStock(inside, { search: '', limit: 50, ...query });
  const history =
    (query: object): Work =>
    inside =>
      listMovements(inside, { limit: 50, ...query });
  const cursor = await middleOf(async at =>
    replyOf(await listStock(context, { search: '', limit: 50, cursor: at })),
  );
  const fewest = await middleOf(async at =>
    replyOf(await listStock(context, { search: '', limit: 20, stock: 'low', cursor: at })),
  );
  const later = await middleOf(async at => replyOf(await listMovements(context, { limit: 50, cursor: at })));
  // What is counted is at most 1,001 rows.
  const counted = 1001;
  const works: Record<string, [keyof RowsRead, number, Work]> = {
    'the first page': ['products', counted + 200, stock({})],
    'the stock of the first page': ['stock', counted + 200, stock({})],
    'a page in the middle': ['variants', counted + 200, stock({ cursor })],
    'a search': ['variants', 50, stock({ search: 'ASH-4711' })],
    'what is low': ['stock', own / 10, stock({ stock: 'low' })],
    'a page of what is low': ['stock', own / 10, stock({ stock: 'low', cursor: fewest })],
    'what is sold out': ['stock', own / 25, stock({ stock: 'soldOut' })],
    'the newest movements': ['stock_changes', counted + 100, history({})],
    'older movements': ['stock_changes', counted + 100, history({ cursor: later })],
    'movements for a reason': ['stock_changes', own / 100 + 100, history({ reason: 'damaged' })],
    'the history of a variant': [
      'stock_changes',
      10,
      history({ variant: `variant${'7'.padStart(17, '0')}` }),
    ],
    'those named in it': ['variants', 200, history({})],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeGreaterThan(0);
  }
});
