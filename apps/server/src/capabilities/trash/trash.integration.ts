import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { Trashed } from '@vitrine/core/trash/trash.calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { storeAsset } from '../media/index.ts';

let site: ServedSite;
let editor: TestClient;
let seller: TestClient;
beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
  seller = await site.server.signIn(site.website, 'storeManager');
});
afterAll(() => site?.server.stop());

const trash = async (query = '', who = editor) =>
  ((await who.get(`/api/trash?${query}`)).body as { things: Trashed[] }).things;
const idOf = (answer: { body: unknown }, name: string) =>
  (answer.body as Record<string, { id: Id }>)[name]?.id ?? '';
const addPage = async (title: string, rest: object = {}) =>
  idOf(await editor.post('/api/collections', { type: collectionTypes.page, title, ...rest }), 'collection');
const restore = (kind: string, id: Id, who = editor) => who.post(`/api/trash/${kind}/${id}/restore`);
const remove = (kind: string, id: Id, who = editor) => who.delete(`/api/trash/${kind}/${id}`);
const file = async (name: string) => {
  const content = Buffer.from(`%PDF-1.7 ${name}`);
  const stored = await storeAsset(site.server.context(site.website), { fileName: name, content });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
};
const draftOf = async (pageId: Id) => {
  const { collections } = (await editor.get('/api/collections')).body as {
    collections: { id: Id; documentId: Id }[];
  };
  const documentId = collections.find(one => one.id === pageId)?.documentId ?? '';
  const page = (await editor.get(`/api/pages/${documentId}`)).body as {
    document: PageDocument;
    version: number;
  };
  return { documentId, ...page };
};
const operate = (documentId: Id, baseVersion: number, ...operations: object[]) =>
  editor.post(`/api/pages/${documentId}/operations`, { baseVersion, operations, clientId: 'a' });

it('TRASH-1, TRASH-2: a deleted page and everything below it are one entry, and are restored under a free address', async () => {
  const parent = await addPage('Workshops');
  await addPage('Weekend', { parentId: parent });
  await editor.delete(`/api/collections/${parent}`);
  expect(await trash('search=Work')).toMatchObject([
    { kind: 'page', id: parent, title: 'Workshops', by: expect.stringContaining('@') },
  ]);
  expect(await trash('search=Weekend')).toEqual([]);
  await addPage('Workshops');
  expect((await restore('page', parent)).status).toBe(204);
  const tree = (await editor.get('/api/collections')).body as {
    collections: { title: string; slug: string }[];
  };
  expect(
    tree.collections
      .filter(one => /^Work|^Week/.test(one.title))
      .map(one => one.slug)
      .toSorted(),
  ).toEqual(['weekend', 'workshops', 'workshops-2']);
  expect(await trash('search=Work')).toEqual([]);
});

it('TRASH-2: restoring a post restores its list', async () => {
  const blog = idOf(
    await editor.post('/api/collections', { type: collectionTypes.blog, title: 'News' }),
    'collection',
  );
  const post = idOf(await editor.post(`/api/collections/${blog}/items`, { title: 'Hello' }), 'item');
  await editor.delete(`/api/items/${post}`);
  await editor.delete(`/api/collections/${blog}`);
  expect(await trash('kind=post')).toMatchObject([{ title: 'Hello', where: 'News' }]);
  expect((await restore('post', post)).status).toBe(204);
  const tree = (await editor.get('/api/collections')).text;
  expect(tree).toContain(blog);
  expect((await editor.get(`/api/collections/${blog}/items`)).text).toContain('Hello');
});

it('TRASH-2: a section removed from a page is restored in its place, and leaves the trash if the removal is undone', async () => {
  const pageId = await addPage('Sections');
  const [first, second, third] = ['one', 'two', 'three'].map(word => pageOf(textBlock(word)).sections[0]);
  const empty = await draftOf(pageId);
  await operate(
    empty.documentId,
    empty.version,
    ...[first, second, third].map((section, index) => ({ kind: 'addSection', section, index })),
  );
  const full = await draftOf(pageId);
  await operate(full.documentId, full.version, { kind: 'removeSection', sectionId: second?.id });
  expect(await trash('kind=section')).toMatchObject([{ id: second?.id, where: 'Sections' }]);
  expect((await restore('section', second?.id ?? '')).status).toBe(204);
  const back = await draftOf(pageId);
  expect(back.document.sections.map(one => one.id)).toEqual([first?.id, second?.id, third?.id]);
  expect(await trash('kind=section')).toEqual([]);
  await operate(back.documentId, back.version, { kind: 'removeSection', sectionId: third?.id });
  await operate(back.documentId, back.version + 1, { kind: 'addSection', section: third, index: 2 });
  expect(await trash('kind=section')).toEqual([]);
});

