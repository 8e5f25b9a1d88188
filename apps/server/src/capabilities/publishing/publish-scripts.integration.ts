import { block as codeBlock } from '@vitrine/blocks/code/code.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection, readDocument } from '../collections/index.ts';

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

const script = (source: string, mode: 'html' | 'display' = 'html') =>
  blockOf(codeBlock.content({ source, mode }));

/** A page written by a person with the right to run scripts, or by a job for a person without it. */
async function addPage(title: string, ...blocks: ReturnType<typeof script>[]) {
  const isForOthers = title === 'Smuggled';
  const actor = { kind: 'operator', address: 'test', ...(isForOthers ? { isForOthers } : {}) } as const;
  const document = pageOf(textBlock(title), ...blocks);
  const put = await putCollection(server.context(website, actor), {
    sourceKey: newId(),
    type: 10,
    title,
    slug: title.toLowerCase(),
    document,
  });
  return { id: put.id, documentId: put.documentId ?? '', sectionId: document.sections[0]?.id ?? '' };
}

const publish = (who: TestClient) => who.post('/api/publishing/revisions', {});
const live = async () => (await server.reload(website)).publishedRevisionId;

it('SCRIPT-2: a script that nobody with the right put there cannot be published by a person without it', async () => {
  const { documentId } = await addPage('Smuggled', script('<script>1</script>'));
  const refused = await publish(editor);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: 'collections.scriptNotApproved', documentId, message: expect.stringContaining('“Smuggled”') },
  ]);
  expect(await live()).toBe(null);
  expect((await publish(admin)).status).toBe(200);
  const shown = await live();
  expect((await publish(editor)).status).toBe(200);
  expect(await live()).not.toBe(shown);
});

it('SCRIPT-2: editors can publish code listings, and blocks that are hidden everywhere', async () => {
  const hidden = { ...script('<script>1</script>'), isHidden: { desktop: true, phone: true } };
  const { documentId } = await addPage('Smuggled', script('<script>1</script>', 'display'), hidden);
  expect((await publish(editor)).status).toBe(200);
  const shown = { kind: 'hideBlock', blockId: hidden.id, isHidden: null };
  const change = { baseVersion: 1, clientId: 'a', operations: [shown] };
  const refused = await editor.post(`/api/pages/${documentId}/operations`, change);
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'pages.scriptRole' }]);
});

it('SCRIPT-2: only an admin can restore a revision whose scripts an admin removed', async () => {
  const block = script('<script>old</script>');
  const { documentId } = await addPage('Page', block);
  const first = ((await publish(editor)).body as { revision: { id: string } }).revision;
  const operations = [{ kind: 'removeBlock', blockId: block.id }];
  await admin.post(`/api/pages/${documentId}/operations`, { baseVersion: 1, clientId: 'a', operations });
  await publish(admin);
  const before = await readDocument(server.services.database, website.id, documentId);
  const shown = await live();
  for (const query of ['', '?isDraft=true']) {
    const refused = await editor.post(`/api/publishing/revisions/${first.id}/restore${query}`, {});
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'collections.scriptNotApproved' }]);
    expect(await readDocument(server.services.database, website.id, documentId)).toEqual(before);
    expect(await live()).toBe(shown);
  }
  expect((await admin.post(`/api/publishing/revisions/${first.id}/restore`, {})).status).toBe(200);
  expect((await publish(editor)).status).toBe(200);
});

it('SCRIPT-2: an editor can restore a revision with the current scripts', async () => {
  const { documentId, sectionId } = await addPage('Page', script('<script>same</script>'));
  const first = ((await publish(editor)).body as { revision: { id: string } }).revision;
  const operations = [{ kind: 'addBlock', sectionId, index: 0, block: textBlock('More') }];
  await editor.post(`/api/pages/${documentId}/operations`, { baseVersion: 1, clientId: 'a', operations });
  expect((await editor.post(`/api/publishing/revisions/${first.id}/restore`, {})).status).toBe(200);
});

it('SCRIPT-2: parents published with one page are checked too, and nothing of them is shown', async () => {
  await addPage('Home');
  expect((await publish(admin)).status).toBe(200);
  const above = await addPage('Smuggled', script('<script>1</script>'));
  const below = await putCollection(server.context(website), {
    sourceKey: newId(),
    type: 10,
    title: 'Below',
    slug: 'below',
    parentId: above.id,
    document: pageOf(textBlock('Below')),
  });
  const shown = await live();
  const publishBelow = (who: TestClient) =>
    who.post('/api/publishing/things', { kind: 'page', id: below.id });
  const refused = await publishBelow(editor);
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: 'collections.scriptNotApproved', documentId: above.documentId },
  ]);
  expect(await live()).toBe(shown);
  expect((await publishBelow(admin)).body).toMatchObject({ alongWith: ['Smuggled'] });
  expect((await publishBelow(editor)).status).toBe(200);
});

it('SCRIPT-3: a copy by a person without the right contains only approved scripts', async () => {
  const approved = await addPage('Page', script('<script>1</script>'));
  expect((await editor.post(`/api/collections/${approved.id}/duplicate`, {})).status).toBe(200);
  expect((await publish(editor)).status).toBe(200);
  const smuggled = await addPage('Smuggled', script('<script>2</script>'));
  await editor.post(`/api/collections/${smuggled.id}/duplicate`, {});
  await editor.delete(`/api/collections/${smuggled.id}`);
  const refused = await publish(editor);
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'collections.scriptNotApproved' }]);
});

it('SCRIPT-3: undoing a removal by an editor works until a person with the right has written the page', async () => {
  const block = script('<script>1</script>');
  const { documentId, sectionId } = await addPage('Page', block);
  const change = (who: TestClient, baseVersion: number, operation: object) =>
    who.post(`/api/pages/${documentId}/operations`, { baseVersion, clientId: 'a', operations: [operation] });
  const taken = { kind: 'removeBlock', blockId: block.id };
  const back = { kind: 'addBlock', sectionId, index: 1, block };
  expect((await change(editor, 1, taken)).status).toBe(200);
  expect((await change(editor, 2, back)).status).toBe(200);
  expect((await change(editor, 3, taken)).status).toBe(200);
  expect(
    (await change(admin, 4, { kind: 'addBlock', sectionId, index: 0, block: textBlock('x') })).status,
  ).toBe(200);
  expect((await change(editor, 5, back)).status).toBe(403);
});
