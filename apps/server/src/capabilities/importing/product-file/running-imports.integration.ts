/** @module-tag slow */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { ImportedShop, importIn } from '../../../../test/imported-shop.ts';
import { plantProducts, settleCatalogue } from '../../../../test/large-catalogue.ts';
import { rowsRead } from '../../../../test/rows-read.ts';
import type { Context } from '../../../context.ts';
import { sourceOfBytes } from '../readers/import-source.ts';
import { compareBatch } from './compare-batch.ts';
import { FileShops } from './file-shops.ts';
import { readFile } from './read-file.ts';
import { readProductFile } from './read-product-file.ts';
import { runImport } from './run-import.ts';

const count = 120;

let server: TestServer;
let kit: ImportedShop;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await ImportedShop.on(server);
  await plantProducts(server.services.database, kit.shop.website, count);
});

const context = () => server.context(kit.shop.website);
/** Each price one unit higher. */
const raised = async () => (await kit.export()).replaceAll(/,1(\d)\.(\d\d),/g, ',2$1.$2,');

const prices = async () => {
  const [row] = await kit.shop.query<{ once: number; untouched: number; versions: number }>(
    `SELECT count(*) FILTER (WHERE price = 2000 + substr(variants.id, 8)::int % 97)::int AS once,
       count(*) FILTER (WHERE price = 1000 + substr(variants.id, 8)::int % 97)::int AS untouched,
       max(version)::int AS versions
     FROM variants JOIN products ON products.website_id = $1 AND products.id = product_id
     WHERE variants.website_id = $1`,
  );
  return row;
};

/** Runs work whose process dies after that many of its statements. */
async function dieAfter(statements: number, work: (context: Context) => Promise<void>): Promise<boolean> {
  const dead = new Error('killed');
  let left = statements;
  const dying = (database: Context['database']): Context['database'] => ({
    ...database,
    at: place => dying(database.at(place)),
    query: (sql, values) => {
      left -= 1;
      if (left < 0) throw dead;
      return database.query(sql, values);
    },
    transaction: work => database.transaction(inside => work(dying(inside))),
  });
  const inside = context();
  try {
    await work({ ...inside, database: dying(inside.database) });
    return false;
  } catch (error) {
    expect(error).toBe(dead);
    return true;
  }
}

const apply = async (id: string) => importIn(await kit.admin.post(`/api/product-imports/${id}/apply`, {}));

it('PRODUCTFILE-3, PRODUCTFILE-7: wherever its process dies, another goes on, and each product is written once', async () => {
  const begun = importIn(await kit.upload(await raised()));
  for (const statements of [4, 12, 20])
    expect(await dieAfter(statements, inside => readFile(inside, begun.id, () => false))).toBe(true);
  await server.runJobs();
  const preview = await kit.see(begun.id);
  expect(preview).toMatchObject({ state: 'ready', total: count, read: count, changed: count, same: 0 });
  await apply(begun.id);
  let deaths = 0;
  for (const statements of [3, 9, 17, 31, 60, 100]) {
    if (await dieAfter(statements, inside => runImport(inside, begun.id, () => false))) deaths += 1;
    const { done } = await kit.see(begun.id);
    expect(await prices()).toMatchObject({ once: done, untouched: count - done });
  }
  expect(deaths).toBe(6);
  await server.runJobs();
  expect(await kit.see(begun.id)).toMatchObject({ state: 'done', done: count, kept: 0 });
  expect(await prices()).toEqual({ once: count, untouched: 0, versions: 2 });
  expect(await kit.undo(begun)).toMatchObject({ state: 'undone', undone: count, undoKept: 0 });
  expect(await prices()).toMatchObject({ once: 0, untouched: count });
});

it('PRODUCTFILE-7: its progress is seen while it runs; stopped, it writes no more, and is undone', async () => {
  const preview = await kit.preview(await raised());
  await apply(preview.id);
  let steps = 0;
  const stopping = () => {
    steps += 1;
    return steps > 30;
  };
  await expect(runImport(context(), preview.id, stopping)).rejects.toThrow('server stops');
  expect(await kit.see(preview.id)).toMatchObject({ state: 'running', done: 30 });
  importIn(await kit.admin.post(`/api/product-imports/${preview.id}/stop`));
  await server.runJobs();
  expect(await prices()).toMatchObject({ once: 30, untouched: count - 30 });
  expect(await kit.undo(preview)).toMatchObject({ state: 'undone', undone: 30, undoKept: 0 });
  expect(await prices()).toMatchObject({ once: 0, untouched: count });
});

it('PRODUCTFILE-8, WALL-6: a batch reads its own products alone, among many and next to a larger neighbour', async () => {
  const { database } = server.services;
  const text = await raised();
  await plantProducts(database, kit.shop.website, 1000, { from: count + 1 });
  await plantProducts(database, await server.createWebsite(), 2000);
  await settleCatalogue(database);
  const read = readProductFile(sourceOfBytes('a.csv', Buffer.from(text)), 2);
  if (!read.ok) throw new Error(read.error.code);
  const batch = [...read.value.products].slice(0, 20);
  const unknown = batch.map(one => ({ ...one, id: '' }));
  for (const products of [batch, unknown]) {
    const tables = await rowsRead(context(), async inside => {
      const run = {
        taken: new Set<string>(),
        addresses: new Map<string, string>(),
        promised: new Map<string, string>(),
        slugs: new Set<string>(),
        shops: await FileShops.of(inside),
      };
      const { rows } = await compareBatch(inside, run, products);
      expect(rows.map(({ state }) => state)).toEqual(Array(20).fill('changed'));
    });
    for (const table of ['products', 'variants', 'stock']) {
      expect.soft(tables[table], table).toBeGreaterThan(0);
      expect.soft(tables[table], table).toBeLessThanOrEqual(20 * 10);
    }
  }
});
