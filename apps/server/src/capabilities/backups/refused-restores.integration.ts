import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { backUpApart } from './back-up-apart.ts';
import { allFiles, allRows, emptyPlace, placeOf, vitrine } from './backups.fixture.ts';

let server: TestServer;
let folder: string;
/** A place with one complete backup; tests take a copy. */
let whole: string;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { SECRET_KEY: '' } });
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'));
  whole = join(folder, 'whole');
  const website = await server.createWebsite({ subdomain: 'pots' });
  const admin = await server.signIn(website);
  for (const name of ['first.txt', 'second.txt'])
    await admin.send('POST', '/api/media', uploadBody(name, Buffer.from(`Words of ${name}`)));
  const made = await vitrine(placeOf(server), 'backup', '--to', whole, '--json');
  id = made.json().id;
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function copy(name: string): Promise<string> {
  const to = join(folder, name);
  await cp(whole, to, { recursive: true });
  return to;
}

async function partsOf(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}

/** Tries to restore into an empty place; returns the message and what is there afterwards. */
async function restored(from: string, environment: Record<string, string> = {}) {
  const place = await emptyPlace();
  try {
    const answer = await vitrine({ ...place.environment, ...environment }, 'restore', '--from', from);
    return {
      ...answer,
      rows: (await allRows(place.connection)).size,
      files: (await allFiles(place.dataDir)).size,
    };
  } finally {
    await place.remove();
  }
}

