import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { addCollection, putItem } from '../collections/index.ts';
import { changePage } from '../pages/index.ts';
import { publish } from './index.ts';

let server: TestServer;
let website: Website;
let editor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite({ title: 'Kiln' });
  editor = await server.signIn(website, 'editor');
});

async function addPage(title: string, ...paragraphs: string[]) {
  const added = await addCollection(server.context(website), {
    type: collectionTypes.page,
    title,
    document: pageOf(textBlock(...paragraphs)),
  });
  if (!added.ok) throw new Error(englishOf(added.error));
  return added.value;
}

async function titlesOfPages(): Promise<string[]> {
  const { body } = await editor.get('/api/collections');
  return (body as { collections: { title: string }[] }).collections.map(({ title }) => title);
}

const show = async (path: string) => server.client(website).get(path, { accept: 'text/html' });

it('PUBLISH-1, PUBLISH-7: nothing is visible before the first publish, and edits only after the next', async () => {
  const page = await addPage('Home', 'First words');
  expect((await show('/')).status).toBe(404);
  const first = await editor.post('/api/publishing/revisions', { note: 'Opening' });
  expect(first.body).toMatchObject({
    revision: { number: 1, note: 'Opening', isPublished: true, restoredFrom: null },
  });
  const shown = await show('/');
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('First words');

  const { sections } = pageOf(textBlock('Second words'));
  const section = sections[0];
  if (!section || page.documentId === null) throw new Error('no section');
  const changed = await changePage(server.context(website), {
    documentId: page.documentId,
    baseVersion: 1,
    operations: [{ kind: 'addSection', section, index: 1 }],
    clientId: 'a',
  });
  expect(changed).toMatchObject({ ok: true, value: { version: 2 } });
  expect((await show('/')).text).not.toContain('Second words');
  const changes = await editor.get('/api/publishing/changes');
  expect(changes.body).toMatchObject({
    changes: [{ kind: 'page', title: 'Home', change: 'changed' }],
    published: { number: 1 },
  });
  await editor.post('/api/publishing/revisions', {});
  expect((await show('/')).text).toContain('Second words');
  expect((await editor.get('/api/publishing/changes')).body).toMatchObject({
    changes: [],
    published: { number: 2 },
  });
});

it('PUBLISH-4, PUBLISH-5: any revision can be restored, with deleted items, and unpublished edits are kept', async () => {
  await addPage('Home', 'Welcome');
  const about = await addPage('About', 'Who we are');
  const first = await publish(server.context(website), { note: 'one' });
  if (!first.ok) throw new Error(englishOf(first.error));
  await editor.delete(`/api/collections/${about.id}`);
  await publish(server.context(await server.reload(website)), { note: 'two' });
  expect((await show('/about')).status).toBe(404);
  const later = await addPage('Later', 'Not yet published');

  const restored = await editor.post(`/api/publishing/revisions/${first.value.id}/restore`);
  expect(restored.body).toMatchObject({
    revision: { number: 4, restoredFrom: 1, isPublished: true },
    kept: { number: 3, isPublished: false },
  });
  expect((await show('/about')).text).toContain('Who we are');
  expect((await show('/later')).status).toBe(404);
  const list = await editor.get('/api/publishing/revisions');
  expect(
    (list.body as { revisions: { number: number; note: string }[] }).revisions.map(one => [
      one.number,
      one.note,
    ]),
  ).toEqual([
    [4, 'one'],
    [3, 'Unpublished edits before revision 1 was restored'],
    [2, 'two'],
    [1, 'one'],
  ]);
  expect((await editor.get('/api/publishing/changes')).body).toMatchObject({ changes: [] });
  const deleted = await editor.get('/api/collections?isDeleted=true');
  expect(deleted.text).toContain(later.id);
});

