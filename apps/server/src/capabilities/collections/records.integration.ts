import { join } from 'node:path';
import type { Collection, Item } from '@vitrine/core/collections/collection.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { recordDefinitions, recordsHeldBy } from '@vitrine/core/records/records.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { filledRecord } from '../../../test/filled-record.ts';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import { findBySubdomain } from '../tenancy/index.ts';
import { draftColumns, keptColumns } from './content-columns.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
  admin = await server.signIn(website);
});

async function list(type: number, title = 'Things'): Promise<Collection> {
  const { status, body, text } = await admin.post('/api/collections', { type, title });
  expect(status, text).toBe(200);
  return (body as { collection: Collection }).collection;
}

const addTo = (of: Collection, given: object) =>
  admin.post(`/api/collections/${of.id}/items`, { title: 'One', ...given });

async function add(of: Collection, given: object): Promise<Item> {
  const { status, body, text } = await addTo(of, given);
  expect(status, text).toBe(200);
  return (body as { item: Item }).item;
}

const read = async (id: string, from = admin) =>
  ((await from.get(`/api/items/${id}`)).body as { item: Item }).item;
const change = (id: string, patch: object) => admin.patch(`/api/items/${id}`, patch);
const publish = async () => expect((await admin.post('/api/publishing/revisions', {})).status).toBe(200);
const content = async () =>
  JSON.stringify([
    await server.services.database.query('SELECT * FROM items WHERE website_id = $1 ORDER BY id', [
      website.id,
    ]),
    await server.services.database.query('SELECT * FROM page_documents WHERE website_id = $1 ORDER BY id', [
      website.id,
    ]),
  ]);

it('RECORD-1: record types and collection types have their permanent numbers', async () => {
  const numbers = [...recordDefinitions.values()].map(({ number, name }) => [number, name]);
  expect(numbers).toEqual([
    [1, 'text'],
    [2, 'image'],
    [4, 'quote'],
    [5, 'link'],
    [7, 'audio'],
    [8, 'video'],
    [10, 'review'],
    [11, 'store-item'],
    [12, 'event'],
    [14, 'gallery'],
    [15, 'binary'],
    [18, 'digital-good'],
    [19, 'attachment'],
    [20, 'wordpress-export'],
    [21, 'site-archive'],
    [30, 'site-search'],
    [62, 'lesson'],
  ]);
  for (const type of [1, 10, 13, 15, 16, 17, 23, 24, 30, 31, 32])
    expect((await list(type, `List ${type}`)).type).toBe(type);
  for (const type of [2, 6, 7, 8, 18, 3]) {
    const refused = await admin.post('/api/collections', { type, title: 'X' });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { type: expect.any(String) } }]);
  }
});

it('RECORD-2: a list gets its main record type, holds what its record types allow, and refuses all else', async () => {
  const { generic, blog, events, lessons, slideGallery, page, products, folder } = collectionTypes;
  for (const [type, number] of [
    [generic, 1],
    [blog, 1],
    [events, 12],
    [lessons, 62],
    [slideGallery, 2],
  ] as const) {
    expect((await add(await list(type, `L${type}`), {})).recordType).toBe(number);
  }
  const journal = await list(blog, 'Journal');
  expect(recordsHeldBy(blog).map(({ number }) => number)).toEqual([1, 2, 4, 5, 7, 8, 10, 14]);
  for (const { number } of recordsHeldBy(blog))
    expect((await add(journal, { recordType: number })).recordType).toBe(number);
  const before = await content();
  const event = await addTo(journal, { recordType: 12, data: {} });
  expect([event.status, event.body]).toMatchObject([
    400,
    {
      error: 'collections.notHeld',
      message:
        '“Journal” cannot contain items of this type (Event). It can contain: Text, Image, Quote, Link, Audio, Video, Review, Gallery.',
    },
  ]);
  const unknown = await addTo(journal, { recordType: 3 });
  expect([unknown.status, unknown.body]).toMatchObject([400, { errors: { recordType: expect.any(String) } }]);
  for (const type of [page, products, folder]) {
    const refused = await addTo(await list(type, `No list ${type}`), {});
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'collections.notAList' }]);
  }
  expect(JSON.parse(await content())[0]).toEqual(JSON.parse(before)[0]);
});

