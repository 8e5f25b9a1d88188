import type { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { among } from './among.ts';
import { type Database, databaseOn } from './database.ts';
import { poolOptions } from './pool-options.ts';

let fresh: FreshDatabase;
let pool: pg.Pool;
let database: Database;
const reported: unknown[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  pool = new pg.Pool({ ...fresh.config, max: 1, pipeline: true, connectionTimeoutMillis: 2000 });
  database = databaseOn(pool, error => reported.push(error));
  await database.query('CREATE TABLE things (id integer PRIMARY KEY, name text)');
});
afterAll(async () => {
  await pool.end();
  await fresh.drop();
});

const namesOfThings = async () =>
  (await database.query<{ name: string }>('SELECT name FROM things ORDER BY id')).map(row => row.name);

it('DATABASE-1: a statement is prepared once on each connection', async () => {
  const sql = 'SELECT $1::int + 1 AS next';
  expect(await database.query(sql, [1])).toEqual([{ next: 2 }]);
  expect(await database.transaction(inside => inside.query(sql, [2]))).toEqual([{ next: 3 }]);
  const prepared = await database.query(
    'SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement = $1',
    [sql],
  );
  expect(prepared).toEqual([{ count: 1 }]);
});

it('DATABASE-2: a statement whose table changed is retried, and in a transaction fails only once', async () => {
  const sql = 'SELECT * FROM changing WHERE $1';
  await database.query('CREATE TABLE changing (a integer); INSERT INTO changing VALUES (1)');
  expect(await database.query(sql, [true])).toEqual([{ a: 1 }]);
  await database.query('ALTER TABLE changing ADD COLUMN b integer DEFAULT 2');
  expect(await database.query(sql, [true])).toEqual([{ a: 1, b: 2 }]);
  await database.query('ALTER TABLE changing ADD COLUMN c integer DEFAULT 3');
  const inTransaction = () => database.transaction(inside => inside.query(sql, [true]));
  await expect(inTransaction()).rejects.toThrow('cached plan');
  expect(await inTransaction()).toEqual([{ a: 1, b: 2, c: 3 }]);
});

it('DATABASE-3: statements of one turn wait and are sent together, in order, with the BEGIN', async () => {
  const streams: Writable[] = [];
  pool.once('acquire', client => streams.push(client.connection.stream));
  await database.transaction(inside => {
    const asked = [
      inside.query('INSERT INTO things VALUES ($1, $2)', [1, 'one']),
      inside.query('UPDATE things SET name = name || $1', ['!']),
      inside.query('INSERT INTO things VALUES ($1, $2)', [2, 'two']),
    ];
    // Held back: BEGIN, and four messages for each statement.
    expect(streams.map(stream => [stream.writableCorked, stream.writableLength > 0])).toEqual([[1, true]]);
    return Promise.all(asked);
  });
  expect(streams.map(stream => stream.writableCorked)).toEqual([0]);
  expect(await namesOfThings()).toEqual(['one!', 'two']);
  const counted = await database.connected(async connection => {
    const [before, , after] = await Promise.all([
      connection.query<{ count: number }>('SELECT count(*)::int AS count FROM things'),
      connection.query('DELETE FROM things WHERE id = $1', [2]),
      connection.query<{ count: number }>('SELECT count(*)::int AS count FROM things'),
    ]);
    return [before[0]?.count, after[0]?.count];
  });
  expect(counted).toEqual([2, 1]);
});

it('DATABASE-8: statements of one turn share a connection, and one fails alone', async () => {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  pool.on('acquire', count);
  const results = async (face: Database) =>
    (
      await Promise.allSettled([
        face.query('SELECT $1::int AS n', [1]),
        face.at('other').query('SELECT 1 / $1::int AS n', [0]),
        face.query('SELECT $1::int AS n', [3]),
      ])
    ).map(one => (one.status === 'fulfilled' ? one.value : one.reason.code));
  const answers = [[{ n: 1 }], '22012', [{ n: 3 }]];
  expect([await results(database.together()), taken]).toEqual([answers, 1]);
  expect([await results(database), taken]).toEqual([answers, 4]);
  pool.off('acquire', count);
});

it('DATABASE-8: a connection is shared while anything runs on it, and returned with the last result', async () => {
  const several = new pg.Pool({ ...fresh.config, max: 3, pipeline: true });
  let taken = 0;
  several.on('acquire', () => {
    taken += 1;
  });
  const together = databaseOn(several, error => reported.push(error)).together();
  const holder = await several.connect();
  await holder.query('SELECT pg_advisory_lock(8)');
  const ask = (n: number) => together.query('SELECT $1::int AS n', [n]);
  const held = together.query('SELECT pg_advisory_lock($1::int)', [8]);
  await expect
    .poll(() => database.query('SELECT FROM pg_locks WHERE objid = 8 AND NOT granted'))
    .toHaveLength(1);
  const later = Promise.all([ask(1), ask(2)]);
  // Not awaited: its answer may come after all of theirs, when their connection has been returned.
  const unlocked = holder.query('SELECT pg_advisory_unlock(8)');
  expect(await held).toHaveLength(1);
  expect(await later).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  for (const n of [3, 4, 5]) expect(await ask(n)).toEqual([{ n }]);
  expect(taken).toBe(2);
  await expect.poll(() => several.idleCount).toBe(1);
  expect(await ask(6)).toEqual([{ n: 6 }]);
  expect(taken).toBe(3);
  await unlocked;
  holder.release();
  await several.end();
});

