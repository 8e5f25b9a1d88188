import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../test/read-archive.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { operatorOf } from '../../services.ts';
import { deleteWebsite } from '../tenancy/index.ts';
import { purgeDeleted } from './exporting.jobs.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server?.stop());

const exportsFolder = () => join(server.dataDir, 'exports');
const isThere = async ({ id }: Website) =>
  (await server.services.database.query('SELECT 1 FROM websites WHERE id = $1', [id])).length === 1;
const purge = async () => {
  const { jobs, database } = server.services;
  await jobs.enqueue(database, purgeDeleted, { websiteId: null, data: {} });
  await server.runJobs();
};

async function deleted(subdomain: string): Promise<Website> {
  const website = await server.createWebsite({ subdomain });
  const admin = await server.signIn(website);
  await admin.put('/api/redirects', { from: `/${subdomain}`, to: '/new' });
  await admin.send('POST', '/api/media', uploadBody('words.txt', Buffer.from(`Words of ${subdomain}`)));
  await deleteWebsite(operatorOf(server.services), website.id);
  return website;
}

it('EXPORT-12: everything of a website is in the data folder before anything of it is removed', async () => {
  const website = await deleted('old-pots');
  server.moveClock({ days: 30, seconds: 1 });
  await purge();
  expect(await isThere(website)).toBe(false);
  expect(await readdir(exportsFolder())).toEqual(['old-pots-2026-04-01.tar.gz']);
  const entries = await readArchive(await readFile(join(exportsFolder(), 'old-pots-2026-04-01.tar.gz')));
  expect(JSON.parse(entries.get('website.json')?.toString() ?? '')).toMatchObject({ id: website.id });
  expect(rowsOf(entries, 'redirects')).toMatchObject([{ from_path: '/old-pots' }]);
  const [asset] = rowsOf(entries, 'assets');
  expect(entries.get(`media/${asset?.id}/words.txt`)?.toString()).toBe('Words of old-pots');
});

it('EXPORT-12: a website whose archive cannot be written stays complete, others are removed, and the next run tries again', async () => {
  const [stuck, other] = [await deleted('stuck-pots'), await deleted('other-pots')];
  server.moveClock({ days: 31 });
  // A folder has the name of its archive.
  await mkdir(join(exportsFolder(), 'stuck-pots-2026-04-02.tar.gz', 'full'), { recursive: true });
  const { database } = server.services;
  const before = await database.query('SELECT * FROM redirects WHERE website_id = $1', [stuck.id]);
  await purge();
  expect([await isThere(stuck), await isThere(other)]).toEqual([true, false]);
  expect(await database.query('SELECT * FROM redirects WHERE website_id = $1', [stuck.id])).toEqual(before);
  expect(await readdir(join(server.dataDir, 'media', stuck.id))).toHaveLength(1);
  expect((await readdir(exportsFolder())).toSorted()).toEqual([
    'other-pots-2026-04-02.tar.gz',
    'stuck-pots-2026-04-02.tar.gz',
  ]);

  await rm(join(exportsFolder(), 'stuck-pots-2026-04-02.tar.gz'), { recursive: true });
  await server.runJobs({ retries: true });
  expect(await isThere(stuck)).toBe(false);
  expect(await readdir(exportsFolder())).toContain('stuck-pots-2026-04-02.tar.gz');
});

it('EXPORT-12: without a folder for archives nothing is removed', async () => {
  const website = await deleted('kept-pots');
  server.moveClock({ days: 31 });
  await writeFile(exportsFolder(), 'a file of the operator');
  await purge();
  expect(await isThere(website)).toBe(true);
  expect(await readFile(exportsFolder(), 'utf8')).toBe('a file of the operator');
});

it('EXPORT-13: the archives are removed after another 30 days, with files left by a crash; other files stay', async () => {
  await deleted('old-pots');
  server.moveClock({ days: 31 });
  await purge();
  const archive = 'old-pots-2026-04-02.tar.gz';
  const left = '.11111111-2222-4333-8444-555555555555.part';
  await writeFile(join(exportsFolder(), 'notes.txt'), 'mine');
  await writeFile(join(exportsFolder(), left), 'half');
  server.moveClock({ days: 30 });
  await purge();
  expect((await readdir(exportsFolder())).toSorted()).toEqual(['notes.txt', archive].toSorted());
  server.moveClock({ days: 1 });
  await purge();
  expect(await readdir(exportsFolder())).toEqual(['notes.txt']);
});