it('RECORD-3: invalid data is refused with the path of each field, and nothing changes', async () => {
  const events = await list(31, 'Events');
  const data = {
    startsAt: '2026-05-01T18:00:00Z',
    endsAt: '2026-05-01T20:00:00Z',
    timeZone: 'Europe/Berlin',
  };
  const item = await add(events, { data });
  expect(item).toMatchObject({
    recordType: 12,
    data: { ...data, isAllDay: false, place: { latitude: null } },
  });
  const before = await content();
  for (const [wrong, path] of [
    [{ startsAt: 'tomorrow' }, 'data.startsAt'],
    [{ ...data, endsAt: '2026-05-01T17:59:59Z' }, 'data.endsAt'],
    [{ timeZone: 'Mars/Olympus' }, 'data.timeZone'],
    [{ place: { latitude: 91 } }, 'data.place.latitude'],
    [{ place: { name: 'x'.repeat(201) } }, 'data.place.name'],
    [{ startAt: null }, 'data.startAt'],
    ['soon', 'data'],
  ] as const) {
    for (const refused of [await change(item.id, { data: wrong }), await addTo(events, { data: wrong })])
      expect([refused.status, refused.body], path).toMatchObject([
        400,
        { errors: { [path]: expect.any(String) } },
      ]);
  }
  expect(await content()).toBe(before);
  const place = { name: 'Workshop', city: 'Ghent', country: 'BE', latitude: 51.05, longitude: 3.72 };
  expect((await change(item.id, { data: { place } })).status).toBe(200);
  expect(await read(item.id)).toMatchObject({ data: { ...data, place } });
  expect((await change(item.id, { title: 'Renamed' })).status).toBe(200);
  expect(await read(item.id)).toMatchObject({ title: 'Renamed', data: { ...data, place } });
});

it('RECORD-4: the description of an item matches its tables, for drafts and revisions', async () => {
  const columns = async (table: string) =>
    (
      await server.services.database.query<{ name: string }>(
        `SELECT column_name AS name FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY 1`,
        [table],
      )
    ).map(({ name }) => name);
  for (const table of ['collections', 'items'] as const) {
    const own = [...keptColumns(table), 'website_id'];
    expect(await columns(table), table).toEqual([...own, ...draftColumns].toSorted());
    expect(await columns(`revision_${table}`), table).toEqual(
      [...own, 'first_number', 'last_number'].toSorted(),
    );
  }
});

it('RECORD-4: each field of each record type survives publish, restore, archive and import', async () => {
  const things = await list(1);
  const facts = {
    author: 'Ada',
    excerpt: 'In short',
    categories: ['Clay'],
    tags: ['wheel'],
    isSticky: true,
    areCommentsOpen: true,
    seo: { title: 'For engines', description: 'What they say' },
    state: 'published',
    publishedAt: '2026-02-01T10:00:00.000Z',
  };
  const items: Item[] = [];
  for (const { number, name, data: schema } of recordDefinitions.values()) {
    const data = filledRecord(schema);
    const { id } = await add(things, { title: name, slug: name, recordType: number, data });
    expect((await change(id, facts)).status).toBe(200);
    const item = await read(id);
    expect(item, name).toMatchObject({ ...facts, recordType: number, data });
    items.push(item);
  }
  await publish();
  for (const item of items) {
    const { text } = await server.client(website).get(`/things/${item.slug}`, { accept: 'text/html' });
    const [, json = '{}'] = /id="page-context">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json), item.slug).toMatchObject({ pageType: 50, recordType: item.recordType });
  }

  const [{ id: revision } = { id: '' }] = await server.services.database.query<{ id: string }>(
    'SELECT id FROM revisions WHERE website_id = $1 ORDER BY number DESC LIMIT 1',
    [website.id],
  );
  for (const { id } of items) {
    const { recordType } = await read(id);
    const empty = recordDefinitions.get(recordType)?.data.parse({});
    const none = { author: '', excerpt: '', categories: [], tags: [], seo: { title: '', description: '' } };
    expect((await change(id, { ...none, isSticky: false, areCommentsOpen: false, data: empty })).status).toBe(
      200,
    );
  }
  const { changes } = (await admin.get('/api/publishing/changes')).body as { changes: { kind: string }[] };
  expect(changes.filter(({ kind }) => kind === 'post')).toHaveLength(items.length);
  expect((await admin.post(`/api/publishing/revisions/${revision}/restore`, {})).status).toBe(200);
  for (const item of items) expect(await read(item.id), item.slug).toEqual(item);

  const path = join(server.dataDir, `${website.subdomain}.tar.gz`);
  const quiet = { tell: () => undefined };
  const exported = { words: [website.subdomain], options: { out: path }, ...quiet };
  expect(await siteExportCommand.run(server.services, exported)).toMatchObject({ ok: true });
  const brought = { words: [path], options: { name: `${website.subdomain}-again` }, ...quiet };
  expect(await siteImportCommand.run(server.services, brought)).toMatchObject({ ok: true });
  const there = await findBySubdomain(server.services.database, `${website.subdomain}-again`);
  if (there === null) throw new Error('The imported website is missing.');
  const other = await server.signIn(there.website);
  for (const item of items) expect(await read(item.id, other), item.slug).toEqual(item);
  for (const item of items)
    expect((await other.get(`/things/${item.slug}`, { accept: 'text/html' })).status).toBe(200);
});

