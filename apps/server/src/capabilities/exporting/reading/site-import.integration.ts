import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { readArchive, rowsOf } from '../../../../test/read-archive.ts';
import { uploadBody } from '../../../../test/upload-body.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { buyer, TestShop } from '../../checkout/shop.fixture.ts';
import { findBySubdomain } from '../../tenancy/index.ts';
import { type ArchiveEntries, changedArchive, rewritten } from '../changed-archive.fixture.ts';

let server: TestServer;
let folder: string;
/** An archive of a filled website, and its contents. */
let archive: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = server.dataDir;
  const website = await server.createWebsite({ subdomain: 'kiln', title: 'Kiln', starter: 'kiln' });
  const admin = await server.signIn(website);
  await admin.send('POST', '/api/media', uploadBody('words.txt', Buffer.from('Words of a file')));
  await admin.put('/api/redirects', { from: '/old', to: '/new' });
  await admin.put('/api/redirects', { from: '/by-id', to: `/of/${website.id}` });
  await server.services.database.query(
    `INSERT INTO domains (website_id, host, added_at) VALUES ($1, 'www.kiln.example', now())`,
    [website.id],
  );
  await server.services.database.query(
    `UPDATE collections SET password_hash = 'HASH' WHERE website_id = $1 AND id = (
       SELECT min(id) FROM collections WHERE website_id = $1)`,
    [website.id],
  );
  const shop = new TestShop(server, await server.reload(website));
  const [variant] = await shop.query<{ id: string }>(
    'SELECT id FROM variants WHERE website_id = $1 ORDER BY id LIMIT 1',
  );
  await shop.settle({
    isOpen: true,
    currency: 'EUR',
    countries: ['DE'],
  });
  await shop.setUp('manual', { settings: { instructions: 'Pay.' } });
  await shop.order(await shop.visitorWith(variant?.id ?? ''), buyer);
  archive = await exported(server, 'kiln', 'kiln.tar.gz');
});
afterAll(() => server?.stop());

const silent = () => undefined;

async function exported(from: TestServer, subdomain: string, name: string): Promise<string> {
  const out = join(folder, name);
  const done = await siteExportCommand.run(from.services, {
    words: [subdomain],
    options: { out },
    tell: silent,
  });
  if (!done.ok) throw new Error(englishOf(done.error));
  return out;
}

function imported(into: TestServer, path: string, options: Record<string, string> = {}) {
  return siteImportCommand.run(into.services, { words: [path], options, tell: silent });
}

/**
 * The common content of two archives of one website: everything except their time, id and address, roles, domains,
 * log entries about the import, and the widths of pictures, which are being regenerated.
 */
async function comparable(path: string): Promise<Map<string, string>> {
  const entries = await readArchive(await readFile(path));
  const facts = JSON.parse(entries.get('website.json')?.toString() ?? '');
  const found = new Map<string, string>();
  for (const [name, bytes] of entries) {
    if (['README.txt', 'tables/domains.ndjson', 'tables/website_members.ndjson'].includes(name)) continue;
    const text = name.startsWith('media/')
      ? createHash('sha256').update(bytes).digest('hex')
      : bytes.toString();
    const mapped = text
      .replaceAll(facts.id, 'ID')
      .replace(/"(webp|avif)_widths":\[[\d,]*\]/g, '"$1_widths":[]')
      .replaceAll('"are_variants_due":false', '"are_variants_due":true')
      .replace(/^.*"act":"exporting\.(imported|written)".*\n/gm, '');
    found.set(name, mapped);
  }
  const { madeAt: _, people: __, subdomain: ___, ...rest } = facts;
  return found.set('website.json', JSON.stringify({ ...rest, id: 'ID' }));
}

