/** @module-tag slow */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '@vitrine/core/id/id.ts';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginArchive } from '../../src/capabilities/exporting/begin-archive.ts';
import { importFile } from '../../src/capabilities/importing/import-file.ts';
import { item, wxr } from '../../src/capabilities/importing/readers/wxr.samples.ts';
import { storeAsset } from '../../src/capabilities/media/index.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { capabilities } from '../../src/capabilities.ts';
import { defineJobKind } from '../../src/jobs/jobs.ts';
import { operatorOf } from '../../src/services.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import {
  addressOfDatabase,
  type BuiltServer,
  buildServer,
  freePort,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';

/** It uses the file store and no table, so that nothing here blocks it. */
const asksNoTable = 'tenancy.removeFiles';
const definitions = capabilities
  .flatMap(capability => capability.jobs ?? [])
  .filter(({ name }) => name !== asksNoTable);
/** Begun below through their own verbs. */
const begunByVerbs = new Set(['exporting.make', 'importing.run', 'media.variants', 'mail.deliver']);

let server: TestServer;
let built: BuiltServer;
let killed: ServerProcess;
let backups: string;
let gate: Client | undefined;

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'vitrine-killed-backups-'));
  [server, built] = await Promise.all([
    // The server that is killed uses the clock of the machine.
    startTestServer({ now: new Date() }),
    buildServer(),
  ]);
  const { configuration, connection, dataDir, services } = server;
  await claimPlatformState(services.database, 'owner', {});
  killed = serverProcess(built, {
    port: await freePort(),
    environment: {
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'fatal',
      HAS_DEMO: 'false',
      BACKUP_TARGET: backups,
      // Each job holds a connection, waiting in a statement.
      DATABASE_POOL: String(definitions.length + 10),
    },
  });
});

afterAll(async () => {
  await killed?.kill();
  await gate?.end();
  await server?.stop();
  await rm(backups, { recursive: true, force: true });
});

it('JOB-7: jobs of every kind that were running when the server was killed are restarted within a minute', async () => {
  const website = await server.createWebsite();
  const begun = await beginEveryKind(website.id);
  await query("UPDATE jobs.job SET start_after = now() + interval '1 day'");
  await killed.start();
  gate = new Client(server.connection);
  await gate.connect();
  await holdEverything(gate);
  await query('UPDATE jobs.job SET start_after = now()');
  // Longer than a silent job may last: all of them hang in a statement, and are not silent.
  await expect.poll(() => namesOf('active', 35), { timeout: 90_000, interval: 500 }).toEqual(begun);
  expect(await query("SELECT name FROM jobs.job WHERE state = 'retry'")).toEqual([]);
  await killed.kill();
  await gate.end();
  await killed.start();
  await expect.poll(() => namesOf('lost'), { timeout: 80_000, interval: 500 }).toEqual([]);
  const [{ state: imported } = {}] = await query('SELECT state FROM imports');
  const [{ state: archived } = {}] = await query('SELECT state FROM archives');
  const [{ made } = {}] = await query(
    'SELECT cardinality(avif_widths) > 0 AS made FROM assets ORDER BY id LIMIT 1',
  );
  expect({ imported, archived, made }).toEqual({ imported: 'done', archived: 'done', made: true });
  await expect
    .poll(() => readdir(join(backups, 'backups')).catch(() => []), { timeout: 60_000, interval: 500 })
    .toHaveLength(1);
}, 300_000);

/** The names of all kinds, each with one waiting job. */
async function beginEveryKind(websiteId: string): Promise<string[]> {
  const { database, jobs } = server.services;
  const website = await server.reload(await server.createWebsite());
  const context = server.context(website);
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();
  for (const begun of [
    await beginArchive(operatorOf(server.services), website.id),
    await storeAsset(context, { fileName: 'a.png', content: picture }),
    await importFile(context, {
      fileName: 'export.xml',
      content: Readable.from([Buffer.from(wxr(item({ title: 'A post' })))]),
      isPublished: true,
      replaces: false,
    }),
  ]) {
    expect(begun).toMatchObject({ ok: true });
  }
  await jobs.enqueue(database, defineJobKind<object>('mail.deliver'), {
    websiteId: null,
    data: { mailId: newId(), websiteId },
  });
  for (const { name, isOfPlatform, listDue } of definitions) {
    if (begunByVerbs.has(name)) continue;
    await jobs.enqueue(database, defineJobKind<object>(name), {
      websiteId: isOfPlatform === true || listDue !== undefined ? null : websiteId,
      data: {},
    });
  }
  return definitions.map(({ name }) => name).toSorted();
}

/** Every table that a job reads or writes is locked until the connection ends; the queue's own tables are not. */
async function holdEverything(gate: Client): Promise<void> {
  const { rows } = await gate.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '%migration%'",
  );
  await gate.query('BEGIN');
  await gate.query(`LOCK TABLE ${rows.map(row => `"${row.tablename}"`).join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

/** Kinds with a job that has been active for a number of seconds, or that was found dead and waits for its next try. */
async function namesOf(state: 'active' | 'lost', seconds = 0): Promise<string[]> {
  const rows = await query(
    `SELECT DISTINCT name FROM jobs.job
     WHERE name = ANY ($1) AND ((state = 'active' AND started_on <= now() - make_interval(secs => $2))
       OR ($3 = 'lost' AND state = 'retry' AND output->'value'->>'message' = 'job heartbeat timeout'))`,
    [definitions.map(({ name }) => name), seconds, state],
  );
  return rows.map(row => String(row.name)).toSorted();
}

function query(sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  return server.services.database.query(sql, [...values]);
}
