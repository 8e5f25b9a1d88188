import type { Collection, Item } from '@vitrine/core/collections/collection.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { listCollections, putCollection, putComment, putItem, readDocument } from './index.ts';

let server: TestServer;
let website: Website;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
  editor = await server.signIn(website, 'websiteManager');
});

async function add(title: string, rest: object = {}): Promise<Collection> {
  const answer = await editor.post('/api/collections', { type: 10, title, ...rest });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { collection: Collection }).collection;
}

async function tree(): Promise<Collection[]> {
  return ((await editor.get('/api/collections')).body as { collections: Collection[] }).collections;
}

const outline = async () => (await tree()).map(row => [row.title, row.slug, row.navigation, row.position]);

it('COLLECTION-1, COLLECTION-2, COLLECTION-4: kinds are added last, each with its own address', async () => {
  await add('About us');
  await add('About us');
  await add('Shop', { type: 13 });
  await add('Imprint', { navigation: 'footer' });
  await add('More', { type: 32 });
  await add('Elsewhere', { type: 33, linkAddress: 'https://example.com/' });
  expect(await outline()).toEqual([
    ['About us', 'about-us', 'main', 0],
    ['About us', 'about-us-2', 'main', 1],
    ['Shop', 'shop', 'main', 2],
    ['More', 'more', 'main', 3],
    ['Elsewhere', 'elsewhere', 'main', 4],
    ['Imprint', 'imprint', 'footer', 0],
  ]);
  const before = await outline();
  const taken = await editor.post('/api/collections', { type: 10, title: 'X', slug: 'shop' });
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { error: 'collections.slugTaken', message: 'The address /shop is used by “Shop”. Choose another one.' },
  ]);
  const noLink = await editor.post('/api/collections', { type: 33, title: 'X' });
  expect([noLink.status, noLink.body]).toMatchObject([400, { error: 'collections.linkNeeded' }]);
  const badLink = await editor.post('/api/collections', {
    type: 33,
    title: 'X',
    linkAddress: 'javascript:alert(1)',
  });
  expect([badLink.status, badLink.body]).toMatchObject([
    400,
    { errors: { linkAddress: expect.any(String) } },
  ]);
  const reserved = await editor.post('/api/collections', { type: 10, title: 'X', slug: 'api' });
  expect(reserved.body).toMatchObject({ errors: { slug: 'This address is used by the website itself.' } });
  expect(await outline()).toEqual(before);
});

it('COLLECTION-5, COLLECTION-7: the home page stays reachable', async () => {
  const home = await add('Home', { slug: 'home' });
  const about = await add('About');
  expect((await editor.post(`/api/collections/${home.id}/home`)).status).toBe(200);
  for (const change of [{ state: 'hidden' }, { password: 'secret' }]) {
    const refused = await editor.patch(`/api/collections/${home.id}`, change);
    expect([refused.status, refused.body]).toMatchObject([409, { error: 'collections.isHome' }]);
  }
  expect((await editor.delete(`/api/collections/${home.id}`)).status).toBe(409);
  await editor.patch(`/api/collections/${about.id}`, { state: 'hidden' });
  expect((await editor.post(`/api/collections/${about.id}/home`)).body).toMatchObject({
    error: 'collections.notHome',
  });
  expect((await server.reload(website)).settings.homePageId).toBe(home.id);
  const renamed = await editor.patch(`/api/collections/${home.id}`, {
    title: 'Welcome',
    seo: { title: 'Hello' },
  });
  expect(renamed.body).toMatchObject({
    collection: {
      title: 'Welcome',
      slug: 'home',
      seo: { title: 'Hello', description: '' },
      hasPassword: false,
    },
  });
});