describe('importing an archive', () => {
  it('EXPORT-18: as a new website of the same platform, which exports the same archive again', async () => {
    const done = await imported(server, archive, { name: 'kiln-again' });
    expect(done).toMatchObject({
      ok: true,
      value: { json: { subdomain: 'kiln-again', domains: ['www.kiln.example'] } },
    });
    const again = await exported(server, 'kiln-again', 'again.tar.gz');
    expect(await comparable(again)).toEqual(await comparable(archive));
    const [before, after] = await Promise.all(
      ['kiln', 'kiln-again'].map(name => findBySubdomain(server.services.database, name)),
    );
    expect(after?.website.id).not.toBe(before?.website.id);
    const domains = await server.services.database.query(
      'SELECT host, proved_at FROM domains WHERE website_id = $1',
      [after?.website.id],
    );
    expect(domains).toEqual([{ host: 'www.kiln.example', proved_at: null }]);
  });

  it('EXPORT-17, EXPORT-18, EXPORT-20: on another platform under its own id, looking the same, without the roles of its members', async () => {
    const other = await startTestServer();
    try {
      const owner = await other.createAccount();
      const done = await imported(other, archive, { owner: owner.email });
      expect(done).toMatchObject({
        ok: true,
        value: { json: { subdomain: 'kiln', people: [expect.stringContaining('@')] } },
      });
      expect(await comparable(await exported(other, 'kiln', 'other.tar.gz'))).toEqual(
        await comparable(archive),
      );
      const there = await findBySubdomain(other.services.database, 'kiln');
      const here = await findBySubdomain(server.services.database, 'kiln');
      expect(there?.website).toMatchObject({ id: here?.website.id, title: 'Kiln', isLaunched: false });
      const members = await other.services.database.query('SELECT account_id FROM website_members');
      expect(members).toEqual([{ account_id: owner.id }]);
      const closed = await other.services.database.query(
        'SELECT password_hash IS NULL AS is_open FROM collections WHERE password_hash IS NOT NULL',
      );
      expect(closed).toHaveLength(1);
      const told = rowsOf(await readArchive(await readFile(archive)), 'collections').map(row => row.left_out);
      expect(told.filter(columns => String(columns) === 'password_hash')).toHaveLength(1);
      const waiting = await other.services.database.query(
        "SELECT 1 FROM jobs.job WHERE name = 'media.variants'",
      );
      expect(waiting).toHaveLength(1);
      if (there === null) throw new Error('There is no website.');
      const browser = other.client(there.website);
      await browser.signIn(owner);
      expect((await browser.get('/')).text).toContain('Kiln');
    } finally {
      await other.stop();
    }
  });
});

