import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { watchedDatabase } from '../../test/watched-database.ts';
import { deleteWebsite } from '../capabilities/tenancy/index.ts';
import { capabilities } from '../capabilities.ts';
import { systemClock } from '../clock.ts';

import { openServices, operatorOf } from '../services.ts';
import { defineJobKind, dueJob, job, platformJob } from './jobs.ts';

const paint = defineJobKind<{ colour: string; problems?: number }>('probe.paint');
const sweep = defineJobKind<{ yard: string }>('probe.sweep');
const tidy = defineJobKind<Record<string, never>>('probe.tidy');
const knit = defineJobKind<{ row: number }>('probe.knit');
const knitting = { at: new Set<string>(), most: 0, ends: [] as (() => void)[] };
const climb = defineJobKind<{ to: string }>('probe.climb');
const givenUp: string[] = [];
const tidied: string[] = [];
const ran: string[] = [];
let problems = 0;

const probe = {
  name: 'probe',
  jobs: [
    job(
      paint,
      async ({ website, actor }, { colour, problems: wanted = 0 }) => {
        if (problems < wanted) {
          problems += 1;
          throw new Error('no paint left');
        }
        ran.push(`${actor.kind} ${website.title} ${colour}`);
      },
      { retries: 2 },
    ),
    dueJob(
      tidy,
      async ({ database }, { after, limit }) => {
        const titled = `SELECT id FROM websites WHERE title LIKE 'Untidy%' AND id > $1 ORDER BY id LIMIT $2`;
        return (await database.query<{ id: string }>(titled, [after, limit])).map(row => row.id);
      },
      {
        cron: '0 4 * * *',
        run: async ({ website }) => {
          tidied.push(website.title);
          if (website.title === 'Untidy for good') throw new Error('too untidy');
        },
      },
    ),
    job(
      climb,
      async () => {
        throw new Error('too steep');
      },
      { retries: 1, giveUp: async ({ website }, { to }) => void givenUp.push(`${website.title} ${to}`) },
    ),
    job(
      knit,
      async ({ website }) => {
        expect(knitting.at.has(website.id)).toBe(false);
        knitting.at.add(website.id);
        knitting.most = Math.max(knitting.most, knitting.at.size);
        await new Promise<void>(end => knitting.ends.push(end));
        knitting.at.delete(website.id);
      },
      { concurrency: 2, isOneByOne: true, retries: 0 },
    ),
    platformJob(sweep, async ({ actor }, { yard }) => void ran.push(`${actor.kind} ${yard}`)),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ capabilities: [...capabilities, probe] });
});
beforeEach(() => {
  ran.length = 0;
  problems = 0;
});
afterAll(() => server?.stop());

