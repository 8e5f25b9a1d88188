import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { acrossWebsites, type Database, databaseOn } from './database.ts';
import { raiseWalls } from './wall.ts';

let fresh: FreshDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  // One connection, which all of them use in turn.
  pool = new pg.Pool({ ...fresh.config, max: 1, pipeline: true, connectionTimeoutMillis: 5000 });
  database = databaseOn(pool, () => undefined);
  await database.query('CREATE TABLE things (website_id text, name text, PRIMARY KEY (website_id, name))');
  const client = await pool.connect();
  await raiseWalls(client);
  client.release();
  for (const place of ['one', 'two', 'platform'])
    await database.at(place).query('INSERT INTO things VALUES ($1, $2)', [place, `of ${place}`]);
});
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

/** Without any condition, as if it was forgotten. */
const seen = async (through: Database) =>
  (await through.query<{ name: string }>('SELECT name FROM things ORDER BY name')).map(({ name }) => name);

describe('one connection for several websites', () => {
  it('WALL-3: each sees only its own rows, in any order of turns, and so do the platform and all websites together', async () => {
    const [one, two] = [database.at('one'), database.at('two')];
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await seen(one)).toEqual(['of one']);
      expect(await seen(two)).toEqual(['of two']);
      expect(await seen(database)).toEqual(['of platform']);
      expect(await seen(acrossWebsites(database))).toEqual(['of one', 'of platform', 'of two']);
    }
    const asked = await Promise.all([one, two, one, database, two].map(seen));
    expect(asked).toEqual([['of one'], ['of two'], ['of one'], ['of platform'], ['of two']]);
    expect(await seen(database.at(''))).toEqual([]);
  });

  it('WALL-3: an unbound connection sees nothing', async () => {
    const bare = new pg.Client(fresh.config);
    await bare.connect();
    expect((await bare.query('SELECT * FROM things')).rows).toEqual([]);
    await expect(bare.query(`INSERT INTO things VALUES ('one', 'from nowhere')`)).rejects.toThrow(
      'row-level security',
    );
    await bare.end();
  });

  it('WALL-3: a failed statement, in a transaction or outside of one, leaves no binding for the next', async () => {
    const [one, two] = [database.at('one'), database.at('two')];
    const failing = 'SELECT no_such_function()';
    await expect(one.query(failing)).rejects.toThrow('no_such_function');
    expect(await seen(two)).toEqual(['of two']);
    await expect(two.transaction(inside => inside.query(failing))).rejects.toThrow('no_such_function');
    expect(await seen(one)).toEqual(['of one']);
    const crossed = one.transaction(async inside => {
      await inside.at('two').query('SELECT 1');
      await inside.query(failing);
    });
    await expect(crossed).rejects.toThrow('no_such_function');
    expect(await seen(two)).toEqual(['of two']);
    expect(await seen(one)).toEqual(['of one']);
    const beside = one.connected(connection =>
      Promise.allSettled([connection.query(failing), seen(connection.at('two')), seen(connection)]),
    );
    expect((await beside).slice(1)).toEqual([
      { status: 'fulfilled', value: ['of two'] },
      { status: 'fulfilled', value: ['of one'] },
    ]);
  });

  it('WALL-3: a transaction that works for another website in between continues with its own', async () => {
    const found = await database.at('one').transaction(async inside => {
      const other = inside.at('two');
      return [
        await seen(inside),
        await seen(other),
        ...(await Promise.all([seen(inside), seen(other), seen(acrossWebsites(other)), seen(inside)])),
      ];
    });
    expect(found).toEqual([
      ['of one'],
      ['of two'],
      ['of one'],
      ['of two'],
      ['of one', 'of platform', 'of two'],
      ['of one'],
    ]);
    expect(await seen(database.at('two'))).toEqual(['of two']);
  });

  it('WALL-3: a released or rolled back savepoint leaves the transaction with its website', async () => {
    const found = await database.at('one').transaction(async inside => {
      const other = inside.at('two');
      const undone = other
        .transaction(async deeper => {
          expect(await seen(deeper)).toEqual(['of two']);
          expect(await seen(deeper.at('one'))).toEqual(['of one']);
          throw new Error('undone');
        })
        .catch(String);
      expect(await undone).toBe('Error: undone');
      const afterUndone = [await seen(inside), await seen(other)];
      await inside.transaction(deeper => seen(deeper.at('two')));
      return [...afterUndone, await seen(inside), await seen(other)];
    });
    expect(found).toEqual([['of one'], ['of two'], ['of one'], ['of two']]);
    const failed = database.at('one').transaction(async inside => {
      await inside.transaction(deeper => deeper.at('two').query('SELECT no_such_function()')).catch(() => {});
      return [await seen(inside), await seen(inside.at('two')), await seen(inside)];
    });
    expect(await failed).toEqual([['of one'], ['of two'], ['of one']]);
  });

  it('WALL-3: a connection that breaks is bound again', async () => {
    const one = database.at('one');
    expect(await seen(one)).toEqual(['of one']);
    await expect(one.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    expect(await seen(one)).toEqual(['of one']);
    expect(await seen(database.at('two'))).toEqual(['of two']);
  });

  it('WALL-3: if a connection cannot be bound, its statements have no effect', async () => {
    expect(await seen(database.at('one'))).toEqual(['of one']);
    // The first statement sent is refused.
    const client = await pool.connect();
    await client.query('CREATE SCHEMA blocking');
    await client.query(
      `CREATE FUNCTION blocking.set_config(text, text, boolean) RETURNS text LANGUAGE plpgsql AS $$
       BEGIN RAISE 'not now'; END $$`,
    );
    await client.query('SET search_path = blocking, public, pg_catalog');
    client.release();
    await expect(seen(database.at('two'))).rejects.toThrow('not now');
    expect(await seen(database.at('two'))).toEqual(['of two']);
    await database.query('DROP SCHEMA blocking CASCADE');
  });

  it('WALL-1: nothing is written, changed or removed in another website, nor moved between websites', async () => {
    const one = database.at('one');
    const all = () => seen(acrossWebsites(database));
    const before = await all();
    const refused = /row-level security/;
    await expect(one.query(`INSERT INTO things VALUES ('two', 'from one')`)).rejects.toThrow(refused);
    await expect(one.query(`UPDATE things SET website_id = 'two'`)).rejects.toThrow(refused);
    const upserted = one.query(
      `INSERT INTO things VALUES ('two', 'of two') ON CONFLICT (website_id, name) DO UPDATE SET name = 'taken'`,
    );
    await expect(upserted).rejects.toThrow(refused);
    expect(await one.query('UPDATE things SET name = name RETURNING name')).toEqual([{ name: 'of one' }]);
    expect(await one.query(`DELETE FROM things WHERE name = 'of two' RETURNING name`)).toEqual([]);
    expect(await all()).toEqual(before);
  });
});
