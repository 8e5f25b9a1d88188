/** @module-tag slow */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestAccount, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { capabilities } from '../../capabilities.ts';
import { migrationsOf } from '../../database/migrate.ts';
import { openServices, operatorOf } from '../../services.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { createWebsite } from '../tenancy/index.ts';
import { allFiles, allRows, emptyPlace, placeOf, vitrine } from './backups.fixture.ts';

let server: TestServer;
let kiln: Website;
let account: TestAccount;
let to: string;

/** Kiln, with a file, a member, an order and a sealed mail. */
beforeAll(async () => {
  server = await startTestServer({ environment: { SECRET_KEY: '' } });
  to = join(server.dataDir, 'backups');
  kiln = await server.createWebsite({ subdomain: 'kiln', title: 'Kiln', starter: 'kiln' });
  const admin = await server.signIn(kiln);
  account = admin.account;
  await admin.send('POST', '/api/media', uploadBody('words.txt', Buffer.from('Words of a file')));
  const shop = new TestShop(server, await server.createWebsite({ subdomain: 'shop' }));
  await shop.settle({
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
  });
  await shop.setUp('manual', { settings: { instructions: 'Pay.' } });
  const { variants } = await shop.sell();
  await shop.order(await shop.visitorWith(variants[0] ?? ''));
  const { database, secrets } = server.services;
  await database.query(
    `INSERT INTO outbox (website_id, id, kind, sender, recipient, subject, html, body_text, is_secret, state, created_at)
     VALUES ('platform', 'sealed', 'reset', 'a', 'b', 'Reset', $1, $1, true, 'kept', now())`,
    [secrets.encrypt('outbox', 'https://vitrine.test/reset/once')],
  );
});
afterAll(() => server?.stop());

describe('a drill', () => {
  it('BACKUP-1, BACKUP-2, BACKUP-10: a backup made while others write is restored unchanged on another machine', async () => {
    const admin = await server.signIn(kiln);
    const page = await server.client(kiln).get('/');
    const before = await allRows(server.connection);
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      for (; !isOver; written += 1) {
        await admin.put('/api/redirects', { from: `/old-${String(written).padStart(6, '0')}`, to: '/new' });
        // Written to a table that is copied later, and only after its redirect was stored.
        const minimumSubtotal = written + 1;
        await admin.patch('/api/website/settings', { settings: { store: { minimumSubtotal } } });
      }
    })();
    const made = await vitrine(placeOf(server), 'backup', '--to', to, '--json');
    isOver = true;
    await writing;
    expect([made.code, made.err]).toEqual([0, expect.stringContaining('not encrypted')]);
    expect(written).toBeGreaterThan(0);

    const place = await emptyPlace();
    try {
      const restored = await vitrine(place.environment, 'restore', '--from', to);
      expect([restored.code, restored.out]).toEqual([0, expect.stringContaining('Next: start the server')]);
      const now = await allRows(place.connection);
      expect([...now.keys()]).toEqual([...before.keys()]);
      // Writes made in the meantime are present up to one moment, and none after it.
      const redirects = now.get('public.redirects') ?? [];
      const meanwhile = redirects.flatMap(line => /"\/old-(\d+)"/.exec(line)?.[1] ?? []).map(Number);
      expect(meanwhile.toSorted((a, b) => a - b)).toEqual(meanwhile.map((_, index) => index));
      const said = (now.get('public.websites') ?? []).flatMap(
        line => /"minimumSubtotal": ?(\d+)/.exec(line)?.[1] ?? [],
      );
      expect(said.length).toBeGreaterThan(0);
      expect(Math.max(...said.map(Number))).toBeLessThanOrEqual(meanwhile.length);
      const changing = new Set([
        'public.redirects',
        'public.audit_log',
        'public.websites',
        'public.sessions',
        'public.collections',
        'public.unpublished_marks',
      ]);
      // The side effects of a write are not repeated when it is restored.
      const marked = (now.get('public.unpublished_marks') ?? []).filter(line => line.includes('"/old-'));
      expect([marked.length, marked.filter(line => line.includes('"times":1}')).length]).toEqual(
        Array(2).fill(meanwhile.length),
      );
      for (const [table, rows] of before)
        if (!changing.has(table)) expect([table, now.get(table)]).toEqual([table, rows]);
      expect(await allFiles(join(place.dataDir, 'media'))).toEqual(
        await allFiles(join(server.dataDir, 'media')),
      );
      expect(await readFile(join(place.dataDir, 'secret.key'))).toEqual(
        await readFile(join(server.dataDir, 'secret.key')),
      );
      expect((await stat(join(place.dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);

      const platform = await place.open();
      try {
        const visitor = platform.client('kiln');
        expect((await visitor.get('/')).bytes.equals(page.bytes)).toBe(true);
        await visitor.signIn(account);
        expect((await visitor.get('/api/media')).text).toContain('words.txt');
        expect((await visitor.put('/api/redirects', { from: '/later', to: '/new' })).status).toBe(200);
        expect(
          await platform.services.database.query("SELECT times FROM unpublished_marks WHERE id = '/later'"),
        ).toEqual([{ times: 1 }]);
        const [mail] = await platform.services.database.query("SELECT html FROM outbox WHERE id = 'sealed'");
        expect(platform.services.secrets.decrypt('outbox', mail?.html)).toBe(
          'https://vitrine.test/reset/once',
        );
      } finally {
        await platform.close();
      }
    } finally {
      await place.remove();
    }
  });

  it('BACKUP-4, BACKUP-6, FOLDER-3: a later backup copies what is new alone, and its owner alone may read it', async () => {
    const admin = await server.signIn(kiln);
    await admin.send('POST', '/api/media', uploadBody('more.txt', Buffer.from('More words')));
    const made = await vitrine(placeOf(server), 'backup', '--to', to, '--json');
    expect(made.json()).toMatchObject({ addedFiles: 1, missing: [], isEncrypted: false });
    for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, (mode & 0o077).toString(8)]).toEqual([entry.name, '0']);
    }
  });

  it('BACKUP-12: a backup of an older release is restored and migrated to this one', async () => {
    const newest = 'importing/0006-links.sql';
    const older = capabilities.map(capability => ({
      ...capability,
      migrations: Object.fromEntries(
        Object.entries(capability.migrations ?? {}).filter(
          ([path]) => `${capability.name}/${path.split('/').at(-1)}` !== newest,
        ),
      ),
    }));
    const [there, here] = [await emptyPlace(), await emptyPlace()];
    const olderBackups = join(there.dataDir, 'backups');
    try {
      const { configuration, clock, log } = server.services;
      const opened = await openServices({
        configuration,
        connection: there.connection,
        capabilities: older,
        clock,
        log,
        isCommand: true,
      });
      await createWebsite(operatorOf(opened.services), {
        subdomain: 'pots',
        title: 'Pots',
        starter: null,
        owner: null,
      });
      await opened.close();
      expect((await vitrine(there.environment, 'backup', '--to', olderBackups)).code).toBe(0);
      const restored = await vitrine(here.environment, 'restore', '--from', olderBackups, '--json');
      expect(restored.json()).toMatchObject({ migrated: [newest] });
      const client = new pg.Client(here.connection);
      await client.connect();
      const { rows } = await client.query('SELECT name FROM schema_migrations');
      await client.end();
      expect(rows.map(({ name }) => name).toSorted()).toEqual(
        migrationsOf(capabilities)
          .map(({ name }) => name)
          .toSorted(),
      );
      expect((await vitrine(here.environment, 'site', 'list')).out).toMatch(/^pots\t/);
    } finally {
      await there.remove();
      await here.remove();
    }
  });
});