describe('an incomplete backup is not restored', () => {
  it('BACKUP-5, BACKUP-10: one changed byte in any part is found and named, and nothing is changed', async () => {
    const parts = (await partsOf(whole)).map(path => path.slice(whole.length + 1));
    expect(parts.length).toBeGreaterThan(10);
    const picked = parts.filter(path =>
      /manifest|secrets|files\.ndjson|websites\.copy|assets\.copy|^files\//.test(path),
    );
    for (const [index, part] of picked.entries()) {
      const from = await copy(`changed-${index}`);
      const bytes = await readFile(join(from, part));
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(join(from, part), bytes);
      const verified = await vitrine(placeOf(server), 'backup', '--verify', '--to', from);
      const answer = await restored(from);
      const name = part.endsWith('manifest.json') ? 'manifest.json' : part;
      expect([verified.code, verified.err]).toEqual([1, expect.stringContaining(name)]);
      expect(answer).toMatchObject({ code: 1, err: expect.stringContaining(name), rows: 0, files: 0 });
    }
  });

  it('BACKUP-5: a part that is missing or cut short is named', async () => {
    for (const [index, change] of [rm, (path: string) => writeFile(path, '')].entries()) {
      const from = await copy(`gone-${index}`);
      const part = `backups/${id}/database/public.websites.copy.gz`;
      await change(join(from, part));
      expect(await restored(from)).toMatchObject({ code: 1, err: expect.stringContaining(part), rows: 0 });
    }
  });

  it('BACKUP-3: a backup that was killed midway does not count, harms no earlier one, and is removed by the next', {
    tags: 'slow',
  }, async () => {
    const from = await copy('killed');
    let isStopping = false;
    const { configuration, connection } = server.services;
    const tell = (line: string) => {
      isStopping ||= line.startsWith('database: 5 ');
    };
    const killed = await backUpApart(
      { configuration, connection, to: from, keep: null },
      { tell, isStopping: () => isStopping },
    );
    expect(killed).toBeNull();
    const begun = (await readdir(join(from, 'backups'))).filter(name => name !== id);
    expect(begun).toHaveLength(1);
    const listed = await vitrine(placeOf(server), 'restore', '--list', '--from', from, '--json');
    expect(listed.json()).toEqual({ finished: [id], unfinished: begun });
    expect(await restored(from)).toMatchObject({ code: 0, out: expect.stringContaining(id) });
    const refused = await vitrine(placeOf(server), 'restore', '--from', from, '--at', begun[0] ?? '');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('no finished backup')]);
    // Its lock belongs to this very process, which is alive; the lock of a killed process does not.
    await writeFile(
      join(from, 'lock.json'),
      JSON.stringify({ token: 'x', host: 'gone', pid: 1, at: '2020-01-01T00:00:00.000Z' }),
    );
    const next = await vitrine(placeOf(server), 'backup', '--to', from, '--json');
    expect(await readdir(join(from, 'backups'))).toEqual([id, next.json().id].toSorted());
  });

  it('BACKUP-12: a backup of a newer release is refused with a clear message', async () => {
    const client = new pg.Client(server.connection);
    await client.connect();
    const to = join(folder, 'newer');
    const name = 'tenancy/9999-later.sql';
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      name,
      'a'.repeat(64),
    ]);
    await vitrine(placeOf(server), 'backup', '--to', to);
    await client.query('DELETE FROM schema_migrations WHERE name = $1', [name]);
    await client.end();
    expect(await restored(to)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${name}, which this release does not know`),
      rows: 0,
    });
  });

  it('BACKUP-11: a key from the environment is not copied, and the restore needs exactly the same key', {
    tags: 'slow',
  }, async () => {
    const to = join(folder, 'keyed');
    const key = 'a key of the environment, 32 letters or more';
    await vitrine({ ...placeOf(server), SECRET_KEY: key }, 'backup', '--to', to);
    for (const path of await partsOf(to)) expect((await readFile(path)).includes(key)).toBe(false);
    expect(await restored(to)).toMatchObject({
      code: 1,
      err: expect.stringContaining('none is set here'),
      rows: 0,
    });
    expect(await restored(to, { SECRET_KEY: `${key}, but another` })).toMatchObject({ code: 1, rows: 0 });
    expect(await restored(to, { SECRET_KEY: key })).toMatchObject({ code: 0 });
  });
});

describe('existing data is not lost', () => {
  it('BACKUP-10: an error of the database in the middle of a restore leaves existing data unchanged', {
    tags: 'slow',
  }, async () => {
    const torn = join(folder, 'torn');
    const { user: _, ...reach } = server.connection;
    const superuser = new pg.Client({ ...reach, user: 'postgres' });
    await superuser.connect();
    // A role on a website that does not exist: found when the foreign keys are created again.
    await superuser.query(`SET session_replication_role = replica;
      INSERT INTO website_members (website_id, account_id, roles, added_at)
      SELECT 'nobody', account_id, roles, added_at FROM website_members LIMIT 1`);
    await vitrine(placeOf(server), 'backup', '--to', torn);
    await superuser.query("DELETE FROM website_members WHERE website_id = 'nobody'");
    await superuser.end();
    const place = await emptyPlace();
    try {
      expect((await vitrine(place.environment, 'site', 'create', 'bowls')).code).toBe(0);
      await mkdir(join(place.dataDir, 'media', 'a'), { recursive: true });
      await writeFile(join(place.dataDir, 'media', 'a', 'own.txt'), 'mine');
      const rows = await allRows(place.connection);
      const files = await allFiles(join(place.dataDir, 'media'));
      const refused = await vitrine(place.environment, 'restore', '--from', torn, '--replace');
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('website_members')]);
      expect(await allRows(place.connection)).toEqual(rows);
      expect(await allFiles(join(place.dataDir, 'media'))).toEqual(files);
    } finally {
      await place.remove();
    }
  });

  it('BACKUP-13: without --replace nothing is changed; with it, existing data is backed up first', {
    tags: 'slow',
  }, async () => {
    const place = await emptyPlace();
    try {
      const other = await vitrine(place.environment, 'site', 'create', 'bowls', '--json');
      expect(other.code).toBe(0);
      await mkdir(join(place.dataDir, 'media', 'a'), { recursive: true });
      await writeFile(join(place.dataDir, 'media', 'a', 'own.txt'), 'mine');
      const [rows, files] = [await allRows(place.connection), await allFiles(place.dataDir)];
      const refused = await vitrine(place.environment, 'restore', '--from', whole);
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringContaining('There is already data (a database)'),
      ]);
      expect([await allRows(place.connection), await allFiles(place.dataDir)]).toEqual([rows, files]);

      const replaced = await vitrine(place.environment, 'restore', '--from', whole, '--replace', '--json');
      expect(replaced.json()).toMatchObject({ id, keptAt: join(place.dataDir, 'before-restore') });
      expect((await vitrine(place.environment, 'site', 'list')).out).toMatch(/^pots\t/);
      expect(await allFiles(join(place.dataDir, 'media'))).toEqual(
        await allFiles(join(server.dataDir, 'media')),
      );
      const back = await vitrine(
        place.environment,
        'restore',
        '--from',
        join(place.dataDir, 'before-restore'),
        '--replace',
      );
      expect(back.code).toBe(0);
      expect((await vitrine(place.environment, 'site', 'list')).out).toMatch(/^bowls\t/);
      expect(await readFile(join(place.dataDir, 'media', 'a', 'own.txt'), 'utf8')).toBe('mine');
    } finally {
      await place.remove();
    }
  });

  it('BACKUP-14: a restore is refused while a server is running', async () => {
    const before = await allRows(server.connection);
    const refused = await vitrine(placeOf(server), 'restore', '--from', whole, '--replace');
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining('A server is using this database'),
    ]);
    expect(await allRows(server.connection)).toEqual(before);
  });
});
