import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { firstOrAll } from '@vitrine/tools/slow-tests.ts';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { capabilities } from '../src/capabilities.ts';
import { createLog } from '../src/log.ts';
import { startServer } from '../src/start-server.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { testConfiguration } from './harness.ts';
import { type BuiltServer, buildServer } from './kill/server-process.ts';

const log = createLog({ LOG_LEVEL: 'silent' });
let fresh: FreshDatabase;
let dataDir: string;

beforeEach(async () => {
  fresh = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
});
afterEach(async () => {
  await fresh.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(port: number) {
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: fresh.url,
    OWNER_EMAIL: 'Owner@Example.com',
    HAS_DEMO: 'false',
  };
  const configuration = { ...testConfiguration(environment), HOST: '127.0.0.1', PORT: port };
  return startServer({ configuration, capabilities, assetsDir: '/nowhere', log });
}

async function query(sql: string) {
  const client = new pg.Client(fresh.config);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function started(port = 0) {
  const result = await start(port);
  if (!result.ok) throw new Error(englishOf(result.error));
  return result.value;
}

describe('first start', () => {
  it('START-1: it creates the owner’s account, which its password opens', async () => {
    const server = await started();
    const { firstStart } = server;
    expect(firstStart?.email).toBe('owner@example.com');
    const signedIn = await server.app.inject({
      method: 'POST',
      url: '/api/auth/session',
      headers: { host: 'vitrine.test', 'content-type': 'application/json' },
      payload: JSON.stringify({ email: firstStart?.email, password: firstStart?.password }),
    });
    expect(signedIn.statusCode).toBe(200);
    const rows = await query('SELECT row_to_json(accounts)::text AS row FROM accounts');
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.row)).not.toContain(firstStart?.password);
    await server.stop();
  });

  it('START-1: processes that start together create one owner', { tags: 'slow' }, async () => {
    const servers = await Promise.all([started(), started(), started()]);
    expect(servers.filter(server => server.firstStart !== null)).toHaveLength(1);
    expect(await query('SELECT 1 FROM accounts')).toHaveLength(1);
    await Promise.all(servers.map(server => server.stop()));
  });

  it('START-2: a later start seeds nothing, even after the owner was renamed', async () => {
    await (await started()).stop();
    const before = await query('SELECT * FROM accounts');
    const later = await started();
    expect(later.firstStart).toBeNull();
    expect(await query('SELECT * FROM accounts')).toEqual(before);
    await later.stop();
  });
});

describe('failing to start', () => {
  it('START-4: a port in use is reported, and nothing is left running', { tags: 'slow' }, async () => {
    const blocker = createServer();
    await new Promise<void>(resolve => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const refused = await start(port);
    expect(refused).toMatchObject({
      ok: false,
      error: {
        values: {
          why: expect.stringContaining(`Port ${port} on 127.0.0.1 is in use. Stop the other program`),
        },
      },
    });
    await expect
      .poll(async () =>
        query(
          'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        ),
      )
      .toEqual([]);
    await new Promise(resolve => blocker.close(resolve));
  });

  it('START-4: a database with a changed migration is not modified', { tags: 'slow' }, async () => {
    await (await started()).stop();
    await query(`UPDATE schema_migrations SET checksum = 'other' WHERE name LIKE 'tenancy/%'`);
    const refused = await start(0);
    expect(refused).toMatchObject({
      ok: false,
      error: { values: { why: expect.stringContaining('Applied migrations never change') } },
    });
  });
});

describe('the built program', () => {
  let built: BuiltServer;
  let child: ChildProcess | null = null;

  beforeAll(async () => {
    built = await buildServer();
  });
  afterEach(() => void child?.kill('SIGKILL'));

  async function run(environment: Record<string, string> = {}) {
    const process_ = spawn(process.execPath, [built.main], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        DATABASE_URL: fresh.url,
        PORT: '0',
        APP_DOMAIN: 'vitrine.test',
        HAS_DEMO: 'false',
        ...environment,
      },
    });
    child = process_;
    let output = '';
    process_.stdout.on('data', chunk => {
      output += String(chunk);
    });
    process_.stderr.on('data', chunk => {
      output += String(chunk);
    });
    const ended = once(process_, 'exit').then(([code]) => code as number | null);
    return { process: process_, ended, output: () => output };
  }

  it('START-1: its last lines say what to open, the password and where data is stored', {
    tags: 'slow',
  }, async () => {
    const server = await run({ LOG_LEVEL: 'warn' });
    await expect.poll(server.output).toContain('Data ');
    expect(server.output()).toContain('Vitrine is running: http://vitrine.test');
    expect(server.output()).toMatch(/Sign in as owner@vitrine\.localhost\n\s+Password\s+(\w{4}-){4}\w{4} /);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it.each(firstOrAll(['SIGTERM', 'SIGINT'] as const))(
    'START-3: %s lets a running request end and closes everything',
    async signal => {
      const server = await run({ LOG_LEVEL: 'info' });
      await expect.poll(server.output).toContain('Server listening at');
      const port = Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(server.output())?.[1]);
      const body = JSON.stringify({ email: 'owner@vitrine.localhost', password: 'a wrong password' });
      const running = request({
        port,
        method: 'POST',
        path: '/api/auth/session',
        agent: new Agent({ keepAlive: true }),
        headers: {
          host: 'vitrine.test',
          expect: '100-continue',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      running.flushHeaders();
      await once(running, 'continue');
      server.process.kill(signal);
      await expect.poll(server.output).toContain('"stopping"');
      running.end(body);
      const [reply] = (await once(running, 'response')) as [IncomingMessage];
      reply.resume();
      expect(reply.statusCode).toBe(401);
      expect(await server.ended).toBe(0);
      await expect
        .poll(async () =>
          query(
            'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
          ),
        )
        .toEqual([]);
    },
  );

  it('START-3: a second signal ends it immediately, but not one that arrives with the first', {
    tags: 'slow',
  }, async () => {
    const server = await run({ LOG_LEVEL: 'info' });
    await expect.poll(server.output).toContain('Server listening at');
    const port = Number(/Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(server.output())?.[1]);
    const headers = { host: 'vitrine.test', expect: '100-continue', 'content-type': 'application/json' };
    const endless = request({ port, method: 'POST', path: '/api/auth/session', headers });
    endless.on('error', () => undefined);
    endless.flushHeaders();
    await once(endless, 'continue');
    server.process.kill('SIGTERM');
    await expect.poll(server.output).toContain('"stopping"');
    server.process.kill('SIGTERM');
    server.process.kill('SIGINT');
    expect(server.process.exitCode).toBe(null);
    // Signals within one second count as one; a later one ends the process.
    await expect
      .poll(
        () => {
          server.process.kill('SIGTERM');
          return server.process.exitCode;
        },
        { timeout: 10_000 },
      )
      .toBe(130);
  });

  it('CONFIGURATION-1 and START-4: invalid settings end it with their names', async () => {
    const server = await run({ PORT: 'eighty', SMTP_URL: 'http://x' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/PORT: .*\n\s+SMTP_URL: /);
    expect(server.output()).not.toMatch(/^\s+at /m);
  });
});
