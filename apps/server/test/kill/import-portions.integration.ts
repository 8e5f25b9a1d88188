import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '../../src/capabilities/importing/import-file.ts';
import { productsAsCsv } from '../../src/capabilities/importing/importing.fixture.ts';
import { claimPlatformState } from '../../src/capabilities/tenancy/index.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import {
  addressOfDatabase,
  buildServer,
  freePort,
  restartJobs,
  type ServerProcess,
  serverProcess,
} from './server-process.ts';

let server: TestServer;
let killed: ServerProcess;

beforeAll(async () => {
  // The server that is killed uses the clock of the machine.
  server = await startTestServer({ now: new Date() });
  const { configuration, connection, dataDir, services } = server;
  await claimPlatformState(services.database, 'owner', {});
  killed = serverProcess(await buildServer(), {
    port: await freePort(),
    environment: {
      DATABASE_URL: addressOfDatabase(connection),
      DATA_DIR: dataDir,
      APP_DOMAIN: configuration.APP_DOMAIN,
      SECRET_KEY: configuration.SECRET_KEY ?? '',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'fatal',
      HAS_DEMO: 'false',
    },
  });
});

afterAll(async () => {
  await killed?.kill();
  await server?.stop();
});

it('IMPORT-72: killed in the middle of its products, an import continues with its current batch', async () => {
  const website = await server.createWebsite();
  const ask = <Row extends object>(sql: string) =>
    server.services.database.query<Row & Record<string, unknown>>(sql, [website.id]);
  const placeOf = async () => {
    const [row] = await ask<{ place: number | null }>(
      'SELECT max(place) AS place FROM import_portions WHERE website_id = $1',
    );
    return row?.place ?? 0;
  };
  const begun = await importFile(server.context(website), {
    fileName: 'products.csv',
    content: Readable.from([Buffer.from(productsAsCsv(1000).replace('S-1,', 'S-0,'))]),
    isPublished: true,
    replaces: false,
  });
  if (!begun.ok) throw new Error(begun.error.code);
  // The fourth batch waits for a row that is never committed.
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const undone = new Error('undone');
  const gate = server.services.database
    .transaction(async transaction => {
      await transaction.query(
        `INSERT INTO import_written (website_id, source_key, is_kept, is_new)
         VALUES ($1, 'woocommerce:-:product:600', false, true)`,
        [website.id],
      );
      held.resolve();
      await over.promise;
      throw undone;
    })
    .catch(error => {
      if (error !== undone) throw error;
    });
  await held.promise;
  await killed.start();
  await expect.poll(placeOf).toBe(525);
  await killed.kill();
  over.resolve();
  await gate;
  const written = () =>
    ask<{ id: string; version: number; state: number; created_at: Date }>(
      'SELECT id, version, state, created_at FROM products WHERE website_id = $1 ORDER BY id',
    );
  const before = await written();
  expect(before).toHaveLength(525);
  await restartJobs(server.services.database);
  await killed.start();
  await expect
    .poll(() => ask('SELECT state FROM imports WHERE website_id = $1'), { timeout: 120_000 })
    .toEqual([{ state: 'done' }]);
  const [{ report } = { report: null }] = await ask<{ report: unknown }>(
    'SELECT report FROM imports WHERE website_id = $1',
  );
  expect(report).toMatchObject({ products: 1000, variants: 1000 });
  const after = await written();
  expect(after).toHaveLength(1000);
  // Each was written once as a draft, and shown once at the end (rule IMPORT-73).
  expect(new Set(before.map(({ version, state }) => `${version} ${state}`))).toEqual(new Set(['1 4']));
  expect(new Set(after.map(({ version, state }) => `${version} ${state}`))).toEqual(new Set(['2 1']));
  const known = ({ id, created_at }: { id: string; created_at: Date }) => [id, created_at];
  expect(after.slice(0, 525).map(known)).toEqual(before.map(known));
  expect(
    await ask("SELECT FROM import_prints WHERE website_id = $1 AND source_key LIKE '%:product:%'"),
  ).toHaveLength(1000);
  expect(await ask('SELECT FROM import_written WHERE website_id = $1')).toEqual([]);
}, 300_000);
