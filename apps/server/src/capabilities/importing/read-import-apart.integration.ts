import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadOf } from '../../../test/conformance/upload-of.ts';
import { addressOfDatabase, buildServer } from '../../../test/kill/server-process.ts';
import { type ImportKit, sample, startImportKit } from './importing.fixture.ts';
import { readImportApart } from './read-import-apart.ts';
import { readImport } from './readers/read-import.ts';
import { item, source, wxr } from './readers/wxr.samples.ts';

/** An export that takes a second or more to read: forty megabytes. */
const words = '<p>Clay is earth that remembers the hand which shaped it.</p>\n'.repeat(100);
const large = source(
  wxr(
    Array.from({ length: 6500 }, (_, at) =>
      item({
        id: String(at + 1),
        title: `Post ${at + 1}`,
        'wp:post_name': `post-${at + 1}`,
        'wp:status': 'publish',
        'wp:post_date_gmt': '2020-01-02 03:04:05',
        'content:encoded': `<![CDATA[${words}]]>`,
      }),
    ).join('\n'),
  ),
);

let kit: ImportKit;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());

it('IMPORT-53: what is read apart is what is read here, refusals too', async () => {
  expect(await readImportApart(source(sample))).toEqual(readImport(source(sample)));
  const foreign = source('<html></html>', 'page.html');
  expect(await readImportApart(foreign)).toEqual(readImport(foreign));
});

it('IMPORT-53: requests are answered while a large file is read', async () => {
  const website = await kit.server.createWebsite();
  const visitor = kit.server.client(website);
  let isRead = false;
  const reading = readImportApart(large).then(result => {
    isRead = true;
    return result;
  });
  expect((await visitor.get('/api/auth/account')).status).toBe(200);
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(isRead).toBe(false);
  const read = await reading;
  expect(read.ok && read.value.posts.length).toBe(6500);
});

it('IMPORT-47, IMPORT-53: an import that is cancelled while it is read stops, and the website is as before', async () => {
  const website = await kit.server.createWebsite();
  const admin = await kit.server.signIn(website);
  const before = await kit.everything(website);
  const { payload } = await uploadOf('large.xml', Buffer.from(large.bytes));
  const started = await admin.send('POST', '/api/imports', {
    body: payload.bytes,
    headers: { 'content-type': payload.contentType },
  });
  const { id } = (started.body as { import: { id: string } }).import;
  const work = kit.server.runJobs();
  expect((await admin.post(`/api/imports/${id}/cancel`)).body).toMatchObject({
    import: { state: 'cancelled' },
  });
  await work;
  expect((await admin.get(`/api/imports/${id}`)).body).toMatchObject({
    import: { state: 'cancelled', phase: 'finished', report: null },
  });
  expect(await kit.everything(website)).toEqual(before);
});

it('IMPORT-53: a reading that is not wanted any more ends before the file does', async () => {
  const read = await readImportApart(large, { isWanted: async () => false });
  expect(read).toMatchObject({ ok: false, error: { code: 'importing.cancelled' } });
});

it('IMPORT-53: a thread that dies is a refusal that says why, and the next file is read', async () => {
  const read = await readImportApart(large, { maxMegabytes: 16 });
  expect(read).toEqual({
    ok: false,
    error: {
      code: 'importing.readingFailed',
      status: 422,
      message:
        '«export.xml» could not be read to its end: it needs more memory than there is for one file. The website is as before. Export it in parts, and report it if that does not help.',
    },
  });
  expect((await readImportApart(source(sample))).ok).toBe(true);
});

it('IMPORT-48, IMPORT-53: the built command reads on a thread as well', async () => {
  const built = await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-built-'));
  await chmod(folder, 0o711);
  const path = join(folder, 'export.xml');
  await writeFile(path, sample);
  const website = await kit.server.createWebsite({ subdomain: 'built-import' });
  const cli = join(built.main, '..', 'cli.js');
  const args = [cli, 'import', path, '--site', 'built-import', '--media-base', kit.mediaBase, '--json'];
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: kit.server.dataDir,
      DATABASE_URL: addressOfDatabase(kit.server.connection),
      SECRET_KEY: kit.server.configuration.SECRET_KEY,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += String(chunk);
    });
  }
  const [code] = await once(child, 'exit');
  expect(code, output).toBe(0);
  expect(output).toContain('"posts":2');
  expect((await kit.everything(website)).items).toHaveLength(2);
  await rm(folder, { recursive: true, force: true });
  await built.remove();
}, 120_000);
