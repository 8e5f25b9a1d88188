import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { removeForGood } from '../collections/index.ts';
import { type ImportKit, startImportKit } from './importing.fixture.ts';
import { importByOperator } from './index.ts';
import { item, wxr } from './readers/wxr.samples.ts';

let kit: ImportKit;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());

const posts = (ids: readonly string[], word: string) =>
  wxr(
    ids
      .map(id =>
        item({ id, title: `Post ${id} ${word}`, 'wp:post_name': `post-${id}`, 'wp:status': 'publish' }),
      )
      .join(''),
  );

/** The same database; the work runs after each statement in any of its transactions. */
function after(given: Database, work: (sql: string) => Promise<void>): Database {
  const watch = (face: Database): Database => ({
    ...face,
    at: place => watch(face.at(place)),
    query: async (sql, values) => {
      const rows = await face.query(sql, values);
      await work(sql);
      return rows as never;
    },
    transaction: inside => face.transaction(transaction => inside(watch(transaction))),
  });
  return { ...watch(given), query: given.query };
}

it('IMPORT-76: posts are removed from the trash while an import writes them again, in another order', async () => {
  const { server } = kit;
  const { database } = server.services;
  const website = await server.createWebsite();
  expect((await kit.run(website, posts(['1', '2'], 'one'))).ok).toBe(true);
  await kit.rows(website, 'UPDATE items SET deleted_at = now() WHERE website_id = $1');
  const itemIds = (await kit.rows(website, 'SELECT id FROM items WHERE website_id = $1')).map(row =>
    String(row.id),
  );
  let removal: Promise<number> | null = null;
  const path = join(kit.folder, 'again.xml');
  await writeFile(path, posts(['2', '1'], 'two'));
  const context = server.context(await server.reload(website));
  const watched = after(context.database, async sql => {
    if (removal !== null || !sql.startsWith('INSERT INTO items')) return;
    let isOver = false;
    removal = context.database
      .transaction(transaction => removeForGood(transaction, website.id, { collectionIds: [], itemIds }))
      .finally(() => {
        isOver = true;
      });
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    const isMet = async () => isOver || (await database.query(waiting)).length > 0;
    await expect.poll(isMet, { interval: 2 }).toBe(true);
  });
  const done = await importByOperator(
    { ...context, database: watched },
    { path, mediaBase: null, isPublished: false, tell: () => undefined },
  );
  expect(done.ok).toBe(true);
  // They are not in the trash any more.
  expect(await removal).toBe(0);
  expect(await kit.count(website, 'items')).toBe(2);
});