it('COLLECTION-6: entries can be moved in the tree, but never below themselves', async () => {
  const [a, b, c, folder] = [await add('A'), await add('B'), await add('C'), await add('F', { type: 32 })];
  const move = (id: string, parentId: string | null, index: number, navigation = 'main') =>
    editor.post(`/api/collections/${id}/move`, { parentId, index, navigation });
  expect((await move(c.id, null, 0)).status).toBe(200);
  expect((await tree()).map(row => row.title)).toEqual(['C', 'A', 'B', 'F']);
  await move(a.id, folder.id, 0);
  await move(b.id, folder.id, 0);
  await move(c.id, null, 99);
  const rows = await tree();
  expect(rows.filter(row => row.parentId === folder.id).map(row => row.title)).toEqual(['B', 'A']);
  const inner = await add('G', { type: 32, parentId: folder.id });
  const circle = await move(folder.id, inner.id, 0);
  expect([circle.status, circle.body]).toMatchObject([400, { error: 'collections.notAParent' }]);
  expect((await tree()).find(row => row.id === folder.id)?.parentId).toBe(null);
});

it('COLLECTION-9: deleting includes everything below, and is undone together', async () => {
  const parent = await add('Parent');
  const child = await add('Child', { parentId: parent.id });
  const early = await add('Early', { parentId: parent.id });
  await editor.delete(`/api/collections/${early.id}`);
  server.moveClock({ minutes: 1 });
  expect((await editor.delete(`/api/collections/${parent.id}`)).status).toBe(204);
  expect(await tree()).toEqual([]);
  await add('Parent');
  const back = await editor.post(`/api/collections/${parent.id}/restore`);
  expect(back.body).toMatchObject({ collection: { slug: 'parent-2', deletedAt: null } });
  const rows = await tree();
  expect(rows.map(row => row.id)).toContain(child.id);
  expect(rows.map(row => row.id)).not.toContain(early.id);
  await editor.delete(`/api/collections/${parent.id}`);
  server.moveClock({ days: 31 });
  editor = await server.signIn(website, 'websiteManager');
  expect((await editor.post(`/api/collections/${parent.id}/restore`)).status).toBe(404);
});

it('COLLECTION-10: a copy is hidden and shares nothing', async () => {
  const context = server.context(website);
  const put = await putCollection(context, {
    sourceKey: 'test:page',
    type: 10,
    title: 'Page',
    slug: 'page',
    document: pageOf(textBlock('Words')),
  });
  const answer = await editor.post(`/api/collections/${put.id}/duplicate`);
  const { collection } = answer.body as { collection: Collection };
  expect(collection).toMatchObject({ title: 'Page', slug: 'page-2', state: 'hidden' });
  const idsOf = async (id: string | null) => {
    const found = await readDocument(context.database, website.id, id ?? '');
    return (
      found?.document.sections.flatMap(section => [section.id, ...section.blocks.map(block => block.id)]) ??
      []
    );
  };
  const [first, second] = [await idsOf(put.documentId), await idsOf(collection.documentId)];
  expect(second).toHaveLength(2);
  expect(second.filter(id => first.includes(id))).toEqual([]);
});

it('COLLECTION-5, COLLECTION-11, COLLECTION-15: posts are written, found, dated and deleted', async () => {
  const blog = await add('Journal', { type: 30 });
  const posts = `/api/collections/${blog.id}/items`;
  const made = await editor.post(posts, { title: 'First firing' });
  const { item } = made.body as { item: Item };
  expect(item).toMatchObject({ slug: 'first-firing', state: 'draft', publishedAt: null });
  const noDate = await editor.patch(`/api/items/${item.id}`, { state: 'scheduled' });
  expect([noDate.status, noDate.body]).toMatchObject([400, { error: 'collections.dateNeeded' }]);
  const published = await editor.patch(`/api/items/${item.id}`, {
    state: 'published',
    author: 'Ada',
    tags: ['kiln'],
    password: 'p',
  });
  expect(published.body).toMatchObject({
    item: {
      state: 'published',
      publishedAt: server.services.clock.now().toISOString(),
      hasPassword: true,
      tags: ['kiln'],
    },
  });
  await editor.post(posts, { title: 'Second' });
  const titles = async (query: string) =>
    ((await editor.get(`${posts}?${query}`)).body as { items: Item[] }).items.map(one => one.title);
  expect(await titles('')).toEqual(['Second', 'First firing']);
  expect(await titles('search=KILN')).toEqual(['First firing']);
  expect(await titles('search=first-firing')).toEqual(['First firing']);
  expect(await titles('search=100%25')).toEqual([]);
  expect(await titles('state=draft')).toEqual(['Second']);
  const taken = await editor.patch(`/api/items/${item.id}`, { slug: 'second' });
  expect([taken.status, taken.body]).toMatchObject([409, { error: 'collections.slugTaken' }]);
  expect((await editor.delete(`/api/items/${item.id}`)).status).toBe(204);
  expect(await titles('')).toEqual(['Second']);
  expect((await editor.post(`/api/items/${item.id}/restore`)).status).toBe(200);
  const page = await add('Page');
  expect((await editor.post(`/api/collections/${page.id}/items`, { title: 'x' })).body).toMatchObject({
    error: 'collections.notAList',
  });
});