it('TRASH-3: deleting for good is permanent, but live pages and revisions keep their contents', async () => {
  const { collections } = (await editor.get('/api/collections')).body as {
    collections: { id: Id; slug: string }[];
  };
  const about = collections.find(one => one.slug === 'about')?.id ?? '';
  expect((await remove('page', about)).status).toBe(404);
  await editor.delete(`/api/collections/${about}`);
  expect((await remove('page', about)).status).toBe(204);
  expect((await restore('page', about)).status).toBe(404);
  expect((await site.ask('/about')).text).toContain('Words of About');
  const revisions = (await editor.get('/api/publishing/revisions')).body as { revisions: { id: Id }[] };
  expect((await editor.post('/api/publishing/revisions', {})).status).toBe(200);
  expect((await site.ask('/about')).status).toBe(404);
  await editor.post(`/api/publishing/revisions/${revisions.revisions[0]?.id}/restore`);
  expect((await site.ask('/about')).text).toContain('Words of About');
  expect((await editor.get('/api/publishing/changes')).body).toMatchObject({ changes: [] });
});

it('TRASH-3: a file that a draft uses is refused, an unused one is removed', async () => {
  const shown = await file('shown.pdf');
  const pageId = await addPage('With a file');
  const { documentId, version } = await draftOf(pageId);
  const section = pageOf(blockOf(imageBlock.content({ asset: shown }))).sections[0];
  await operate(documentId, version, { kind: 'addSection', section, index: 0 });
  await editor.delete(`/api/media/${shown}`);
  const refused = await remove('file', shown);
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'trash.stillShown' }]);
  expect(await trash('search=shown.pdf')).toHaveLength(1);
  const unseen = await file('unseen.pdf');
  await editor.delete(`/api/media/${unseen}`);
  expect((await remove('file', unseen)).status).toBe(204);
  expect(await trash('search=unseen.pdf')).toEqual([]);
});

it('TRASH-7: a deleted picture is shown in the trash to people who may see it, and to nobody else', async () => {
  const { server, website } = site;
  const content = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
    .png()
    .toBuffer();
  const stored = await storeAsset(server.context(website), { fileName: 'bowl.png', content });
  const id = stored.ok ? stored.value.id : '';
  await editor.delete(`/api/media/${id}`);
  expect(await trash('search=bowl.png')).toMatchObject([{ id, pictureId: id }]);
  expect((await site.ask(`/media/${id}/300w`)).status).toBe(404);
  const picture = (who: TestClient) => who.get(`/api/trash/pictures/${id}`);
  const shown = await picture(editor);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toContain('private');
  const other = await server.signIn(await server.createWebsite(), 'editor');
  const viewer = await server.signIn(website, 'viewer');
  expect([(await picture(other)).status, (await picture(viewer)).status]).toEqual([404, 403]);
  expect((await picture(server.client(website))).status).toBe(401);
  expect((await editor.get('/api/trash/pictures/nothing')).status).toBe(404);
});

it('TRASH-5: each role has its kinds; others are refused and nothing changes', async () => {
  const made = await seller.post('/api/products', {
    title: 'Old cup',
    state: 1,
    variants: [{ price: 900, stock: 3 }],
  });
  const product = idOf(made, 'product');
  await seller.delete(`/api/products/${product}`);
  expect((await trash('', seller)).some(one => one.kind === 'page')).toBe(false);
  expect(await trash('kind=product')).toEqual([]);
  expect([(await restore('product', product)).status, (await remove('product', product)).status]).toEqual([
    403, 403,
  ]);
  expect(await trash('kind=product', seller)).toMatchObject([{ id: product, title: 'Old cup' }]);
  expect((await restore('product', product, seller)).status).toBe(204);
  await seller.delete(`/api/products/${product}`);
  expect((await remove('product', product, seller)).status).toBe(204);
  expect((await remove('product', product, seller)).status).toBe(404);
  expect((await remove('page', newId())).status).toBe(404);
});

it('TRASH-4: deleted items are removed for good after 30 days', async () => {
  const page = await addPage('Long gone');
  const { documentId } = await draftOf(page);
  await editor.delete(`/api/collections/${page}`);
  site.server.moveClock({ days: 31 });
  const late = await site.server.signIn(site.website, 'editor');
  expect(await trash('search=Long', late)).toEqual([]);
  const { database, jobs } = site.server.services;
  await jobs.enqueue(database, { name: 'trash.empty' }, { websiteId: null, data: {} });
  await site.server.runJobs();
  expect((await late.get(`/api/pages/${documentId}`)).status).toBe(404);
});
