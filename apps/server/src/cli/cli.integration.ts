import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { testConfiguration } from '../../test/harness.ts';
import { capabilities } from '../capabilities.ts';
import { createLog } from '../log.ts';
import { startServer } from '../start-server.ts';
import { commands } from './commands.ts';
import { checkContentDomain, checkDomain, checkNode } from './doctor.command.ts';
import { runCommand } from './run-command.ts';

let fresh: FreshDatabase;
let dataDir: string;
let port: number;

beforeAll(async () => {
  fresh = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-cli-'));
  port = await freePort();
});
afterAll(async () => {
  await fresh?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function vitrine(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(commands, args, {
    environment: {
      DATABASE_URL: fresh.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      APP_DOMAIN: 'vitrine.test',
    },
    terminal: { out: line => out.push(line), err: line => err.push(line) },
  });
  return { code, out, err, json: () => JSON.parse(out.at(-1) ?? 'null') };
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('every command', () => {
  it.each(commands.map(command => command.name))('CLI-1: %s explains itself', async name => {
    const help = await vitrine(...name.split(' '), '--help');
    expect(help.code).toBe(0);
    expect(help.out.join('\n')).toContain(`Usage: vitrine ${name}`);
    expect(help.out.join('\n')).toContain('--json');
    expect(help.err).toEqual([]);
  });

  it('CLI-1: without arguments it lists all commands', async () => {
    const { code, out } = await vitrine();
    expect(code).toBe(0);
    for (const command of commands) expect(out.join('\n')).toContain(command.name);
  });

  it.each([
    [['site', 'create']],
    [['site', 'create', 'one', 'two']],
    [['site', 'create', 'one', '--colour', 'red']],
    [['site', 'paint']],
    [['nonsense']],
  ])('CLI-2: %j is refused as not understood and changes nothing', async args => {
    const { code, out, err } = await vitrine(...args);
    expect([code, out]).toEqual([2, []]);
    expect(err.join('')).not.toBe('');
  });
});

describe('site and account', () => {
  it('CLI-1, CLI-3 and EXPORT-14: without a server, sites are created, listed, given domains, deleted, exported and restored', async () => {
    const owner = await vitrine('account', 'create', 'Owner@Example.com', '--name', 'Owner', '--json');
    expect(owner.json()).toMatchObject({
      email: 'owner@example.com',
      password: expect.stringMatching(/^(\w{4}-){4}\w{4}$/),
    });
    const made = await vitrine(
      'site',
      'create',
      'pots',
      '--title',
      'Pots',
      '--owner',
      'owner@example.com',
      '--json',
    );
    expect(made.json()).toMatchObject({
      site: { subdomain: 'pots', title: 'Pots', address: 'http://pots.vitrine.test' },
    });
    expect(
      (
        await vitrine('site', 'domain', 'pots', '--add', 'www.pots.example', '--without-proof', '--json')
      ).json(),
    ).toMatchObject({
      subdomain: 'pots',
      domains: [{ host: 'www.pots.example', isProved: true }],
    });
    expect((await vitrine('site', 'delete', 'pots')).code).toBe(0);
    expect((await vitrine('site', 'list')).out.at(-1)).toMatch(/^pots\t.*\tdeleted$/);
    const out = join(dataDir, 'deleted.tar.gz');
    expect((await vitrine('site', 'export', 'pots', '--out', out, '--json')).json()).toMatchObject({
      subdomain: 'pots',
      bytes: (await stat(out)).size,
    });
    expect((await vitrine('site', 'restore', 'pots', '--json')).json()).toMatchObject({
      site: { deletedAt: null },
    });
  });

  it('CLI-1 and CLI-2: a refusal is also one object, with exit code 1, and changes nothing', async () => {
    const taken = await vitrine('site', 'create', 'pots', '--json');
    expect(taken.code).toBe(1);
    expect(taken.json()).toMatchObject({ error: 'tenancy.subdomainTaken' });
    expect(taken.err).toEqual(['The address “pots” is taken. Choose another.']);
    const cases = [
      [['site', 'create', 'Not A Name', '--json'], 'cli.invalid'],
      [['site', 'create', 'other', '--owner', 'nobody@example.com', '--json'], 'cli.noAccount'],
      [['site', 'delete', 'missing', '--json'], 'cli.noSite'],
      [['account', 'create', 'owner@example.com', '--json'], 'cli.accountExists'],
      [['account', 'create', 'x@example.com', '--password', 'short', '--json'], 'cli.invalid'],
      [['account', 'role', 'owner@example.com', 'pots', 'king', '--json'], 'cli.invalid'],
    ] as const;
    for (const [args, error] of cases) {
      const refused = await vitrine(...args);
      expect([refused.code, refused.json().error]).toEqual([1, error]);
    }
    const { sites } = (await vitrine('site', 'list', '--json')).json();
    expect(sites.map((site: { subdomain: string }) => site.subdomain)).toEqual(['pots']);
  });

  it('CLI-3 and EXPORT-14: while the server runs, its password, role and export commands take effect immediately', async () => {
    const configuration = {
      ...testConfiguration({ DATA_DIR: dataDir, DATABASE_URL: fresh.url, HAS_DEMO: 'false' }),
      HOST: '127.0.0.1',
      PORT: port,
    };
    const log = createLog({ LOG_LEVEL: 'silent' });
    const started = await startServer({ configuration, capabilities, assetsDir: '/nowhere', log });
    if (!started.ok) throw new Error(englishOf(started.error));
    const { app } = started.value;
    try {
      await vitrine('account', 'create', 'eve@example.com', '--password', 'first password');
      expect((await vitrine('account', 'role', 'eve@example.com', 'pots', 'editor')).code).toBe(0);
      expect(
        (await vitrine('account', 'password', 'eve@example.com', '--password', 'second password')).code,
      ).toBe(0);
      const signIn = (password: string) =>
        app.inject({
          method: 'POST',
          url: '/api/auth/session',
          headers: { host: 'pots.vitrine.test', 'content-type': 'application/json' },
          payload: JSON.stringify({ email: 'eve@example.com', password }),
        });
      expect((await signIn('first password')).statusCode).toBe(401);
      expect((await signIn('second password')).json()).toMatchObject({ roles: [4] });
      expect((await vitrine('account', 'role', 'eve@example.com', 'pots', 'viewer')).code).toBe(0);
      expect((await signIn('second password')).json()).toMatchObject({ roles: [10] });
      const out = join(dataDir, 'running.tar.gz');
      expect((await vitrine('site', 'export', 'pots', '--out', out)).out.at(-1)).toBe(
        `${out}: ${(await stat(out)).size} bytes`,
      );
      const doctor = await vitrine('doctor', '--json');
      expect(doctor.json().checks.at(-1)).toMatchObject({
        isFine: true,
        found: `127.0.0.1:${port} is served by Vitrine`,
      });
    } finally {
      await started.value.stop();
    }
  });
});

describe('doctor', () => {
  it('CLI-4, BACKUP-17: all is well where it is', async () => {
    const { code, out } = await vitrine('doctor');
    expect(out.map(line => line.slice(0, 10))).toEqual([
      expect.stringMatching(/^✓ Node/),
      expect.stringMatching(/^✓ Data/),
      expect.stringMatching(/^✓ Disk/),
      expect.stringMatching(/^✓ Files/),
      expect.stringMatching(/^✓ Postgre/),
      expect.stringMatching(/^✓ Migrati/),
      // None is configured here, and doctor says so (rule BACKUP-17).
      expect.stringMatching(/^! Backups/),
      expect.stringMatching(/^ {4}Set BA/),
      expect.stringMatching(/^✓ Port/),
      'All is wel',
    ]);
    expect(code).toBe(0);
  });

  it('CLI-4: warns when a domain that others can reach is served without HTTPS', () => {
    const check = (APP_DOMAIN: string, IS_HTTPS: boolean) => checkDomain({ APP_DOMAIN, IS_HTTPS })[0];
    expect(check('localhost:3000', false)).toBe(undefined);
    expect(check('shops.org', true)).toMatchObject({ isFine: true, mend: '' });
    expect(check('shops.org:8080', false)).toMatchObject({
      isFine: false,
      mend: expect.stringContaining('IS_HTTPS=true'),
    });
  });

  it('CONTENT-8: explains the risk if code and documents have no separate domain', () => {
    const check = (APP_DOMAIN: string, USER_CONTENT_DOMAIN?: string) =>
      checkContentDomain({ APP_DOMAIN, USER_CONTENT_DOMAIN })[0];
    expect(check('localhost:3000')).toBe(undefined);
    expect(check('shops.org')).toMatchObject({
      isFine: true,
      mend: expect.stringMatching(/scripts .* can act for them: set USER_CONTENT_DOMAIN/),
    });
    expect(check('shops.org', 'shop-content.org')).toMatchObject({
      found: 'below shop-content.org',
      mend: '',
    });
  });

  it('CLI-4: names problems and how to fix them', async () => {
    const blocker = createServer(socket => socket.destroy());
    await new Promise<void>(resolve => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const used = typeof address === 'object' && address ? address.port : 0;
    const out: string[] = [];
    const code = await runCommand(commands, ['doctor', '--json'], {
      environment: {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        DATA_DIR: dataDir,
        PORT: String(used),
      },
      terminal: { out: line => out.push(line), err: () => {} },
    });
    await new Promise(resolve => blocker.close(resolve));
    expect(code).toBe(1);
    const { isFine, checks } = JSON.parse(out.at(-1) ?? '');
    expect(isFine).toBe(false);
    const wrong = checks.filter((check: { isFine: boolean }) => !check.isFine);
    expect(wrong).toMatchObject([
      { name: 'PostgreSQL', found: 'does not answer', mend: expect.stringContaining('DATABASE_URL') },
      { name: 'Port', mend: 'Stop the other program, or set PORT to a free one.' },
    ]);
  });

  it('CLI-4: an old Node and an unwritable folder are also reported', async () => {
    expect(checkNode('20.20.0')).toMatchObject({ isFine: false, mend: expect.stringContaining('22.22') });
    expect(checkNode('22.22.0').isFine).toBe(true);
    await writeFile(join(dataDir, 'a-file'), '');
    const out: string[] = [];
    await runCommand(commands, ['doctor', '--json'], {
      environment: {
        DATABASE_URL: fresh.url,
        DATA_DIR: join(dataDir, 'a-file', 'below'),
        PORT: String(port),
      },
      terminal: { out: line => out.push(line), err: () => {} },
    });
    const { checks } = JSON.parse(out.at(-1) ?? '');
    expect(checks[1]).toMatchObject({
      name: 'Data folder',
      isFine: false,
      mend: expect.stringContaining('DATA_DIR'),
    });
  });
});

it('MEDIA-21: the operator sees the storage of a website and changes its limit; an invalid number changes nothing', async () => {
  await vitrine('site', 'create', 'full', '--json');
  const storage = async (...rest: string[]) => vitrine('site', 'storage', 'full', ...rest, '--json');
  const before = (await storage()).json();
  expect(before).toEqual({
    subdomain: 'full',
    usedBytes: 0,
    deletedBytes: 0,
    allowedBytes: 20_000 * 1024 ** 2,
  });
  expect((await storage('--mb', '5')).json()).toMatchObject({ allowedBytes: 5 * 1024 ** 2 });
  expect((await storage()).json()).toMatchObject({ allowedBytes: 5 * 1024 ** 2 });
  for (const wrong of ['much', '-1', '1.5']) {
    const refused = await storage(`--mb=${wrong}`);
    expect([refused.code === 0, refused.err.join(' ')]).toEqual([false, expect.stringContaining('storage')]);
  }
  expect((await storage()).json()).toMatchObject({ allowedBytes: 5 * 1024 ** 2 });
  expect((await storage('--mb', 'default')).json()).toEqual(before);
  expect((await vitrine('site', 'storage', 'nowhere')).code).not.toBe(0);
});