it('DATABASE-8: without a connection all statements of the turn are refused, and later ones are sent', async () => {
  const one = new pg.Pool({ ...fresh.config, max: 1, pipeline: true });
  const together = databaseOn(one, error => reported.push(error)).together();
  const held = await one.connect();
  // Only while the connection is held: no time is too short for being refused, and nothing else has a limit.
  one.options.connectionTimeoutMillis = 1;
  const refused = await Promise.allSettled([
    together.query('SELECT $1::int AS n', [1]),
    together.query('SELECT $1::int AS n', [2]),
  ]);
  delete one.options.connectionTimeoutMillis;
  held.release();
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await together.query('SELECT $1::int AS n', [3])).toEqual([{ n: 3 }]);
  await one.end();
});

it('DATABASE-9: all idle connections but one are closed, and the next statement uses that one', async () => {
  const idle = new pg.Pool({ ...fresh.config, ...poolOptions, max: 3, idleTimeoutMillis: 10 });
  let opened = 0;
  idle.on('connect', () => {
    opened += 1;
  });
  const face = databaseOn(idle, error => reported.push(error));
  await Promise.all([1, 2, 3].map(n => face.query('SELECT $1::int AS n', [n])));
  expect(opened).toBe(3);
  await expect.poll(() => idle.totalCount).toBe(1);
  await face.query('SELECT $1::int AS n', [4]);
  expect([opened, idle.totalCount]).toEqual([3, 1]);
  await idle.end();
});

it('DATABASE-6: a statement that looks up several ids is planned once, for one id as for many', async () => {
  await database.query(`CREATE TABLE many (website text, id text, PRIMARY KEY (website, id));
    INSERT INTO many SELECT 'one', n::text FROM generate_series(1, 5000) AS n; ANALYZE many`);
  const sql = `SELECT id FROM many WHERE website = $1 AND id ${among('$2')} ORDER BY id`;
  for (const ids of [['7'], ['8'], ['1', '2', 'none'], ['9'], ['7'], ['8'], ['9'], ['7'], ['4999']])
    expect(await database.query(sql, ['one', ids])).toEqual(
      ids.filter(id => id !== 'none').map(id => ({ id })),
    );
  const plans = await database.query(
    'SELECT generic_plans::int AS once, custom_plans::int AS custom FROM pg_prepared_statements WHERE statement = $1',
    [sql],
  );
  expect(plans).toEqual([{ once: 4, custom: 5 }]);
});

it('DATABASE-4: a statement begun in a failed transaction does not run after it', async () => {
  const before = await namesOfThings();
  let late: Promise<unknown> = Promise.resolve();
  const failed = database.transaction(async inside => {
    late = expect
      .poll(() => inside.query(`INSERT INTO things VALUES (9, 'late')`).catch(String))
      .toBe('Error: The transaction has ended.');
    await inside.query('SELECT no_such_function()');
  });
  await expect(failed).rejects.toThrow('no_such_function');
  await late;
  expect(await namesOfThings()).toEqual(before);
});

it('DATABASE-4: a failing statement among others rolls back all of them, and the connection stays usable', async () => {
  const before = await namesOfThings();
  const failed = database.transaction(inside =>
    Promise.all([
      inside.query('INSERT INTO things VALUES ($1, $2)', [7, 'seven']),
      inside.query('INSERT INTO things VALUES ($1, $2)', [7, 'seven again']),
      inside.query('INSERT INTO things VALUES ($1, $2)', [8, 'eight']),
    ]),
  );
  await expect(failed).rejects.toThrow('duplicate key');
  expect(await namesOfThings()).toEqual(before);
});

it('DATABASE-5: code that runs after a commit has the connection back, and none runs after a rollback', async () => {
  const seen: string[] = [];
  const follow = (name: string) => async () => {
    const rows = await database.query<{ name: string }>('SELECT $1::text AS name', [name]);
    seen.push(...rows.map(row => row.name));
  };
  await database.connected(async connection => {
    await connection.transaction(async inside => {
      inside.afterCommit(follow('committed'));
      await inside.query('SELECT 1');
    });
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual(['committed']);
  const undone = database.transaction(async inside => {
    inside.afterCommit(follow('undone'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(seen).toEqual(['committed']);
  await database.transaction(async inside => {
    inside.afterCommit(() => Promise.reject(new Error('afterwards')));
  });
  expect(reported).toEqual([new Error('afterwards')]);
});
