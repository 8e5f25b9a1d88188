import { block as codeBlock } from '@vitrine/blocks/code/code.block.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection, readDocument } from '../collections/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

it('DRAFT-5, SCRIPT-1: blocks that may run scripts need the right, however they are brought in', async () => {
  const code = blockOf(codeBlock.content({ source: '<script>1</script>', mode: 'html' }));
  const asleep = {
    ...blockOf(codeBlock.content({ source: '<script>3</script>', mode: 'html' })),
    isHidden: { desktop: true, phone: true },
  };
  const website = await server.createWebsite();
  const admin = await server.signIn(website, 'admin');
  const editor = await server.signIn(website, 'editor');
  const put = await putCollection(server.context(website), {
    sourceKey: newId(),
    type: 10,
    title: 'Page',
    slug: 'page',
    document: pageOf(textBlock('One'), code, asleep),
  });
  const documentId = put.documentId ?? '';
  const stored = () => readDocument(server.services.database, website.id, documentId);
  const send = (
    who: TestClient,
    {
      baseVersion,
      clientId = 'a',
      operations,
    }: { baseVersion: number; clientId?: string; operations: object[] },
  ) => who.post(`/api/pages/${documentId}/operations`, { baseVersion, clientId, operations });
  const before = await stored();
  const sectionId = before?.document.sections[0]?.id;
  const smuggled = blockOf(codeBlock.content({ source: '<script>2</script>', mode: 'html' }));
  const smuggling = pageOf(smuggled).sections[0];
  const attempts = [
    { kind: 'addBlock', sectionId, index: 0, block: blockOf(codeBlock.content({ source: 'x' })) },
    {
      kind: 'addSection',
      index: 0,
      section: pageOf(blockOf(codeBlock.content({ source: 'x' }))).sections[0],
    },
    { kind: 'changeBlock', blockId: code.id, set: { source: 'evil' } },
    { kind: 'changeBlock', blockId: code.id, unset: ['mode'] },
    [
      { kind: 'addSection', index: 0, section: smuggling },
      { kind: 'moveBlock', blockId: smuggled.id, sectionId, index: 0 },
    ],
    [
      { kind: 'changeBlock', blockId: code.id, set: { source: 'evil' } },
      { kind: 'addSection', index: 0, section: { ...smuggling, blocks: [] } },
      { kind: 'moveBlock', blockId: code.id, sectionId: smuggling?.id, index: 0 },
    ],
    [
      { kind: 'removeBlock', blockId: code.id },
      { kind: 'addBlock', sectionId, index: 0, block: { ...code, settings: smuggled.settings } },
    ],
    { kind: 'addBlock', sectionId, index: 0, block: { ...code, id: newId() } },
    { kind: 'addBlock', sectionId, index: 0, block: { ...smuggled, version: 7 } },
    { kind: 'hideBlock', blockId: asleep.id, isHidden: { desktop: true, phone: false } },
  ];
  for (const attempt of attempts) {
    const operations = [attempt].flat();
    const refused = await send(editor, { baseVersion: 1, operations });
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'pages.scriptRole' }]);
  }
  expect(await stored()).toEqual(before);
  const moved = { kind: 'placeBlock', blockId: code.id, places: { phone: { x: 0, y: 9, w: 8, h: 2 } } };
  expect((await send(editor, { baseVersion: 1, operations: [moved] })).status).toBe(200);
  const removed = { kind: 'removeBlock', blockId: code.id };
  expect((await send(editor, { baseVersion: 2, operations: [removed] })).status).toBe(200);
  const undone = { kind: 'addBlock', sectionId, index: 1, block: code };
  expect((await send(editor, { baseVersion: 3, operations: [undone] })).status).toBe(200);
  const twice = { kind: 'addBlock', sectionId, index: 1, block: { ...code, id: newId() } };
  expect((await send(editor, { baseVersion: 4, operations: [twice] })).status).toBe(403);
  const allowed = { kind: 'changeBlock', blockId: code.id, set: { source: 'fine' } };
  expect((await send(admin, { baseVersion: 4, clientId: 'b', operations: [allowed] })).status).toBe(200);
});
