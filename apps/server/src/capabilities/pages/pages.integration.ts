import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Need } from '@vitrine/core/needs/need.ts';
import { contractOf } from '@vitrine/core/needs/needs.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { uploadBody } from '../../../test/upload-body.ts';
import { putCollection, putItem, readDesign, readDocument, updateDocument } from '../collections/index.ts';
import { storeAsset } from '../media/index.ts';
import { answerNeeds } from './index.ts';

let server: TestServer;
let website: Website;
let admin: TestClient;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
  admin = await server.signIn(website, 'admin');
  editor = await server.signIn(website, 'editor');
});

const first = textBlock('One');
const second = textBlock('Two');

async function addPage(document = pageOf(first, second)): Promise<Id> {
  const put = await putCollection(server.context(website), {
    sourceKey: newId(),
    type: 10,
    title: 'Page',
    slug: 'page',
    document,
  });
  if (put.documentId === null) throw new Error('A page has a document.');
  return put.documentId;
}

const send = (
  who: TestClient,
  documentId: Id,
  {
    baseVersion,
    clientId = 'a',
    operations,
  }: { baseVersion: number; clientId?: string; operations: object[] },
) => who.post(`/api/pages/${documentId}/operations`, { baseVersion, clientId, operations });

const setText = (block: { id: Id }, text: string) => ({
  kind: 'changeBlock',
  blockId: block.id,
  set: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
});

async function stored(documentId: Id) {
  const found = await readDocument(server.services.database, website.id, documentId);
  if (found === null) throw new Error('gone');
  return found;
}

it('DRAFT-1, PAGE-8, PAGE-9: operations on an older version are replayed, and the changes by others are returned', async () => {
  const documentId = await addPage();
  const mine = await send(editor, documentId, { baseVersion: 1, operations: [setText(first, 'Mine')] });
  expect(mine.body).toEqual({ version: 2, changes: [] });
  const theirs = await send(admin, documentId, {
    baseVersion: 1,
    clientId: 'b',
    operations: [setText(second, 'Theirs')],
  });
  expect(theirs.body).toMatchObject({
    version: 3,
    changes: [{ version: 2, clientId: 'a', operations: [{ kind: 'changeBlock', blockId: first.id }] }],
  });
  const text = JSON.stringify((await stored(documentId)).document);
  expect([text.includes('Mine'), text.includes('Theirs')]).toEqual([true, true]);
});

it('DRAFT-2, PAGE-7, PAGE-8: operations on something that was changed are refused with who and when, and nothing is changed', async () => {
  const documentId = await addPage();
  await send(admin, documentId, { baseVersion: 1, clientId: 'b', operations: [setText(first, 'Theirs')] });
  const before = await stored(documentId);
  const refused = await send(editor, documentId, {
    baseVersion: 1,
    operations: [setText(second, 'Fine'), setText(first, 'Mine')],
  });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    error: 'page.conflict',
    message: expect.stringContaining('@example.com has changed “text” of this block in the meantime.'),
    version: 2,
    at: server.services.clock.now().toISOString(),
  });
  expect(await stored(documentId)).toEqual(before);
  const own = await send(admin, documentId, {
    baseVersion: 1,
    clientId: 'b',
    operations: [setText(first, 'Again')],
  });
  expect(own.body).toMatchObject({ version: 3 });
});

it('DRAFT-3: a version written as a whole conflicts with everything before it', async () => {
  const documentId = await addPage();
  const { document } = await stored(documentId);
  const now = server.services.clock.now();
  await updateDocument(server.services.database, website.id, {
    id: documentId,
    document,
    approved: null,
    now,
  });
  const refused = await send(editor, documentId, { baseVersion: 1, operations: [setText(first, 'Mine')] });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'page.conflict', version: 2 }]);
  const future = await send(editor, documentId, { baseVersion: 9, operations: [setText(first, 'Mine')] });
  expect([future.status, future.body]).toMatchObject([400, { error: 'pages.fromTheFuture' }]);
  expect((await stored(documentId)).version).toBe(2);
});

it('DRAFT-4, PAGE-6: a block that does not exist, or settings that cannot be read, change nothing', async () => {
  const documentId = await addPage();
  const before = await stored(documentId);
  const sectionId = before.document.sections[0]?.id;
  const refusals: [object, number, string][] = [
    [
      { kind: 'addBlock', sectionId, index: 0, block: blockOf({ type: 999, version: 0, settings: {} }) },
      400,
      'pages.unknownBlock',
    ],
    [{ kind: 'changeBlock', blockId: first.id, set: { text: 'no document' } }, 400, 'pages.invalidSettings'],
    [{ kind: 'changeBlock', blockId: newId(), set: {} }, 404, 'page.blockNotFound'],
    [{ kind: 'addBlock', sectionId, index: 0, block: first }, 409, 'page.duplicateId'],
    [{ kind: 'explode' }, 400, 'call.invalid'],
  ];
  for (const [operation, status, error] of refusals) {
    const refused = await send(editor, documentId, {
      baseVersion: 1,
      operations: [setText(second, 'x'), operation],
    });
    expect([refused.status, refused.body]).toMatchObject([status, { error }]);
  }
  expect(await stored(documentId)).toEqual(before);
});

