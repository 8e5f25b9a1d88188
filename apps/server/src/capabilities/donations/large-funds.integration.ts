import type { Id } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type RowsRead, rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { createFund } from './change-fund.ts';
import { listDonationRows } from './donations.store.ts';
import { readGiven, readShownDonors } from './index.ts';

const own = 2000;

let server: TestServer;
let context: Context;
let fundId: Id;
beforeAll(async () => {
  server = await startTestServer();
  const website = await server.createWebsite();
  fundId = await plantDonations(website, own);
  await plantDonations(await server.createWebsite(), 10 * own);
  await server.services.database.query('VACUUM ANALYZE donations');
  context = server.context(website);
});
afterAll(() => server?.stop());

/** A fund and donations of 10.00 each: every tenth is a test, every fifth names its donor, every hundredth was refunded. */
async function plantDonations(website: Website, count: number): Promise<Id> {
  const fund = await createFund(server.context(website), {
    ...{ title: 'A new kiln', text: '', suggested: [1000], least: 500, most: 50_000, goal: 100_000 },
    ...{ frequencies: ['once'], showsDonors: true, isOpen: true },
  });
  if (!fund.ok) throw new Error(fund.error.code);
  await server.services.database.query(
    `INSERT INTO donations (website_id, order_id, fund_id, amount, refunded, currency, frequency, email, name,
       shown_name, message, is_shown, is_test, given_at)
     SELECT $1, 'order' || n, $2, 1000, CASE WHEN n % 100 = 1 THEN 1000 ELSE 0 END, 'EUR', 'once', 'donor' || n || '@example.com',
       'Donor ' || n, '', '', n % 5 = 0, n % 10 = 0, now() - n * interval '1 minute' FROM generate_series(1, $3::int) AS n`,
    [website.id, fund.value.id, count],
  );
  return fund.value.id;
}

const given = async ({ database, website }: Context) =>
  (await readGiven(database, website.id, { fundIds: [fundId], currency: 'EUR' })).get(fundId);

it('DONATE-7: the sum of a fund follows its donations without tests and refunds, as one counts them', async () => {
  const counted = () =>
    context.database.query(
      `SELECT sum(amount - refunded)::int AS given, count(*)::int AS donations FROM donations
       WHERE website_id = $1 AND NOT is_test AND refunded < amount`,
      [context.website.id],
    );
  const check = async () => {
    const [row] = await counted();
    const sum = await given(context);
    expect({ given: Number(sum?.given), donations: sum?.donations }).toEqual(row);
    return row;
  };
  expect(await check()).toEqual({ given: 1_780_000, donations: 1780 });
  await context.database.query(
    `UPDATE donations SET refunded = CASE WHEN order_id LIKE '%7' THEN 1000 ELSE 0 END WHERE website_id = $1`,
    [context.website.id],
  );
  await check();
  await context.database.query(`DELETE FROM donations WHERE website_id = $1 AND order_id LIKE '%3'`, [
    context.website.id,
  ]);
  expect(await check()).not.toEqual({ given: 1_780_000, donations: 1780 });
});

it('DONATE-9, WALL-6: the page of a fund and the list of donations read a page of rows, however many gave', {
  tags: 'slow',
}, async () => {
  const list = (search: string) => (inside: Context) =>
    listDonationRows(inside.database, inside.website.id, { search, limit: 50 });
  const works: Record<string, [keyof RowsRead, number, (inside: Context) => Promise<unknown>]> = {
    'the sum of its page': ['donations', 0, given],
    'its sum alone': ['donation_sums', 1, given],
    'the donors of its page': [
      'donations',
      150,
      ({ database, website }) => readShownDonors(database, website.id, { fundId, limit: 10 }),
    ],
    // The total counts those of this website; the neighbour's are never read.
    'the first page of the list': ['donations', own + 100, list('')],
    'a search': ['donations', 2 * own + 100, list('donor 77')],
  };
  for (const [name, [table, most, work]] of Object.entries(works)) {
    const read = await rowsRead(context, work);
    expect.soft(read[table] ?? 0, `${name}: ${JSON.stringify(read)}`).toBeLessThanOrEqual(most);
  }
});
