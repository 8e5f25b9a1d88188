import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { startTestServer } from '../../test/harness.ts';
import { capabilities } from '../capabilities.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { openServices, operatorOf } from '../services.ts';
import { type Database, databaseOn } from './database.ts';
import { isDatabaseBusy } from './is-database-busy.ts';
import { poolOptions } from './pool-options.ts';
import { longStatement, requestLimits, workLimits } from './time-limits.ts';

let fresh: FreshDatabase;
let pool: pg.Pool;
let database: Database;
let other: pg.Client;
const short = { lock: 200, statement: 60_000, idle: 60_000 };

beforeAll(async () => {
  fresh = await freshDatabase();
  pool = new pg.Pool({ ...fresh.config, ...poolOptions, max: 2, connectionTimeoutMillis: 2000 });
  pool.on('error', () => undefined);
  database = databaseOn(pool, () => undefined, short);
  other = new pg.Client(fresh.config);
  await other.connect();
  await other.query('CREATE TABLE things (id integer PRIMARY KEY, name text)');
  await other.query(`INSERT INTO things VALUES (1, 'one')`);
});
afterAll(async () => {
  await other.end();
  await pool.end();
  await fresh.drop();
});

const rename = (face: Database, name: string) =>
  face.transaction(inside => inside.query('UPDATE things SET name = $1 WHERE id = $2', [name, 1]));
const nameOf = async () => (await other.query('SELECT name FROM things WHERE id = 1')).rows[0].name;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => `${isDatabaseBusy(error) ? 'busy' : 'not busy'} ${error.code}`,
  );
