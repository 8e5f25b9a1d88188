import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { watchedDatabase } from '../../../test/watched-database.ts';
import type { Database } from '../../database/database.ts';
import { createGuards } from './create-guards.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { IS_RATE_LIMITED: 'true' } });
});
afterAll(() => server?.stop());

const limit = { max: 2, seconds: 10 };
const take = (key: string) => server.services.guards.take(server.services.database, key, limit);
const kept = async () =>
  (await server.services.database.query<{ n: number }>('SELECT count(*)::int AS n FROM guards'))[0]?.n;

it('LIMIT-1: counts in windows and says how long to wait', async () => {
  expect([await take('a'), await take('a')]).toEqual([null, null]);
  server.moveClock({ seconds: 4 });
  expect(await take('a')).toBe(6);
  expect(await take('b')).toBeNull();
  server.moveClock({ seconds: 6 });
  expect(await take('a')).toBeNull();
});

it('LIMIT-1: a use that is given back does not count', async () => {
  const { database, guards } = server.services;
  for (let at = 0; at < 5; at += 1) {
    expect(await take('given')).toBeNull();
    await guards.giveBack(database, 'given');
  }
  await guards.giveBack(database, 'never taken');
  expect([await take('given'), await take('given'), await take('given')]).toEqual([null, null, 10]);
  await guards.giveBack(database, 'given');
  await guards.giveBack(database, 'given');
  expect(await take('given')).toBeNull();
});

it('LIMIT-6: parallel requests get no more passes than sequential ones, even in two processes', async () => {
  const { clock, database } = server.services;
  const other = createGuards(clock, true);
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0 ? take('race') : other.take(database, 'race', limit),
    ),
  );
  expect(taken.filter(wait => wait === null)).toHaveLength(2);
});

it('LIMIT-6: a refusal is remembered for a second without asking again', async () => {
  const { clock, database } = server.services;
  const guards = createGuards(clock, true);
  let asked = 0;
  const counting: Database = {
    ...database,
    query: (sql, values) => {
      asked += 1;
      return database.query(sql, values);
    },
  };
  for (let at = 0; at < 9; at += 1) await guards.take(counting, 'hammer', limit);
  expect(asked).toBe(3);
  server.moveClock({ seconds: 1 });
  expect(await guards.take(counting, 'hammer', limit)).toBe(9);
  expect(asked).toBe(4);
});

it('LIMIT-6: no email or address is stored, and a transaction that is rolled back counts nothing', async () => {
  const { database, guards } = server.services;
  await guards.takeFrom(database, { address: '203.0.113.9', what: 'ada@example.com' }, limit);
  const rows = await database.query<{ row: string }>('SELECT guards::text AS row FROM guards');
  expect(rows.map(({ row }) => row).join(' ')).not.toMatch(/ada|203\.0/);
  const before = await kept();
  const undone = database.transaction(async transaction => {
    await guards.take(transaction, 'undone', limit);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kept()).toBe(before);
});

it('LIMIT-6: a page view sends no statement, and a request that cannot be counted is not tried', async () => {
  const { email } = await server.createAccount();
  const website = await server.createWebsite();
  const { database } = server;
  const whole = { ...database };
  const asked: string[] = [];
  const breaking = watchedDatabase(whole, sql => {
    asked.push(sql);
    if (sql.includes('guards')) throw Object.assign(new Error('nobody answers'), { code: 'ECONNREFUSED' });
    return sql;
  });
  Object.assign(database, breaking);
  const page = await server.client(website).get('/');
  const answer = await server.client().post('/api/auth/session', { email, password: 'wrong' });
  Object.assign(database, whole);
  expect(page.status).toBe(404);
  expect(answer).toMatchObject({ status: 503, body: { error: 'call.unavailable' } });
  expect(asked.filter(sql => sql.includes('guards'))).toHaveLength(1);
  expect(asked.filter(sql => sql.includes('password_hash'))).toEqual([]);
});

it('LIMIT-2: windows that ended are removed, current ones stay', async () => {
  const { database, guards, jobs } = server.services;
  server.moveClock({ minutes: 30 });
  await guards.take(database, 'runs', { max: 1, seconds: 3600 });
  await jobs.enqueue(database, { name: 'guards.forget' }, { websiteId: null, data: {} });
  expect(await server.runJobs()).toBe(1);
  expect(await kept()).toBe(1);
  expect(await guards.take(database, 'runs', { max: 1, seconds: 3600 })).toBe(3600);
});