it('COLLECTION-8: redirects stay direct and never loop', async () => {
  const page = await add('One', { slug: 'one' });
  const rename = (slug: string) => editor.patch(`/api/collections/${page.id}`, { slug });
  await rename('two');
  await rename('three');
  const list = async () => ((await editor.get('/api/redirects')).body as { redirects: object[] }).redirects;
  expect(await list()).toEqual([
    { from: '/one', to: '/three', isPrefix: false },
    { from: '/two', to: '/three', isPrefix: false },
  ]);
  await rename('one');
  expect(await list()).toEqual([
    { from: '/three', to: '/one', isPrefix: false },
    { from: '/two', to: '/one', isPrefix: false },
  ]);
  const loop = await editor.put('/api/redirects', { from: '/a', to: '/a/' });
  expect([loop.status, loop.body]).toMatchObject([400, { error: 'collections.loop' }]);
  expect((await editor.put('/api/redirects', { from: '/a', to: 'https://example.com/' })).status).toBe(200);
  expect((await editor.delete('/api/redirects?from=/a')).status).toBe(204);
  expect((await editor.delete('/api/redirects?from=/a')).status).toBe(404);
});

it('COLLECTION-14: putting the same source again duplicates nothing and keeps the version', async () => {
  const context = server.context(website);
  const document = pageOf(textBlock('Words'));
  const page = { sourceKey: 'wordpress:1', type: 10, title: 'Old', slug: 'a', document } as const;
  const first = await putCollection(context, page);
  const again = await putCollection(context, { ...page, title: 'New' });
  expect(again).toEqual({ ...first, isNew: false });
  const blog = await putCollection(context, { sourceKey: 'blog', type: 30, title: 'Blog', slug: 'a' });
  expect(blog.slug).toBe('a-2');
  const post = {
    sourceKey: 'wordpress:2',
    collectionId: blog.id,
    title: 'P',
    slug: 'p',
    state: 'published',
    document,
  } as const;
  const put = await putItem(context, post);
  expect(await putItem(context, post)).toEqual({ ...put, isNew: false });
  expect((await putItem(context, { ...post, sourceKey: 'wordpress:3' })).slug).toBe('p-2');
  const comment = {
    sourceKey: 'wordpress:c1',
    itemId: put.id,
    parentId: null,
    author: 'Bo',
    email: '',
    authorAddress: '',
    text: 'Nice',
    at: null,
    state: 'approved' as const,
  };
  expect(await putComment(context, comment)).toBe(await putComment(context, comment));
  const rows = await listCollections(context.database, website.id);
  expect(rows.map(row => row.title)).toEqual(['New', 'Blog']);
  const stored = await readDocument(context.database, website.id, first.documentId ?? '');
  expect(stored?.version).toBe(1);
});

it('COLLECTION-1: another website’s pages and posts are not found', async () => {
  const page = await add('Mine');
  const other = await server.createWebsite();
  const stranger = await server.signIn(other, 'admin');
  expect((await stranger.patch(`/api/collections/${page.id}`, { title: 'X' })).status).toBe(404);
  expect((await stranger.delete(`/api/collections/${page.id}`)).status).toBe(404);
  expect((await stranger.get(`/api/pages/${page.documentId}`)).status).toBe(404);
  expect((await tree()).map(row => row.title)).toEqual(['Mine']);
});
