import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadOf } from '../../../../test/conformance/upload-of.ts';
import { addressOfDatabase, buildServer } from '../../../../test/kill/server-process.ts';
import { usageOf } from '../../../apart/process-usage.ts';
import { type ImportKit, sample, startImportKit } from '../importing.fixture.ts';
import type { ImportSource } from '../readers/import-source.ts';
import { readImport } from '../readers/read-import.ts';
import { item, source, wxr } from '../readers/wxr.samples.ts';
import { outlineOf } from './model-parts.ts';
import { type Opening, openImport } from './open-import.ts';

const readingServer = join(import.meta.dirname, 'reading-server.process.fixture.ts');

/** An export of forty megabytes, which takes at least a second to read. */
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

const readApart = async ({ fileName, pieces }: ImportSource, given: Partial<Opening> = {}) => {
  const folder = await mkdtemp(join(kit.folder, 'apart-'));
  const path = join(folder, 'export');
  await writeFile(path, Buffer.concat([...pieces()]));
  const opened = await openImport({ fileName, path }, { folder, ...given });
  if (!opened.ok) return opened;
  opened.value.close();
  return { ok: true as const, value: opened.value.model };
};

let kit: ImportKit;
beforeAll(async () => {
  kit = await startImportKit();
});
afterAll(() => kit?.stop());

it('IMPORT-53: a file is read in a separate process exactly as in this one, refusals included', async () => {
  const here = readImport(source(sample));
  if (!here.ok) throw new Error(here.error.code);
  expect(await readApart(source(sample))).toEqual({ ok: true, value: outlineOf(here.value) });
  const foreign = source('<html></html>', 'page.html');
  expect(await readApart(foreign)).toEqual(readImport(foreign));
});

it('IMPORT-53: requests are answered while a large file is read', { tags: 'slow' }, async () => {
  const website = await kit.server.createWebsite();
  const visitor = kit.server.client(website);
  let isRead = false;
  const reading = readApart(large).then(result => {
    isRead = true;
    return result;
  });
  expect((await visitor.get('/api/auth/account')).status).toBe(200);
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(isRead).toBe(false);
  const read = await reading;
  expect(read.ok && read.value.posts.length).toBe(6500);
});