/** Runs work while another session has the row. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  await other.query('BEGIN');
  await other.query('SELECT FROM things WHERE id = 1 FOR UPDATE');
  try {
    return await work();
  } finally {
    await other.query('COMMIT');
  }
}
const limitsOf = async (face: Database) => {
  const [row] = await face.query<Record<string, string>>(
    `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
       current_setting('idle_in_transaction_session_timeout') AS idle`,
  );
  return row;
};

it('DATABASE-10: a statement that waits for a lock beyond the limit is ended, changes nothing, and works afterwards', async () => {
  const ended = await whileHeld(() =>
    codeOf(
      database.transaction(inside =>
        Promise.all([
          inside.query(`INSERT INTO things VALUES (2, 'two')`),
          inside.query('UPDATE things SET name = $1 WHERE id = $2', ['changed', 1]),
          inside.query(`INSERT INTO things VALUES (3, 'three')`),
        ]),
      ),
    ),
  );
  expect([ended, await nameOf()]).toEqual(['busy 55P03', 'one']);
  expect((await other.query('SELECT FROM things')).rowCount).toBe(1);
  expect([await codeOf(rename(database, 'again')), await nameOf()]).toEqual(['done', 'again']);
});

it('DATABASE-10: a statement that takes too long is ended, and its connection stays usable', async () => {
  const sleep = (face: Database) => face.query('SELECT pg_sleep($1)', [30]);
  const hasty = database.limited({ statement: 200 });
  expect(await codeOf(hasty.transaction(sleep))).toBe('busy 57014');
  expect(await codeOf(sleep(hasty))).toBe('busy 57014');
  expect(await database.query('SELECT $1::int AS n', [1])).toEqual([{ n: 1 }]);
});

it('DATABASE-10: a transaction that leaves the database waiting is ended with its connection, which leaves the pool', async () => {
  const before = await nameOf();
  const ended = codeOf(
    database.limited({ idle: 300 }).transaction(async inside => {
      const [{ pid } = { pid: 0 }] = await inside.query<{ pid: number }>(
        `UPDATE things SET name = 'left' WHERE id = 1 RETURNING pg_backend_pid() AS pid`,
      );
      await expect
        .poll(async () => (await other.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount)
        .toBe(0);
      await inside.query('SELECT 1');
    }),
  );
  expect(await ended).toBe('busy 25P03');
  expect(await nameOf()).toBe(before);
  expect(await codeOf(rename(database, 'after'))).toBe('done');
  expect([pool.totalCount <= 2, pool.idleCount, pool.waitingCount]).toEqual([true, pool.totalCount, 0]);
});

it('DATABASE-10: of two transactions that wait for each other, one is ended as busy and the other one is done', async () => {
  await other.query(`INSERT INTO things VALUES (4, 'four')`);
  const patient = database.limited({ lock: 0, statement: 0 });
  const both = Promise.withResolvers<void>();
  let locked = 0;
  const take = (first: number, second: number) =>
    patient.transaction(async inside => {
      await inside.query('SELECT FROM things WHERE id = $1 FOR UPDATE', [first]);
      locked += 1;
      if (locked === 2) both.resolve();
      await both.promise;
      await inside.query('SELECT FROM things WHERE id = $1 FOR UPDATE', [second]);
    });
  const ends = await Promise.all([codeOf(take(1, 4)), codeOf(take(4, 1))]);
  expect(ends.toSorted()).toEqual(['busy 40P01', 'done']);
});

it('DATABASE-12: connections that all waited for a lock are used again, whether they were ended or got it', {
  tags: 'slow',
}, async () => {
  const six = (face: Database) =>
    Promise.all(Array.from({ length: 6 }, (_, at) => codeOf(rename(face, `name ${at}`))));
  const before = await nameOf();
  const ended = await whileHeld(() => six(database));
  expect(ended).toContain('busy 55P03');
  expect(ended).not.toContain('done');
  expect(await nameOf()).toBe(before);
  expect(await six(database)).toEqual(Array.from({ length: 6 }, () => 'done'));
  // Longer than one waits for a connection: the others are refused, and those that wait get their lock.
  let got: Promise<string[]> = Promise.resolve([]);
  await whileHeld(async () => {
    got = six(database.limited({ lock: 0, statement: 0 }));
    await expect.poll(() => pool.waitingCount).toBe(4);
    await expect.poll(() => pool.waitingCount).toBe(0);
  });
  expect((await got).toSorted()).toEqual([
    'done',
    'done',
    ...Array.from({ length: 4 }, () => 'not busy undefined'),
  ]);
  expect(await six(database)).toEqual(Array.from({ length: 6 }, () => 'done'));
  expect([pool.totalCount <= 2, pool.idleCount, pool.waitingCount]).toEqual([true, pool.totalCount, 0]);
});

it('DATABASE-11: on one connection, each handle has its limits, within a transaction and its savepoints too', async () => {
  const one = new pg.Pool({ ...fresh.config, ...poolOptions, max: 1 });
  const face = databaseOn(one, () => undefined);
  const asked = { lock: '15s', statement: '1min', idle: '1min' };
  const work = { lock: '0', statement: '0', idle: '1h' };
  expect(await limitsOf(face)).toEqual(asked);
  expect(await limitsOf(face.limited(workLimits))).toEqual(work);
  expect(await limitsOf(face.at('somewhere'))).toEqual(asked);
  await face.limited(longStatement).transaction(async inside => {
    expect(await limitsOf(inside)).toEqual({ ...asked, statement: '0' });
    const failed = inside.transaction(async nested => {
      expect(await limitsOf(nested.limited(workLimits))).toEqual(work);
      await nested.query('SELECT no_such_function()');
    });
    await expect(failed).rejects.toThrow('no_such_function');
    expect(await limitsOf(inside.limited(requestLimits))).toEqual(asked);
    expect(await limitsOf(inside)).toEqual({ ...asked, statement: '0' });
  });
  expect(await limitsOf(face.limited(workLimits).together())).toEqual(work);
  expect(await face.connected(limitsOf)).toEqual(asked);
  await one.end();
});

it('DATABASE-11: jobs, commands and what follows a commit wait as long as it takes, requests do not', async () => {
  const server = await startTestServer();
  const { services } = server;
  expect((await limitsOf(services.database))?.lock).toBe('15s');
  expect((await limitsOf(operatorOf(services).database))?.lock).toBe('0');
  const command = await openServices({
    configuration: server.configuration,
    connection: server.connection,
    capabilities,
    clock: systemClock,
    log: createLog(server.configuration),
    isCommand: true,
  });
  expect((await limitsOf(command.services.database))?.lock).toBe('0');
  await command.close();
  await server.stop();
});