describe('a file that is not an archive of a website', () => {
  const changed = async (name: string, change: (entries: ArchiveEntries) => ArchiveEntries) => {
    const path = join(folder, `${name}.tar.gz`);
    await writeFile(path, await changedArchive(await readFile(archive), change));
    return path;
  };
  const renamed = (to: string) => (entries: ArchiveEntries) =>
    entries.map(entry =>
      entry.header.name.endsWith('/words.txt') ? { ...entry, header: { ...entry.header, name: to } } : entry,
    );

  it.each([
    ['a path that leads out', renamed('../../outside.txt'), '../../outside.txt'],
    ['a path that begins at the root', renamed('/etc/outside.txt'), '/etc/outside.txt'],
    ['a second file of one name', (entries: ArchiveEntries) => [...entries, ...entries.slice(-1)], 'media/'],
    [
      'a link',
      (entries: ArchiveEntries) => [
        ...entries,
        {
          header: { name: 'README.txt', type: 'symlink', linkname: '/etc/passwd' },
        } as unknown as ArchiveEntries[number],
      ],
      'README.txt',
    ],
    [
      'other bytes of a file',
      (entries: ArchiveEntries) =>
        entries.map(entry =>
          entry.header.name.endsWith('/words.txt') ? { ...entry, data: Buffer.from('other') } : entry,
        ),
      'its bytes are not those',
    ],
    [
      'a row of another website',
      rewritten('tables/redirects.ndjson', text =>
        text.replace(/"website_id":"\w+"/, '"website_id":"neighbour"'),
      ),
      'a row belongs to another website',
    ],
    [
      'a column nobody has',
      rewritten('tables/redirects.ndjson', text => text.replaceAll('"to_path"', '"to_where"')),
      'no column “to_where”',
    ],
    [
      'a secret of a column',
      rewritten('tables/collections.ndjson', text => text.replaceAll('"slug"', '"password_hash":"x","slug"')),
      'no column “password_hash”',
    ],
    [
      'a value of another type',
      rewritten('tables/orders.ndjson', text => text.replace(/"total":\d+/, '"total":"much"')),
      'tables/orders.ndjson',
    ],
    [
      'totals of a form that nobody knows',
      rewritten('tables/orders.ndjson', text => text.replace(/"version":\s?2/, '"version":9')),
      'tables/orders.ndjson: totals',
    ],
    [
      'a line of an order without a price',
      rewritten('tables/orders.ndjson', text => text.replace('"unitPrice"', '"unitCost"')),
      'tables/orders.ndjson: lines.0.unitPrice',
    ],
    [
      'a document that is none',
      rewritten('tables/page_documents.ndjson', text =>
        text.replace(/"sections": ?\[\{/, '"sections": [7, {'),
      ),
      'tables/page_documents.ndjson: document.sections.0',
    ],
    [
      'two rows with one key',
      rewritten('tables/redirects.ndjson', text => text + text),
      'tables/redirects.ndjson',
    ],
    [
      'a line that is no JSON',
      rewritten('tables/redirects.ndjson', text => `${text}{"a\n`),
      'a line is no JSON object',
    ],
    [
      'a table nobody has',
      (entries: ArchiveEntries) =>
        entries.map(entry =>
          entry.header.name === 'tables/redirects.ndjson'
            ? { ...entry, header: { ...entry.header, name: 'tables/doors.ndjson' } }
            : entry,
        ),
      'no such table',
    ],
    [
      'settings that are none',
      rewritten('website.json', text =>
        text.replace('"settings": {', '"settings": {"language": 7, "a": {').replace(/\}\s*$/, '}}'),
      ),
      'website.json',
    ],
    [
      'settings that would break a shop',
      rewritten('website.json', text => text.replace('"DE"', '"XX"')),
      'settings.store.countries.0: Must be a two-letter country code in capitals, such as DE.',
    ],
    [
      'a newer layout',
      rewritten('website.json', text => text.replace('"formatVersion": 2', '"formatVersion": 99')),
      'newer release',
    ],
    [
      'no facts',
      (entries: ArchiveEntries) => entries.filter(entry => entry.header.name !== 'website.json'),
      'website.json: it is missing',
    ],
  ] as const)('EXPORT-19: %s is refused by name, and nothing is made', async (name, change, words) => {
    const before = await everything();
    const done = await imported(server, await changed(name.replaceAll(' ', '-'), change), {
      name: 'hostile',
    });
    expect(done.ok ? 'done' : englishOf(done.error)).toContain(words);
    expect(await everything()).toEqual(before);
  });

  it('EXPORT-19: a file that is cut short, is not an archive, or uses a taken name is refused, and nothing is made', async () => {
    const before = await everything();
    const whole = await readFile(archive);
    const cut = join(folder, 'cut.tar.gz');
    await writeFile(cut, whole.subarray(0, Math.floor(whole.byteLength * 0.7)));
    const plain = join(folder, 'plain.tar.gz');
    await writeFile(plain, 'no archive');
    for (const [path, name, words] of [
      [cut, 'hostile', 'no whole .tar.gz'],
      [plain, 'hostile', 'no whole .tar.gz'],
      [join(folder, 'nowhere.tar.gz'), 'hostile', 'it is not there'],
      [archive, 'kiln', 'kiln'],
      [archive, 'WWW', 'Name one by --name'],
    ] as const) {
      const done = await imported(server, path, { name });
      expect(done.ok ? 'done' : englishOf(done.error)).toContain(words);
    }
    expect(await everything()).toEqual(before);
  });

  async function everything() {
    const websites = await server.services.database.query('SELECT id, subdomain FROM websites ORDER BY id');
    return [websites, (await readdir(join(folder, 'media'))).toSorted()];
  }
});
