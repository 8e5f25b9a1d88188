import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedSite, startServedSite } from '../../../../test/served-site.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { changedArchive, rewritten } from '../changed-archive.fixture.ts';

let site: ServedSite;
let archive: string;

beforeAll(async () => {
  site = await startServedSite();
  archive = join(site.server.dataDir, 'site.tar.gz');
  const { subdomain } = site.website;
  const options = { out: archive };
  const done = await siteExportCommand.run(site.server.services, {
    words: [subdomain],
    options,
    tell: () => {},
  });
  expect(done).toMatchObject({ ok: true });
});
afterAll(() => site?.server.stop());

it.each([
  ['items', '"record_type":1,', '"record_type":3,', 'record_type: There is no such record type.'],
  [
    'revision_items',
    '"data":{}',
    '"data":{"startsAt":7}',
    'data.startsAt: There is no such field: startsAt.',
  ],
  ['items', '"data_version":0', '"data_version":9', 'data_version: It was made by a newer release.'],
])(
  'RECORD-6: in %s, %s as %s is refused by its place, and nothing is made',
  async (table, from, to, words) => {
    const path = join(site.server.dataDir, 'changed.tar.gz');
    const entry = `tables/${table}.ndjson`;
    const change = rewritten(entry, text => text.replace(from, to));
    await writeFile(path, await changedArchive(await readFile(archive), change));
    const websites = () => site.server.services.database.query('SELECT id FROM websites ORDER BY id');
    const before = await websites();
    const given = { words: [path], options: { name: 'other' }, tell: () => {} };
    const done = await siteImportCommand.run(site.server.services, given);
    expect(done.ok ? 'done' : englishOf(done.error)).toContain(`${entry}: ${words}`);
    expect(await websites()).toEqual(before);
  },
);
