import { Client } from 'pg';
import { expect, it } from 'vitest';
import { type DatabaseConfig, freshDatabase, templateDatabase } from './fresh-database.ts';

it('TESTBASE-1: each fresh database is empty, also reachable by its address, and gone when dropped', async () => {
  const one = await freshDatabase();
  const other = await freshDatabase();
  await ask(one.config, 'CREATE TABLE here (id int)');
  const byAddress = new Client(one.url);
  await byAddress.connect();
  expect((await byAddress.query('SELECT count(*)::int AS rows FROM here')).rows).toEqual([{ rows: 0 }]);
  await byAddress.end();
  expect(await ask(other.config, "SELECT to_regclass('here') AS found")).toEqual([{ found: null }]);
  await one.drop();
  await other.drop();
  await expect(ask(one.config, 'SELECT')).rejects.toMatchObject({ code: '3D000' });
});

it('TESTBASE-2: a template is prepared once and copied', async () => {
  let prepared = 0;
  const prepare = async (config: DatabaseConfig) => {
    prepared += 1;
    await ask(config, 'CREATE TABLE note AS SELECT 7 AS id');
  };
  const names = await Promise.all([1, 2, 3].map(() => templateDatabase('notes', prepare)));
  expect(names).toEqual(['template_notes', 'template_notes', 'template_notes']);
  expect(prepared).toBe(1);
  const copy = await freshDatabase({ template: 'template_notes' });
  expect(await ask(copy.config, 'SELECT id FROM note')).toEqual([{ id: 7 }]);
  await copy.drop();
});

async function ask(config: DatabaseConfig, sql: string): Promise<unknown[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