it('RECORD-4, PUBLISH-10: an item that is published alone includes its data and the files that the data names', async () => {
  await publish();
  const events = await list(31, 'Events');
  const item = await add(events, { title: 'Opening', data: { startsAt: '2026-05-01T18:00:00Z' } });
  const one = await admin.post('/api/publishing/things', { kind: 'post', id: item.id });
  expect(one.status, one.text).toBe(200);
  const [kept] = await server.services.database.query(
    `SELECT record_type, data->>'startsAt' AS starts FROM revision_items WHERE website_id = $1 AND id = $2`,
    [website.id, item.id],
  );
  expect(kept).toEqual({ record_type: 12, starts: '2026-05-01T18:00:00Z' });
  expect((await change(item.id, { data: { startsAt: '2026-05-02T18:00:00Z' } })).status).toBe(200);
  expect((await admin.get(`/api/items/${item.id}`)).body).toMatchObject({ live: { isChanged: true } });
});

it('RECORD-9, DRAFT-9, MEDIA-12, MEDIA-14: a file named in data is in use, stays, and can be replaced in its place', async () => {
  const sent = await admin.send('POST', '/api/media', uploadBody('take.txt', Buffer.from('One')));
  const file = (sent.body as { asset: { id: string } }).asset.id;
  const item = await add(await list(1), { title: 'Take one', recordType: 15, data: { file } });
  expect((await change(item.id, { state: 'published' })).status).toBe(200);
  const uses = async (id: string) =>
    ((await admin.get(`/api/media/${id}/uses`)).body as { uses: { title: string; isLiveOnly: boolean }[] })
      .uses;
  expect(await uses(file)).toMatchObject([{ kind: 'post', title: 'Take one', isLiveOnly: false }]);
  await publish();
  expect((await change(item.id, { data: { file: null } })).status).toBe(200);
  expect(await uses(file)).toMatchObject([{ kind: 'post', title: 'Take one', isLiveOnly: true }]);
  expect((await admin.delete(`/api/media/${file}`)).status).toBe(204);
  expect((await admin.post('/api/media-trash/empty')).status).toBe(200);
  expect((await admin.post(`/api/media/${file}/restore`)).status).toBe(200);
  expect((await change(item.id, { data: { file } })).status).toBe(200);
  const next = uploadBody('take-two.txt', Buffer.from('Two'));
  const replaced = await admin.send('POST', `/api/media/${file}/replace`, next);
  expect(replaced.status, replaced.text).toBe(200);
  const { id } = (replaced.body as { asset: { id: string } }).asset;
  expect(id).not.toBe(file);
  await expect.poll(async () => (await read(item.id)).data).toMatchObject({ file: id });
});

it('COLLECTION-20: lists of each type are shown like a list of pages, with feeds, in search and sitemap', async () => {
  const visitor = server.client(website);
  for (const type of [1, 15, 16, 17, 23, 24, 30, 31]) {
    const shown = await list(type, `Kind ${type}`);
    const item = await add(shown, { title: `Entry of ${type}`, slug: 'entry' });
    expect((await change(item.id, { state: 'published' })).status).toBe(200);
  }
  await publish();
  const sitemap = (await visitor.get('/sitemap.xml')).text;
  for (const type of [1, 15, 16, 17, 23, 24, 30, 31]) {
    const page = await visitor.get(`/kind-${type}`, { accept: 'text/html' });
    expect([page.status, page.text.includes(`Entry of ${type}`)], `${type}`).toEqual([200, true]);
    expect((await visitor.get(`/kind-${type}/feed.xml`)).text).toContain(`Entry of ${type}`);
    expect(sitemap).toContain(`/kind-${type}/entry`);
  }
  expect((await visitor.get('/search?q=entry', { accept: 'text/html' })).text).toContain('/kind-31/entry');
});
