import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import type { returnCalls } from '@vitrine/core/returns/returns.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRows } from '../../../test/copy-rows.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { listReturns } from './list-returns.store.ts';

const ofOurs = 1200;
const ofNeighbour = 3000;
let shop: TestShop;
let neighbour: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
  neighbour = await TestShop.on(shop.server);
  await plant(shop, ofOurs);
  await plant(neighbour, ofNeighbour);
  for (const table of ['orders', 'order_parts', 'returns'])
    await shop.server.services.database.query(`VACUUM ANALYZE ${table}`);
});
afterAll(() => shop?.server.stop());

/** Orders of one buyer each, with a return each; every tenth was declined. */
async function plant(here: TestShop, count: number): Promise<void> {
  const { website, server } = here;
  const { database } = server.services;
  const { variants } = await here.sell({ variants: [{ price: 100, stock: null }] });
  const { orderId } = await here.order(await here.visitorWith(variants[0] ?? ''));
  await copyRows(database, {
    table: 'orders',
    from: [website.id, orderId],
    to: website.id,
    count,
    changes: `'id', lpad(n::text, 24, '0'), 'number', 5000 + n, 'cart_id', NULL, 'email', 'buyer-' || n || '@example.com'`,
  });
  await database.query(
    `INSERT INTO returns (website_id, id, order_id, serial, state, lines, comment, asked_at, changed_at)
     SELECT $1, lpad(n::text, 24, '0'), lpad(n::text, 24, '0'), 1, CASE WHEN n % 10 = 0 THEN 'declined' ELSE 'asked' END,
       '[]', '', now(), now() FROM generate_series(1, $2::int) AS n`,
    [website.id, count],
  );
}

type Reply = CallReply<typeof returnCalls.list>;

it('RETURN-13: returns are read in pages and found by order, name and email address, and none of a neighbour is', async () => {
  const staff = await shop.server.signIn(shop.website);
  const list = async (query: string) => (await staff.get(`/api/returns?${query}`)).body as Reply;
  const names = async (query: string) => (await list(query)).returns.map(({ name }) => name);
  const first = await list('limit=2');
  expect(first).toMatchObject({ total: 1000, isMore: true, open: 1001, hasMore: true, previous: null });
  expect(first.returns.map(({ name }) => name)).toEqual(['6199-1', '6198-1']);
  const second = await list(`limit=2&cursor=${first.next}`);
  expect(second.returns.map(({ name }) => name)).toEqual(['6197-1', '6196-1']);
  expect(await names(`limit=2&cursor=${second.previous}`)).toEqual(['6199-1', '6198-1']);
  expect(await names(`limit=2&before=${first.returns.at(-1)?.id}`)).toEqual(['6197-1', '6196-1']);
  for (const search of ['5717', '%235717', '5717-1', 'buyer-717@', 'UYER-717'])
    expect(await names(`search=${search}`), search).toEqual(['5717-1']);
  expect(await list('search=buyer-717@')).toMatchObject({ total: 1, isMore: false, next: null });
  expect((await names('search=ann%20lee&limit=2')).length).toBe(2);
  expect(await names('search=5717-2')).toEqual([]);
  expect(await names('search=5720')).toEqual([]);
  expect(await names('search=5720&state=all')).toEqual(['5720-1']);
  expect(await names('search=5720&state=declined')).toEqual(['5720-1']);
  // Only the neighbour has so many.
  for (const search of ['7717', 'buyer-2717@']) expect(await names(`search=${search}&state=all`)).toEqual([]);
  for (const query of ['cursor=nonsense', 'state=lost', 'limit=0'])
    expect((await staff.get(`/api/returns?${query}`)).status, query).toBe(400);
});

it('RETURN-13, WALL-6: a page and a search read only what they show, next to a larger neighbour', async () => {
  const context = shop.server.context(shop.website);
  for (const [filter, most] of [
    // Up to 1,001 of the open ones are counted, past the declined ones between them, and 21 are read.
    [{}, 1150],
    [{ state: 'declined' }, 150],
    [{ search: 'buyer-717@' }, 10],
    [{ search: '5717' }, 10],
  ] as const) {
    const read = await rowsRead(context, ({ database, website }) =>
      listReturns(database, website.id, { limit: 20, ...filter }),
    );
    expect(read.returns ?? 0, JSON.stringify(filter)).toBeLessThanOrEqual(most);
    expect(read.orders ?? 0, JSON.stringify(filter)).toBeLessThanOrEqual(20);
  }
});
