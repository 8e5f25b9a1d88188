/** @module-tag slow */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { countingReads } from '../../../test/rows-read.ts';
import { productsAsCsv } from './importing.fixture.ts';
import { importByOperator } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** The rows read by all transactions of an import, per product of the file. */
async function rowsReadFor(count: number): Promise<number> {
  const website = await server.createWebsite();
  const path = join(server.dataDir, `${count}.csv`);
  await writeFile(path, productsAsCsv(count));
  const context = server.context(website);
  const database = countingReads(context.database);
  const done = await importByOperator(
    { ...context, database },
    { path, mediaBase: null, isPublished: false, tell: () => undefined },
  );
  expect(done).toMatchObject({ ok: true, value: { report: { products: count } } });
  const [found] = await server.services.database.query<{ products: number; slugs: number; stock: number }>(
    `SELECT count(*)::int AS products, count(DISTINCT slug)::int AS slugs,
       (SELECT count(*)::int FROM stock WHERE website_id = $1) AS stock FROM products WHERE website_id = $1`,
    [website.id],
  );
  expect(found).toEqual({ products: count, slugs: count, stock: count });
  return database.read / count;
}

it('IMPORT-69: a product among thousands needs as few row reads as one among a few, in a website new to the database', async () => {
  // Prepared statements are planned for the present size of the tables.
  for (let run = 0; run < 3; run += 1) await rowsReadFor(10);
  const { database } = server.services;
  await plantProducts(database, await server.createWebsite(), 4000);
  await settleCatalogue(database);
  const few = await rowsReadFor(500);
  const many = await rowsReadFor(2000);
  // A plan that walks a table reads thousands; which of two good ones is chosen changes some dozens.
  expect([few < 250, many < 2 * few], `${few} and ${many} rows`).toEqual([true, true]);
});
