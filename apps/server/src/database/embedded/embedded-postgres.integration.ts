import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { Client, Pool } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import {
  postmasterOf,
  removeDirectories,
  startHolder,
  temporaryDirectory,
  until,
} from './holder-process.fixture.ts';
import { processStart } from './process-identity.ts';

afterAll(removeDirectories);

it('EMBEDDED-1: the first start creates a database, the second finds its data', async () => {
  const dataDir = await temporaryDirectory();
  const first = await open(dataDir);
  expect(first.adopted).toBe(false);
  await ask(first, 'CREATE TABLE note AS SELECT 7 AS id');
  await first.close();
  const second = await open(dataDir);
  expect(second.adopted).toBe(false);
  expect(await ask(second, 'SELECT id FROM note')).toEqual([{ id: 7 }]);
  expect(second.connection).toEqual(first.connection);
  await second.close();
});

it('EMBEDDED-2: it listens on a private socket and nowhere else', async () => {
  const database = await open(await temporaryDirectory());
  expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700);
  expect(await ask(database, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await ask(database, 'SELECT inet_server_addr() AS address')).toEqual([{ address: null }]);
  await database.close();
});

it('EMBEDDED-17: closing stops the postmaster, and closing again changes nothing', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const database = await open(dataDir);
  expect(await processStart(database.postmasterPid)).not.toBeNull();
  await Promise.all([database.close(), database.close()]);
  expect(await processStart(database.postmasterPid)).toBeNull();
  expect(await postmasterOf(dataDir)).toBe(0);
});

it('EMBEDDED-17: a command works next to a server, shares its postmaster and leaves it running', async () => {
  const dataDir = await temporaryDirectory();
  const server = await open(dataDir);
  await ask(server, 'CREATE TABLE note AS SELECT 7 AS id');
  const command = await startHolder({ dataDir, role: 'command' });
  expect(command.opened).toMatchObject({ adopted: true, postmasterPid: server.postmasterPid });
  expect(await command.ask('SELECT id FROM note')).toEqual([{ id: 7 }]);
  await command.close();
  expect(await ask(server, 'SELECT id FROM note')).toEqual([{ id: 7 }]);
  await server.close();
  expect(await processStart(server.postmasterPid)).toBeNull();
});

it('EMBEDDED-17: a command alone starts a postmaster and stops it, unless a server has taken it over', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const alone = await startHolder({ dataDir, role: 'command' });
  expect(alone.opened.adopted).toBe(false);
  await alone.close();
  expect(await processStart(alone.opened.postmasterPid)).toBeNull();

  const command = await startHolder({ dataDir, role: 'command' });
  const server = await open(dataDir);
  expect(server).toMatchObject({ adopted: true, postmasterPid: command.opened.postmasterPid });
  await command.close();
  expect(await ask(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.close();
  expect(await processStart(server.postmasterPid)).toBeNull();
});

it('EMBEDDED-17: a start that meets the last user leaving waits and starts it again', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  let former = await open(dataDir);
  for (let round = 0; round < 5; round += 1) {
    const [, next] = await Promise.all([former.close(), open(dataDir, { role: 'command' })]);
    expect(await ask(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    former = next;
  }
  await former.close();
  expect(await postmasterOf(dataDir)).toBe(0);
});

it('EMBEDDED-14: a killed postmaster is started again, the pool recovers and acknowledged rows exist', async () => {
  const database = await open(await temporaryDirectory());
  const { connection, postmasterPid } = database;
  const pool = new Pool({ ...connection, max: 4 });
  pool.on('error', () => {});
  await pool.query('CREATE TABLE note (id int)');
  for (let id = 1; id <= 20; id += 1) await pool.query('INSERT INTO note VALUES ($1)', [id]);
  process.kill(postmasterPid, 'SIGKILL');
  const count = () => pool.query('SELECT count(*)::int AS rows FROM note');
  const { rows } = await until(async () => database.postmasterPid !== postmasterPid && count());
  expect(rows).toEqual([{ rows: 20 }]);
  expect(database.connection).toEqual(connection);
  await pool.end();
  await database.close();
});

it('EMBEDDED-14: the lock of the one server is held again after the postmaster was killed', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const database = await open(dataDir);
  const { postmasterPid } = database;
  process.kill(postmasterPid, 'SIGKILL');
  await until(async () => database.postmasterPid !== postmasterPid);
  const second = await openEmbeddedPostgres({ dataDir, role: 'server', log: () => {} });
  expect(second).toMatchObject({ ok: false, error: { code: 'database.inUse' } });
  await database.close();
});

it('EMBEDDED-14: closing during a restart of the postmaster leaves nothing running', {
  tags: 'slow',
}, async () => {
  const dataDir = await temporaryDirectory();
  const database = await open(dataDir);
  process.kill(database.postmasterPid, 'SIGKILL');
  await until(async () => (await processStart(database.postmasterPid)) === null);
  await database.close();
  const state = await postmasterOf(dataDir);
  expect(state === 0 || (await processStart(state)) === null).toBe(true);
});

it('EMBEDDED-19: commits reach the disk, the role is not a superuser and no value gets into the log', async () => {
  const dataDir = await temporaryDirectory();
  const database = await open(dataDir);
  const settings = `SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') ORDER BY name`;
  expect(await ask(database, settings)).toEqual(
    ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'].map(name => ({
      name,
      setting: 'on',
    })),
  );
  const roles = 'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user';
  expect(await ask(database, roles)).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  await expect(ask(database, "SELECT 'ada@example.org'::int")).rejects.toMatchObject({ code: '22P02' });
  await database.close();
  const log = await readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(log).toContain('database system is ready to accept connections');
  expect(log).not.toContain('ada@example.org');
});

it('EMBEDDED-22: it accepts the largest pool that can be set, and 50 connections besides', {
  tags: 'slow',
}, async () => {
  const database = await open(await temporaryDirectory(), { pool: 200 });
  const clients = Array.from({ length: 200 + 40 }, () => new Client(database.connection));
  for (const client of clients) await client.connect();
  const answers = await Promise.all(clients.map(client => client.query('SELECT 7 AS id')));
  expect(answers.flatMap(({ rows }) => rows)).toEqual(clients.map(() => ({ id: 7 })));
  await Promise.all(clients.map(client => client.end()));
  await database.close();
});

async function open(
  dataDir: string,
  more: { readonly role?: 'command'; readonly pool?: number } = {},
): Promise<EmbeddedPostgres> {
  const opened = await openEmbeddedPostgres({ dataDir, role: 'server', log: () => {}, ...more });
  if (!opened.ok) throw new Error(englishOf(opened.error));
  return opened.value;
}

async function ask(database: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new Client(database.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