it('IMPORT-47, IMPORT-53: an import that is cancelled while its file is read stops, and the website is unchanged', async () => {
  const website = await kit.server.createWebsite();
  const admin = await kit.server.signIn(website);
  const before = await kit.everything(website);
  const { payload } = await uploadOf('large.xml', Buffer.concat([...large.pieces()]));
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

it('IMPORT-53: a reading that is no longer needed ends before the file does', async () => {
  const read = await readApart(large, { goOn: async () => false });
  expect(read).toMatchObject({ ok: false, error: { code: 'importing.cancelled' } });
});

it('IMPORT-53, APART-2: a process that dies is a refusal that says why, and the next file is read', {
  tags: 'slow',
}, async () => {
  const read = await readApart(large, { maxMegabytes: 16 });
  expect(read).toMatchObject({
    ok: false,
    error: {
      code: 'importing.readingFailed',
      status: 422,
      values: { file: 'export.xml', why: { code: 'parts.outOfMemory' } },
    },
  });
  expect((await readApart(source(sample))).ok).toBe(true);
});

it.runIf(process.platform === 'linux')(
  'APART-4: the reading process ends with a server that was killed',
  { tags: 'slow' },
  async () => {
    const path = join(kit.folder, 'left');
    await writeFile(path, Buffer.concat([...large.pieces()]));
    const server = spawn(process.execPath, [readingServer, path, kit.folder], { stdio: 'ignore' });
    let reader = 0;
    const find = async () => {
      const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
      reader = Number.parseInt(children, 10) || 0;
      return reader;
    };
    await expect.poll(find).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await expect.poll(() => usageOf(reader)).toBeNull();
  },
);

it('IMPORT-72: a product table is read in less memory than its own size, and passed on in batches', {
  tags: 'slow',
}, async () => {
  const [count, megabytes] = [10_000, 200];
  const folder = await mkdtemp(join(kit.folder, 'table-'));
  const path = join(folder, 'export.csv');
  const long = 'It was turned by hand. '.repeat(1000);
  const file = createWriteStream(path);
  file.write('ID,Type,SKU,Name,Published,Description,Regular price\n');
  for (let id = 1; id <= count; id += 1)
    if (!file.write(`${id},simple,S-${id},Bowl ${id},1,"<p>${long}</p>",${id}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
  expect((await stat(path)).size).toBeGreaterThan(megabytes * 1024 ** 2);
  const opened = await openImport({ fileName: 'export.csv', path }, { folder, maxMegabytes: megabytes });
  if (!opened.ok) throw new Error(opened.error.code);
  expect(opened.value.model).toMatchObject({ productCount: count, variantCount: count });
  expect(await opened.value.convert(new Map())).toMatchObject({ ok: true });
  const last = await opened.value.products(count - 2, 250);
  opened.value.close();
  expect(last.ok && last.value.map(({ product }) => product.title)).toEqual(['Bowl 9999', 'Bowl 10000']);
});

it('IMPORT-53: the progress of reading is reported from the beginning', { tags: 'slow' }, async () => {
  const told: { done: number; total: number }[] = [];
  await readApart(large, {
    goOn: async progress => {
      told.push(progress);
      return true;
    },
  });
  const counted = told.filter(({ total }) => total > 0);
  expect(counted.length).toBeGreaterThan(1);
  // The first is told long before the end; how far the next has come depends on the machine.
  expect(counted[0]?.done).toBeLessThan((counted[0]?.total ?? 0) / 2);
  expect(counted.map(({ done }) => done)).toEqual(counted.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(counted.every(({ done, total }) => done > 0 && done <= total)).toBe(true);
});

it('IMPORT-77: the server has the outlines of posts, and reads what was made of them one by one', {
  tags: 'slow',
}, async () => {
  const folder = await mkdtemp(join(kit.folder, 'texts-'));
  const path = join(folder, 'export');
  await writeFile(path, Buffer.concat([...large.pieces()]));
  const opened = await openImport({ fileName: 'large.xml', path }, { folder });
  if (!opened.ok) throw new Error(opened.error.code);
  const { close, convert, model } = opened.value;
  expect(model.posts).toHaveLength(6500);
  expect(JSON.stringify(model)).not.toContain('Clay is earth');
  const content = await convert(new Map());
  if (!content.ok) throw new Error(content.error.code);
  for (const id of ['6500', '1'])
    expect(JSON.stringify(content.value.entry('post', id).document)).toContain('Clay is earth');
  close();
});

it('IMPORT-54: a file that exceeds its time is refused and changes nothing', async () => {
  const read = await readApart(large, { maxSeconds: 0.05 });
  expect(read).toMatchObject({ ok: false, error: { code: 'importing.tookTooLong' } });
  expect((await readApart(source(sample))).ok).toBe(true);
});

it('IMPORT-54: endlessly nested markup is imported with its text, and visitors are answered in the meantime', async () => {
  const website = await kit.server.createWebsite();
  const visitor = kit.server.client(website);
  const deep = `<![CDATA[${'<div>'.repeat(200_000)}Words at the bottom]]>`;
  let isDone = false;
  const work = kit.run(website, wxr(item({ id: '1', title: 'Deep', 'content:encoded': deep }))).then(done => {
    isDone = true;
    return done;
  });
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(isDone).toBe(false);
  const done = await work;
  expect(done.ok && wordNotes(done.value.report.warnings, 'en').map(note => note.why)).toContain(
    'Its markup is nested deeper than 60 levels; deeper tags were removed, and their text was kept.',
  );
  const [row] = await kit.rows(
    website,
    "SELECT document FROM page_documents WHERE website_id = $1 AND document::text LIKE '%at the bottom%'",
  );
  expect(row).toBeDefined();
});

it('IMPORT-55: an empty file is refused and changes nothing', async () => {
  const website = await kit.server.createWebsite();
  const before = await kit.everything(website);
  const done = await kit.run(website, wxr(''));
  expect(done.ok ? null : done.error.code).toBe('importing.nothingToImport');
  expect(await kit.everything(website)).toEqual(before);
});

it('IMPORT-48, IMPORT-53: the built command also reads in a separate process', async () => {
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
});
