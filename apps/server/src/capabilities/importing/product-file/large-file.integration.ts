/** @module-tag slow */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop, importIn, tableOf } from '../../../../test/imported-shop.ts';
import { plantProducts, settleCatalogue } from '../../../../test/large-catalogue.ts';
import { countingReads } from '../../../../test/rows-read.ts';
import { runImport } from './run-import.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

/** The rows that an import reads per product of its file, on a new website. */
async function rowsReadFor(count: number): Promise<number> {
  const kit = await ImportedShop.on(server);
  const rows = Array.from({ length: count }, (_, at) => `product,Bowl ${at},bowl-${at},B-${at},12,5`);
  const preview = await kit.preview(tableOf('Vitrine 1,Title,Address,SKU,Price,Stock', ...rows));
  expect(preview).toMatchObject({ state: 'ready', new: count });
  importIn(await kit.admin.post(`/api/product-imports/${preview.id}/apply`, {}));
  const context = server.context(kit.shop.website);
  const database = countingReads(context.database);
  await runImport({ ...context, database }, preview.id, () => false);
  expect(await kit.see(preview.id)).toMatchObject({ state: 'done', done: count, kept: 0 });
  return database.read / count;
}

it('PRODUCTFILE-17: a product among thousands needs as few row reads as one among a few, in a website new to the database', async () => {
  const { database } = server.services;
  await plantProducts(database, await server.createWebsite(), 4000);
  await settleCatalogue(database);
  const few = await rowsReadFor(100);
  const many = await rowsReadFor(400);
  // A plan that walks the table of products once for each reads 4,000.
  expect([few < 1000, many < 2 * few], `${few} and ${many} rows`).toEqual([true, true]);
});
