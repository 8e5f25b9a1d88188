import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../test/read-archive.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { operatorOf } from '../../services.ts';
import { deleteWebsite } from '../tenancy/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const told: string[] = [];
const run = (words: string[], out?: string) =>
  siteExportCommand.run(server.services, {
    words,
    options: out === undefined ? {} : { out },
    tell: line => void told.push(line),
  });

it('EXPORT-14: everything of a website is written to a file, even of a deleted one, and the counts are returned', async () => {
  const website = await server.createWebsite({ subdomain: 'pots' });
  const admin = await server.signIn(website);
  await admin.put('/api/redirects', { from: '/old', to: '/new' });
  for (const name of ['online', 'deleted']) {
    if (name === 'deleted') await deleteWebsite(operatorOf(server.services), website.id);
    const file = join(server.dataDir, 'out', `${name}.tar.gz`);
    const done = await run(['pots'], file);
    const bytes = await readFile(file);
    const entries = await readArchive(bytes);
    expect(rowsOf(entries, 'redirects')).toHaveLength(1);
    const names = [...entries.keys()].filter(entry => entry.startsWith('tables/'));
    const rows = names.flatMap(entry => entries.get(entry)?.toString().split('\n').slice(0, -1) ?? []);
    expect(done.ok && done.value.json).toEqual({
      subdomain: 'pots',
      file,
      bytes: bytes.byteLength,
      tables: names.length,
      rows: rows.length,
      files: 0,
      missingFiles: 0,
    });
    expect(told.at(-1)).toBe('archive: 100 %');
  }
  const acts = await server.services.database.query(
    "SELECT actor FROM audit_log WHERE website_id = $1 AND act = 'exporting.written'",
    [website.id],
  );
  expect(acts).toEqual([{ actor: 'operator' }, { actor: 'operator' }]);
});

it('EXPORT-14: impossible requests are refused, and existing files stay unchanged', async () => {
  await server.createWebsite({ subdomain: 'bowls' });
  const folder = join(server.dataDir, 'refused');
  await mkdir(folder);
  const taken = join(folder, 'taken.tar.gz');
  await writeFile(taken, 'mine');
  for (const [words, out, code] of [
    [['bowls'], undefined, 'cli.usage'],
    [['bowls'], taken, 'exporting.fileExists'],
    [['bowls'], join(taken, 'below.tar.gz'), 'exporting.unwritable'],
    [['nobody-here'], join(folder, 'new.tar.gz'), 'cli.noSite'],
  ] as const) {
    const refused = await run([...words], out);
    expect(refused.ok ? null : refused.error.code).toBe(code);
  }
  expect(await readdir(folder)).toEqual(['taken.tar.gz']);
  expect(await readFile(taken, 'utf8')).toBe('mine');
});
