import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditedShop, editIn } from '../../../test/edited-shop.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { type RowsRead, tally } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { runEdit } from './run-edit.ts';

const count = 230;
const perBatch = 50;

let server: TestServer;
let kit: EditedShop;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  kit = await EditedShop.on(server);
  await plantProducts(server.services.database, kit.shop.website, count);
});

const begin = async () => editIn(await kit.begin({ filter: {} }, { kind: 'addToPrice', amount: 10 }));
const context = () => server.context(kit.shop.website);

/** Runs an edit whose process dies in the middle of a batch, after that many of its statements. */
async function dieAfter(editId: string, statements: number): Promise<boolean> {
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
    await runEdit({ ...inside, database: dying(inside.database) }, editId, () => false);
    return false;
  } catch (error) {
    expect(error).toBe(dead);
    return true;
  }
}

const raised = async () => {
  const [row] = await kit.shop.query<{ once: number; untouched: number; all: number; versions: number }>(
    `SELECT count(*) FILTER (WHERE price = 1010 + substr(variants.id, 8)::int % 97)::int AS once,
       count(*) FILTER (WHERE price = 1000 + substr(variants.id, 8)::int % 97)::int AS untouched,
       count(*)::int AS all, max(version)::int AS versions
     FROM variants JOIN products ON products.website_id = $1 AND products.id = product_id
     WHERE variants.website_id = $1`,
  );
  return row;
};

it('EDITS-5: wherever its process dies, another goes on, and each product is changed once', async () => {
  const edit = await begin();
  let deaths = 0;
  for (const statements of [1, 3, 7, 12, 17, 26, 40, 60]) {
    if (await dieAfter(edit.id, statements)) deaths += 1;
    const seen = await kit.see(edit.id);
    const { once = 0, untouched = 0 } = (await raised()) ?? {};
    expect([once, once + untouched]).toEqual([seen.changed, count]);
  }
  expect(deaths).toBeGreaterThan(4);
  await server.runJobs();
  expect(await kit.see(edit.id)).toMatchObject({
    state: 'done',
    total: count,
    done: count,
    changed: count,
    kept: 0,
  });
  expect(await raised()).toEqual({ once: count, untouched: 0, all: count, versions: 2 });
  await kit.admin.post(`/api/product-edits/${edit.id}/undo`);
  for (const statements of [9, 24, 37]) await dieAfter(edit.id, statements);
  await server.runJobs();
  expect(await kit.see(edit.id)).toMatchObject({ state: 'undone', undone: count, undoKept: 0 });
  expect(await raised()).toMatchObject({ once: 0, untouched: count });
});

it('EDITS-5: two processes that work on the same edit change each product once', async () => {
  const edit = await begin();
  await Promise.all([1, 2, 3].map(() => runEdit(context(), edit.id, () => false)));
  expect(await kit.see(edit.id)).toMatchObject({ state: 'done', changed: count });
  expect(await raised()).toEqual({ once: count, untouched: 0, all: count, versions: 2 });
});

it('EDITS-3: its progress is seen between batches; another cannot begin; stopped, it changes no more', async () => {
  const edit = await begin();
  expect(edit).toMatchObject({ state: 'waiting', total: 0, done: 0 });
  let steps = 0;
  const stopping = () => {
    steps += 1;
    return steps > 3;
  };
  await expect(runEdit(context(), edit.id, stopping)).rejects.toThrow('server stops');
  expect(await kit.see(edit.id)).toMatchObject({ state: 'running', total: count, done: 2 * perBatch });
  const second = await kit.begin({ filter: {} }, { kind: 'endSale' });
  expect([second.status, second.body]).toMatchObject([409, { error: 'productEdits.underWay' }]);
  const stopped = editIn(await kit.admin.post(`/api/product-edits/${edit.id}/stop`));
  expect(stopped).toMatchObject({ state: 'stopped', changed: 2 * perBatch });
  await server.runJobs();
  expect(await raised()).toMatchObject({ once: 2 * perBatch, untouched: count - 2 * perBatch });
  const again = await kit.admin.post(`/api/product-edits/${edit.id}/stop`);
  expect([again.status, again.body]).toMatchObject([409, { error: 'productEdits.notRunning' }]);
  expect(await kit.undo(edit)).toMatchObject({ state: 'undone', undone: 2 * perBatch });
  expect(await raised()).toMatchObject({ once: 0, untouched: count });
});

it('EDITS-8, WALL-6: a batch reads its own products alone, among many and next to a larger neighbour', {
  tags: 'slow',
}, async () => {
  const { database } = server.services;
  await plantProducts(database, kit.shop.website, 5000, { from: count + 1 });
  await plantProducts(database, await server.createWebsite(), 10_000);
  await settleCatalogue(database);
  const edit = await begin();
  // Within one transaction: between two, the database may start counting from zero.
  const batches: { readonly before: RowsRead; readonly after: RowsRead }[] = [];
  const counting = (inside: Context['database']): Context['database'] => ({
    ...inside,
    transaction: work =>
      inside.transaction(async transaction => {
        const before = await tally({ database: transaction });
        const value = await work(transaction);
        batches.push({ before, after: await tally({ database: transaction }) });
        return value;
      }),
  });
  let steps = 0;
  const stopping = () => {
    steps += 1;
    return steps > 12;
  };
  const inside = context();
  const run = runEdit({ ...inside, database: counting(inside.database) }, edit.id, stopping);
  await expect(run).rejects.toThrow('server stops');
  const { before = {}, after = {} } = batches.at(-1) ?? {};
  for (const table of ['products', 'variants', 'stock', 'edited_products']) {
    const read = (after[table] ?? 0) - (before[table] ?? 0);
    expect.soft(read, table).toBeGreaterThan(0);
    expect.soft(read, table).toBeLessThanOrEqual(perBatch * 25);
  }
});

it('EDITS-3: of two edits that are undone at once, one is refused', async () => {
  const first = await begin();
  await server.runJobs();
  const second = await begin();
  await server.runJobs();
  const answers = await Promise.all(
    [first, second].map(({ id }) => kit.admin.post(`/api/product-edits/${id}/undo`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ error: 'productEdits.underWay' });
  await server.runJobs();
});