it('DRAFT-6, DRAFT-7: styles are written only on the version they are based on; header and footer are pages', async () => {
  const site = (await editor.get('/api/site')).body as {
    styles: { palette: { accent: string } };
    version: number;
    header: { id: Id; version: number };
  };
  const styles = { ...site.styles, palette: { ...site.styles.palette, accent: '#112233' } };
  const put = await editor.put('/api/site/styles', { baseVersion: site.version, styles });
  expect(put.body).toMatchObject({ version: 2, before: { palette: { accent: '#FFAABB' } } });
  const late = await admin.put('/api/site/styles', { baseVersion: 1, styles: site.styles });
  expect([late.status, late.body]).toMatchObject([409, { error: 'pages.stylesConflict', version: 2 }]);
  expect((await editor.get('/api/site')).body).toMatchObject({
    version: 2,
    styles: { palette: { accent: '#112233' } },
  });
  const section = pageOf(first).sections[0];
  const header = await send(editor, site.header.id, {
    baseVersion: site.header.version,
    operations: [{ kind: 'addSection', index: 0, section }],
  });
  expect(header.body).toMatchObject({ version: 2 });
});

it('DRAFT-8, NEED-3: the needs of the canvas are answered from the drafts, in one batch', async () => {
  const context = server.context(website);
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  const asset = await storeAsset(context, { fileName: 'a.png', content: picture, alt: 'A' });
  if (!asset.ok) throw new Error(englishOf(asset.error));
  const blog = await putCollection(context, {
    sourceKey: 'b',
    type: 30,
    title: 'Blog',
    slug: 'blog',
    navigation: 'main',
  });
  const post = { collectionId: blog.id, slug: 'p', document: pageOf(), imageId: asset.value.id } as const;
  await putItem(context, {
    ...post,
    sourceKey: 'p1',
    title: 'Seen',
    state: 'published',
    categories: ['News'],
  });
  await putItem(context, { ...post, sourceKey: 'p2', title: 'Unseen', state: 'draft' });
  const needs: Readonly<Record<string, Need>> = {
    'a.image': { kind: 'asset', id: asset.value.id },
    'b.image': { kind: 'asset', id: newId() },
    'c.images': { kind: 'assets', ids: [newId(), asset.value.id] },
    'd.items': { kind: 'items', collectionId: blog.id, category: 'news', tag: null, limit: 5 },
    'e.links': { kind: 'navigation', place: 'main' },
    'f.product': { kind: 'product', id: newId() },
    'g.products': { kind: 'products', category: null, tag: null, limit: 5 },
  };
  const answer = await editor.post('/api/pages/needs', { needs });
  expect(answer.body).toMatchObject({
    data: {
      'a.image': { id: asset.value.id, alt: 'A' },
      'b.image': null,
      'c.images': [{ id: asset.value.id }],
      'd.items': [{ title: 'Seen', address: '/blog/p', image: { id: asset.value.id } }],
      'e.links': [{ title: 'Blog', address: '/blog', isCurrent: false }],
      'f.product': null,
      'g.products': [],
    },
  });
  const { data } = answer.body as { data: Record<string, unknown[]> };
  expect(data['d.items']).toHaveLength(1);
  for (const [key, { kind }] of Object.entries(needs)) {
    expect(contractOf(kind).answer.safeParse(data[key]).error).toBeUndefined();
  }
});

it('NEED-3: an unknown need, and one that does not match its contract, are refused', async () => {
  for (const need of [
    { kind: 'weather' },
    { kind: 'asset', id: 5 },
    { kind: 'products', limit: 101 },
    {},
    7,
  ]) {
    const refused = await editor.post('/api/pages/needs', { needs: { 'a.wrong': need } });
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'call.invalid' }]);
    expect(JSON.stringify(refused.body)).toContain('a.wrong');
  }
});

it('SERVE-9: many blocks need no more queries than one', async () => {
  const context = server.context(website);
  const place = {
    source: { websiteId: website.id, revisionId: null },
    collections: [],
    homePageId: null,
    path: '/',
  };
  const queriesFor = async (count: number) => {
    let queries = 0;
    const { query } = context.database;
    const counted: typeof query = (sql, values) => {
      queries += 1;
      return query(sql, values);
    };
    const needs = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${at}.image`, { kind: 'asset', id: newId() } as const]),
    );
    await answerNeeds({ ...context, database: { ...context.database, query: counted } }, needs, place);
    return queries;
  };
  expect(await queriesFor(40)).toBe(await queriesFor(1));
});

it('DRAFT-9, MEDIA-14: the uses of a file are known, and a replacement takes its place', async () => {
  const context = server.context(website);
  const picture = (color: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
      .png()
      .toBuffer();
  const asset = await storeAsset(context, { fileName: 'a.png', content: await picture('#111111') });
  if (!asset.ok) throw new Error(englishOf(asset.error));
  const { id } = asset.value;
  const documentId = await addPage(pageOf(blockOf(imageBlock.content({ asset: id }))));
  const design = await readDesign(context.database, website.id, context.clock.now());
  await updateDocument(context.database, website.id, {
    id: design.headerId,
    document: pageOf(blockOf(imageBlock.content({ asset: id }))),
    approved: null,
    now: context.clock.now(),
  });
  expect((await editor.get(`/api/media/${id}/uses`)).body).toMatchObject({
    uses: [
      { kind: 'page', title: 'Page' },
      { kind: 'header', title: 'Header' },
    ],
  });
  const { body, headers } = uploadBody('b.png', await picture('#eeeeee'));
  const replaced = await editor.send('POST', `/api/media/${id}/replace`, { body, headers });
  const next = (replaced.body as { asset: { id: Id } }).asset.id;
  await expect.poll(async () => JSON.stringify((await stored(documentId)).document)).toContain(next);
  await expect.poll(async () => (await editor.get(`/api/media/${id}/uses`)).status).toBe(404);
  expect((await editor.get(`/api/media/${next}/uses`)).body).toMatchObject({
    uses: [{ kind: 'page' }, { kind: 'header' }],
  });
});
