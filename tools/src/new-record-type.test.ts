import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { checkFloors } from './check-floors.ts';
import { testFolder } from './copied-repository.fixture.ts';
import { newRecordType } from './new-record-type.ts';
import { typeErrors } from './type-errors.ts';

const repository = join(import.meta.dirname, '../..');
const folder = testFolder('new-record-type');
const file = 'packages/core/src/records/tide.record.ts';
const add = (name: string) => newRecordType(name, { root: folder.root() });
const read = (path: string) => readFileSync(folder.at(path), 'utf8');

beforeEach(() => {
  mkdirSync(folder.at('packages/core/src/records'), { recursive: true });
  writeFileSync(folder.at('packages/core/src/records/lesson.record.ts'), 'x({\n  number: 62,\n});\n');
});

it('RECORD-8: writes one file with the next free number, formatted and on its floor', () => {
  expect(add('tide')).toEqual({ ok: true, value: { number: 1001, file } });
  expect(add('job-offer')).toMatchObject({ ok: true, value: { number: 1002 } });
  expect(checkFloors([{ path: file, text: read(file) }])).toEqual([]);
  folder.lint();
});

it.each([
  '',
  'Tide',
  '2tides',
  'high_tide',
  '../tide',
  'x'.repeat(31),
  'tide-helper',
  'tide-record',
  'lesson',
])('RECORD-8: refuses the name %j and writes nothing', name => {
  const before = folder.listing();
  expect(add(name)).toMatchObject({ ok: false, error: { status: name === 'lesson' ? 409 : 400 } });
  expect(folder.listing()).toEqual(before);
});

it('RECORD-8: a new type has no type errors', { tags: 'slow' }, () => {
  expect(add('tide')).toMatchObject({ ok: true });
  expect(typeErrors(repository, new Map([[join(repository, file), read(file)]]))).toEqual([]);
});

it('RECORD-5, RECORD-8: its items are added, published, archived and imported, also in an earlier form', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  folder.copy(
    'packages',
    'apps/server',
    'starters',
    'docs',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  );
  const before = folder.listing();
  expect(add('tide')).toMatchObject({ ok: true });
  expect(folder.listing().filter(path => !before.includes(path))).toEqual([file]);
  // The second type’s field `summary` is now the forecast; earlier rows and archives can still be read.
  expect(add('wave')).toMatchObject({ ok: true });
  const other = file.replace('tide', 'wave');
  const step = `({ summary, ...data }) => ({ ...data, forecast: summary })`;
  const next = read(other)
    .replace('summary:', 'forecast:')
    .replace(
      '  data: z',
      `  migrations: [{ name: 'call the summary a forecast', migrate: ${step} }],\n  data: z`,
    );
  writeFileSync(folder.at(other), next);
  const tests = [itemTests, itemTest(1001, 'summary'), itemTest(1002, 'forecast')];
  writeFileSync(folder.at('apps/server/test/tide.integration.ts'), tests.join(''));
  await folder.vitest('--project', 'integration', 'apps/server/test/tide.integration.ts');
});

const itemTests = `
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findBySubdomain } from '../src/capabilities/tenancy/index.ts';
import { siteExportCommand } from '../src/cli/site-export.command.ts';
import { siteImportCommand } from '../src/cli/site-import.command.ts';
import { startTestServer } from './harness.ts';
`;

/** An item of the type, and one that was stored when its field was called `summary`. */
const itemTest = (number: number, field: string) => `
it('an item of the type ${number} goes all the way', async () => {
  const server = await startTestServer();
  try {
    const website = await server.createWebsite({ subdomain: 'kiln' });
    const admin = await server.signIn(website);
    const { collection } = (await admin.post('/api/collections', { type: 30, title: 'Tides' })).body;
    const items = '/api/collections/' + collection.id + '/items';
    const data = { ${field}: 'High at noon' };
    const added = await admin.post(items, { title: 'Today', recordType: ${number}, data });
    expect(added.body, added.text).toMatchObject({ item: { recordType: ${number}, data } });
    const { id } = added.body.item;
    const wrong = await admin.patch('/api/items/' + id, { data: { ${field}: 7 } });
    expect(wrong.body).toMatchObject({ errors: { 'data.${field}': expect.any(String) } });
    await admin.patch('/api/items/' + id, { state: 'published' });
    const earlier = (await admin.post(items, { title: 'Old', recordType: ${number}, data })).body.item;
    await admin.patch('/api/items/' + earlier.id, { state: 'published' });
    await server.services.database.query(
      \`UPDATE items SET data_version = 0, data = '{"summary": "Low at six"}' WHERE id = $1\`, [earlier.id]);
    const old = { recordType: ${number}, data: { ${field}: 'Low at six' } };
    const rows = async (by) => ((await by.get(items)).body.items.map(({ slug, data }) => [slug, data]).sort());
    const both = [['old', old.data], ['today', data]];
    expect(await rows(admin)).toEqual(both);
    expect((await admin.post('/api/publishing/revisions', {})).status).toBe(200);
    for (const slug of ['today', 'old']) {
      const page = await server.client(website).get('/tides/' + slug, { accept: 'text/html' });
      expect(page.text).toContain('"recordType":${number}');
    }
    const path = join(server.dataDir, 'kiln.tar.gz');
    const tell = () => undefined;
    const options = { out: path };
    expect(await siteExportCommand.run(server.services, { words: ['kiln'], options, tell })).toMatchObject({ ok: true });
    const brought = await siteImportCommand.run(server.services, { words: [path], options: { name: 'two' }, tell });
    expect(brought).toMatchObject({ ok: true });
    const there = await findBySubdomain(server.services.database, 'two');
    expect(await rows(await server.signIn(there.website))).toEqual(both);
  } finally {
    await server.stop();
  }
});
`;
