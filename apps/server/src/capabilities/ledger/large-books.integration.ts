import type { Website } from '@vitrine/core/tenancy/website.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { listPostings, sumTaxes } from './ledger.store.ts';

const payments = 10_000;
const period = { year: 2026, timeZone: 'Europe/Berlin' };
let server: TestServer;
let website: Website;

beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
  const { database } = server.services;
  // Half of them lie in other years. Their times are as exact as the database keeps them.
  for (const { id } of [website, await server.createWebsite()])
    await database.query(
      `INSERT INTO ledger_postings (website_id, event, line, kind, account, detail, country, region, base, amount,
         currency, is_test, at)
       SELECT $1, 'payment:' || number, line, 'payment', CASE line WHEN 1 THEN 'money' ELSE 'customers' END, 'manual',
         '', '', 0, CASE line WHEN 1 THEN 1000 ELSE -1000 END, 'EUR', false,
         timestamptz '2026-01-02' + (number / 20) * interval '1.000001 second' + (number % 2) * interval '1 year'
       FROM generate_series(1, $2::int) AS number, generate_series(1, 2) AS line`,
      [id, payments],
    );
  await database.query('VACUUM ANALYZE ledger_postings');
});
afterAll(() => server?.stop());

it('LEDGER-8: an export of thousands contains each posting once', async () => {
  const owner = await server.signIn(website);
  const { text } = await owner.get('/api/ledger/export.csv?year=2026');
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(rows).toHaveLength(payments);
  expect(new Set(rows.map(row => `${row.Event} ${row.Account}`)).size).toBe(payments);
});

it('LEDGER-8: a portion of an export reads its own postings, wherever it begins', async () => {
  const context = server.context(website);
  const read = async (after: Parameters<typeof listPostings>[2]['after']) =>
    rowsRead(context, ({ database }) => listPostings(database, website.id, { period, after, limit: 200 }));
  const [last] = (
    await listPostings(context.database, website.id, { period, after: null, limit: payments })
  ).slice(-300);
  expect((await read(null)).ledger_postings).toBeLessThanOrEqual(201);
  expect((await read(last ?? null)).ledger_postings).toBeLessThanOrEqual(201);
});

it('LEDGER-7: the figures of a period read no other', async () => {
  const read = await rowsRead(server.context(website), ({ database }) =>
    sumTaxes(database, website.id, period),
  );
  expect(read.ledger_postings).toBeLessThanOrEqual(payments);
});