it('PUBLISH-8: a revision is restored only into the drafts, and visitors see no change', async () => {
  await addPage('Home', 'Live words');
  await publish(server.context(website));
  const draft = await addPage('Plans', 'Not for visitors yet');
  const first = (await editor.get('/api/publishing/revisions')).body as { revisions: { id: string }[] };
  const back = await editor.post(`/api/publishing/revisions/${first.revisions[0]?.id}/restore`);
  const { kept } = back.body as { kept: { id: string } };
  expect(await titlesOfPages()).toEqual(['Home']);
  const again = await editor.post(`/api/publishing/revisions/${kept.id}/restore?isDraft=true`);
  expect(again.body).toMatchObject({ revision: { id: kept.id, isPublished: false }, kept: null });
  expect(await titlesOfPages()).toEqual(['Home', 'Plans']);
  expect((await show('/plans')).status).toBe(404);
  expect((await show('/')).text).toContain('Live words');
  expect((await editor.get('/api/publishing/changes')).body).toMatchObject({
    changes: [{ kind: 'page', id: draft.id, change: 'added' }],
    published: { number: 3 },
  });
});

it('PUBLISH-5: two pages that swapped their addresses swap back', async () => {
  await addPage('Home', 'x');
  const a = await addPage('Alpha', 'This is alpha');
  const b = await addPage('Beta', 'This is beta');
  const first = await publish(server.context(website));
  await editor.patch(`/api/collections/${a.id}`, { slug: 'tmp' });
  await editor.patch(`/api/collections/${b.id}`, { slug: 'alpha' });
  await editor.patch(`/api/collections/${a.id}`, { slug: 'beta' });
  await editor.post('/api/publishing/revisions', {});
  expect((await show('/alpha')).text).toContain('This is beta');
  if (!first.ok) throw new Error(englishOf(first.error));
  expect((await editor.post(`/api/publishing/revisions/${first.value.id}/restore`)).status).toBe(200);
  expect((await show('/alpha')).text).toContain('This is alpha');
});

it('PUBLISH-3, PUBLISH-6: a publish is recorded; a revision of another website is not found, a role without the right changes nothing', async () => {
  await addPage('Home', 'x');
  const mine = await publish(server.context(website));
  const admin = await server.signIn(website, 'admin');
  expect((await admin.get('/api/website/audit')).body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({
        act: 'publishing.published',
        actor: 'operator',
        facts: { number: 1, restoredFrom: null },
      }),
    ]),
  });
  const other = await server.createWebsite();
  const stranger = await server.signIn(other, 'admin');
  if (!mine.ok) throw new Error(englishOf(mine.error));
  const refused = await stranger.post(`/api/publishing/revisions/${mine.value.id}/restore`);
  expect([refused.status, refused.body]).toMatchObject([404, { error: 'publishing.revisionNotFound' }]);
  expect((await server.reload(other)).publishedRevisionId).toBe(null);
  const viewer = await server.signIn(website, 'viewer');
  expect((await viewer.post('/api/publishing/revisions', {})).status).toBe(403);
  expect((await server.reload(website)).publishedRevisionId).toBe(mine.value.id);
});

it('PUBLISH-2: an unchanged document is stored once for all revisions', async () => {
  await addPage('Home', 'same');
  const list = await addCollection(server.context(website), { type: collectionTypes.blog, title: 'Journal' });
  if (!list.ok) throw new Error(englishOf(list.error));
  await putItem(server.context(website), {
    sourceKey: 'test:1',
    collectionId: list.value.id,
    title: 'A post',
    slug: 'a-post',
    state: 'published',
    document: pageOf(textBlock('Post')),
  });
  for (const note of ['1', '2', '3']) await publish(server.context(website), { note });
  const [row] = await server.services.database.query<{ kept: string; refs: string }>(
    `SELECT (SELECT count(*) FROM document_snapshots WHERE website_id = $1) AS kept,
       (SELECT count(*) FROM revision_documents WHERE website_id = $1) AS refs`,
    [website.id],
  );
  expect(row).toEqual({ kept: '4', refs: '4' });
});
