import { type CollectionType, collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestServer();
  website = await server.createWebsite();
  admin = await server.signIn(website);
  const context = server.context(website);
  const lock = async (slug: string, type: CollectionType) => {
    const document = type === collectionTypes.page ? { document: pageOf(textBlock(`Within ${slug}`)) } : {};
    const facts = { sourceKey: slug, type, title: slug, slug, password: `${slug} please`, ...document };
    ids[slug] = (await putCollection(context, facts)).id;
  };
  await lock('first', collectionTypes.page);
  await lock('second', collectionTypes.page);
  await lock('journal', collectionTypes.blog);
  const made = await admin.post(`/api/collections/${ids.journal}/items`, { title: 'Entry' });
  const item = (made.body as { item: { id: string } }).item.id;
  const changed = await admin.patch(`/api/items/${item}`, {
    state: 'published',
    publishedAt: '2026-03-01T10:00:00.000Z',
    password: 'entry please',
  });
  expect(changed.status, changed.text).toBe(200);
  await publish(context);
  website = await server.reload(website);
});
afterAll(() => server?.stop());

const open = (visitor: TestClient, path: string, password: string) =>
  visitor.send('POST', `/_unlock?page=${path}`, {
    body: new URLSearchParams({ password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const statusOf = async (visitor: TestClient, path: string) =>
  (await visitor.get(path, { accept: 'text/html' })).status;

it('SERVE-29, COOKIE-6: pages with different passwords stay unlocked at the same time, with a cookie for each and no other', async () => {
  const visitor = server.client(website);
  expect((await open(visitor, '/first', 'second please')).status).toBe(401);
  expect((await open(visitor, '/first', 'first please')).status).toBe(303);
  expect([await statusOf(visitor, '/first'), await statusOf(visitor, '/second')]).toEqual([200, 401]);
  expect((await open(visitor, '/second', 'second please')).status).toBe(303);
  expect([await statusOf(visitor, '/first'), await statusOf(visitor, '/second')]).toEqual([200, 200]);
  const names = [`unlock_${ids.first}`, `unlock_${ids.second}`];
  expect([...visitor.cookies.keys()].toSorted()).toEqual(names.toSorted());
});

it('SERVE-29: a post with its own password opens within a list that has one', async () => {
  const visitor = server.client(website);
  expect((await open(visitor, '/journal/entry', 'entry please')).status).toBe(401);
  expect((await open(visitor, '/journal/entry', 'journal please')).status).toBe(303);
  expect([await statusOf(visitor, '/journal'), await statusOf(visitor, '/journal/entry')]).toEqual([
    200, 401,
  ]);
  expect((await open(visitor, '/journal/entry', 'journal please')).status).toBe(401);
  expect((await open(visitor, '/journal/entry', 'entry please')).status).toBe(303);
  expect(await statusOf(visitor, '/journal/entry')).toBe(200);
});

it('SERVE-29: a changed cookie, or that of another page, opens nothing', async () => {
  const visitor = server.client(website);
  await open(visitor, '/first', 'first please');
  const signature = visitor.cookies.get(`unlock_${ids.first}`) ?? '';
  visitor.cookies.set(`unlock_${ids.second}`, signature);
  expect(await statusOf(visitor, '/second')).toBe(401);
  const other = signature.startsWith('A') ? 'B' : 'A';
  visitor.cookies.set(`unlock_${ids.first}`, `${other}${signature.slice(1)}`);
  expect(await statusOf(visitor, '/first')).toBe(401);
});

it('SERVE-29: a changed password locks its page again and no other', async () => {
  const visitor = server.client(website);
  await open(visitor, '/first', 'first please');
  await open(visitor, '/second', 'second please');
  await admin.patch(`/api/collections/${ids.first}`, { password: 'another one' });
  await publish(server.context(website));
  expect([await statusOf(visitor, '/first'), await statusOf(visitor, '/second')]).toEqual([401, 200]);
  expect((await open(visitor, '/first', 'another one')).status).toBe(303);
  expect(await statusOf(visitor, '/first')).toBe(200);
});