it('JOB-1: a job exists only if its transaction commits', async () => {
  const website = await server.createWebsite({ title: 'Pots' });
  const { database, jobs } = server.services;
  await expect(
    database.transaction(async transaction => {
      await jobs.enqueue(transaction, paint, { websiteId: website.id, data: { colour: 'undone' } });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction(transaction =>
    jobs.enqueue(transaction, paint, { websiteId: website.id, data: { colour: 'blue' } }),
  );
  expect(await server.runJobs()).toBe(1);
  expect(ran).toEqual(['operator Pots blue']);
});

it('JOB-2: a job runs with the website in its state at that time; jobs of a deleted website are dropped', async () => {
  const website = await server.createWebsite({ title: 'Before' });
  const { database, jobs } = server.services;
  await jobs.enqueue(database, paint, { websiteId: website.id, data: { colour: 'red' } });
  await database.query('UPDATE websites SET title = $2 WHERE id = $1', [website.id, 'Then']);
  await server.runJobs();
  expect(ran).toEqual(['operator Then red']);
  await jobs.enqueue(database, paint, { websiteId: website.id, data: { colour: 'never' } });
  await deleteWebsite(operatorOf(server.services), website.id);
  expect(await server.runJobs()).toBe(1);
  expect(await server.runJobs({ retries: true })).toBe(0);
  expect(ran).toEqual(['operator Then red']);
});

it('JOB-2: a job of the platform has no website', async () => {
  await server.services.jobs.enqueue(server.services.database, sweep, {
    websiteId: null,
    data: { yard: 'north' },
  });
  await server.runJobs();
  expect(ran).toEqual(['operator north']);
});

it('JOB-3: a job does not run before its time', async () => {
  const website = await server.createWebsite({ title: 'Pots' });
  const { database, jobs, clock } = server.services;
  const after = new Date(clock.now().getTime() + 3_600_000);
  await jobs.enqueue(database, paint, { websiteId: website.id, data: { colour: 'late' }, after });
  server.moveClock({ minutes: 59 });
  expect(await server.runJobs()).toBe(0);
  server.moveClock({ minutes: 1 });
  expect(await server.runJobs()).toBe(1);
});

it('JOB-4: waiting jobs of one website with equal keys are merged', async () => {
  const first = await server.createWebsite({ title: 'First' });
  const second = await server.createWebsite({ title: 'Second' });
  const { database, jobs } = server.services;
  const enqueue = (websiteId: string, colour: string) =>
    jobs.enqueue(database, paint, { websiteId, data: { colour }, key: 'wall' });
  await enqueue(first.id, 'white');
  await enqueue(first.id, 'ignored');
  await enqueue(second.id, 'white');
  await server.runJobs();
  expect(ran.toSorted()).toEqual(['operator First white', 'operator Second white']);
  await enqueue(first.id, 'again');
  await server.runJobs();
  expect(ran).toContain('operator First again');
});

it('JOB-5: a failed job waits, is retried as often as declared, and then no more', async () => {
  const website = await server.createWebsite({ title: 'Pots' });
  const { database, jobs } = server.services;
  await jobs.enqueue(database, paint, { websiteId: website.id, data: { colour: 'green', problems: 2 } });
  expect(await server.runJobs()).toBe(1);
  expect(await server.runJobs()).toBe(0);
  expect(await server.runJobs({ retries: true })).toBe(1);
  expect(await server.runJobs({ retries: true })).toBe(1);
  expect(ran).toEqual(['operator Pots green']);
  await jobs.enqueue(database, paint, { websiteId: website.id, data: { colour: 'lost', problems: 99 } });
  for (let at = 0; at < 5; at += 1) await server.runJobs({ retries: true });
  expect(problems).toBe(5);
});

it('JOB-8: a job whose tries are used up is given up once, and reported', async () => {
  const website = await server.createWebsite({ title: 'Pots' });
  const { database, jobs } = server.services;
  await jobs.enqueue(database, climb, { websiteId: website.id, data: { to: 'the top' } });
  await server.runJobs();
  expect(givenUp).toEqual([]);
  for (let at = 0; at < 3; at += 1) await server.runJobs({ retries: true });
  expect(givenUp).toEqual(['Pots the top']);
});

it('JOB-7: every kind of job reports that it is alive, including jobs enqueued before it did', async () => {
  const { database, jobs, configuration, log } = server.services;
  const website = await server.createWebsite({ title: 'Pots' });
  await jobs.enqueue(database, tidy, { websiteId: website.id, data: {} });
  const [{ all } = {}] = await database.query(
    'SELECT bool_and(heartbeat_seconds = 30) AS all FROM jobs.queue WHERE name NOT LIKE $1',
    ['\\_\\_%'],
  );
  expect(all).toBe(true);
  await database.query('UPDATE jobs.queue SET heartbeat_seconds = NULL');
  await database.query('UPDATE jobs.job SET heartbeat_seconds = NULL');
  const later = await openServices({
    configuration,
    connection: server.connection,
    capabilities: [...capabilities, probe],
    clock: systemClock,
    log,
  });
  await later.close();
  const silent = await database.query(
    `SELECT name FROM jobs.queue WHERE heartbeat_seconds IS NULL AND name NOT LIKE $1
     UNION SELECT name FROM jobs.job WHERE heartbeat_seconds IS NULL AND state IN ('created', 'retry', 'active')`,
    ['\\_\\_%'],
  );
  expect(silent).toEqual([]);
});

it('JOB-10: a timed job visits the websites with due work, and a failing one delays no other', async () => {
  const { database, jobs } = server.services;
  const untidy = Array.from({ length: 204 }, (_, at) => `Untidy ${at}`);
  await insertWebsites([...untidy, 'Untidy for good', 'Tidy']);
  await server.runJobs();
  tidied.length = 0;
  await jobs.enqueue(database, tidy, { websiteId: null, data: {} });
  expect(await server.runJobs()).toBe(1);
  expect(tidied.toSorted()).toEqual([...untidy, 'Untidy for good'].toSorted());
  await server.runJobs({ retries: true });
  expect(tidied.filter(title => title === 'Untidy for good').length).toBeGreaterThan(1);
  // Its next try comes by the time of the database, in the middle of a later test.
  await database.query("UPDATE jobs.job SET state = 'cancelled' WHERE state = 'retry'");
});

it('JOB-10: timed jobs without due work send one query, with any number of websites', async () => {
  const { database } = server;
  const { jobs } = server.services;
  await insertWebsites(Array.from({ length: 1000 }, (_, at) => `Website ${at}`));
  const asked: string[] = [];
  const whole = { ...database };
  const counting = watchedDatabase(whole, sql => {
    if (!sql.includes('jobs.') && !sql.includes('pg_notify')) asked.push(sql);
    return sql;
  });
  const timed = capabilities
    .flatMap(capability => capability.jobs ?? [])
    .filter(({ listDue }) => listDue !== undefined);
  const counts: Record<string, number> = {};
  Object.assign(database, counting);
  for (const { name } of timed) {
    asked.length = 0;
    await jobs.enqueue(database, { name }, { websiteId: null, data: {} });
    expect(await server.runJobs()).toBe(1);
    counts[name] = asked.length;
  }
  Object.assign(database, whole);
  const { 'trash.empty': ofThreeTables, 'pages.forget': ofTwo, ...others } = counts;
  expect([ofThreeTables, ofTwo]).toEqual([3, 2]);
  expect(Object.keys(others).length).toBeGreaterThan(7);
  expect(Object.values(others).every(count => count === 1)).toBe(true);
});

async function insertWebsites(titles: readonly string[]): Promise<void> {
  const ids = titles.map(() => newId());
  await server.services.database.query(
    `INSERT INTO websites (id, subdomain, title, created_at)
     SELECT id, 'w' || id, title, now() FROM unnest($1::text[], $2::text[]) AS given (id, title)`,
    [ids, titles],
  );
}

it('JOB-6, JOB-9: a job begins soon after its commit in another process, and a timed job once for all websites', async () => {
  const { configuration, log } = server.services;
  const own = await startTestServer({ capabilities: [...capabilities, probe] });
  const websites = [
    await own.createWebsite({ title: 'One' }),
    await own.createWebsite({ title: 'Untidy two' }),
  ];
  const worker = await openServices({
    configuration,
    connection: own.connection,
    capabilities: [...capabilities, probe],
    clock: systemClock,
    log,
  });
  await worker.jobRunner.work();
  const { database, jobs } = own.services;
  await jobs.enqueue(database, paint, { websiteId: websites[0]?.id ?? '', data: { colour: 'soon' } });
  // Polling alone would take up to fifteen seconds.
  await expect.poll(() => ran).toEqual(['operator One soon']);
  // All jobs of one commit share one notice: the later ones do not wait for polling.
  await database.transaction(async transaction => {
    const wall = { websiteId: websites[0]?.id ?? '', data: { colour: 'many' } };
    for (let at = 0; at < 30; at += 1) await jobs.enqueue(transaction, paint, wall);
  });
  await expect.poll(() => ran.length).toBe(31);
  // JOB-9: the other website's row is begun although the first has more of them.
  for (const website of [websites[0], websites[0], websites[0], websites[1]]) {
    await jobs.enqueue(database, knit, { websiteId: website?.id ?? '', data: { row: 1 } });
  }
  await expect.poll(() => knitting.ends.length).toBe(2);
  expect(knitting.most).toBe(2);
  for (let ended = 0; ended < 4; ended += 1) {
    await expect.poll(() => knitting.ends.length).toBeGreaterThan(0);
    knitting.ends.shift()?.();
  }
  tidied.length = 0;
  const due = defineJobKind<object>('probe.tidy.cron');
  await jobs.enqueue(database, due, { websiteId: null, data: {} });
  await expect.poll(() => tidied).toEqual(['Untidy two']);
  const begun = await database.query(`SELECT data->'websiteId' AS of FROM jobs.job WHERE name = $1`, [
    tidy.name,
  ]);
  expect(begun).toEqual([{ of: null }]);
  await worker.close();
  await own.stop();
});
