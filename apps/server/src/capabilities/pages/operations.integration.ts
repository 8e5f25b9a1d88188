import { block as audio } from '@vitrine/blocks/audio/audio.block.ts';
import { block as button } from '@vitrine/blocks/button/button.block.ts';
import { block as gallery } from '@vitrine/blocks/gallery/gallery.block.ts';
import { block as image } from '@vitrine/blocks/image/image.block.ts';
import { block as map } from '@vitrine/blocks/map/map.block.ts';
import { block as video } from '@vitrine/blocks/video/video.block.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { applyOperation } from '@vitrine/core/page/operations.ts';
import type { PageDocument } from '@vitrine/core/page/page-document.ts';
import type { PageOperation } from '@vitrine/core/page/page-operation.ts';
import type { Website } from '@vitrine/core/tenancy/website.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../../test/harness.ts';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { putCollection, readDocument } from '../collections/index.ts';

let server: TestServer;
let website: Website;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  website = await server.createWebsite();
  editor = await server.signIn(website, 'editor');
});

const first = textBlock('One');
const second = textBlock('Two');
const page = pageOf(first, second);
const sectionId = page.sections[0]?.id ?? '';

async function addPage(document: PageDocument): Promise<Id> {
  const { documentId } = await putCollection(server.context(website), {
    sourceKey: newId(),
    type: 10,
    title: 'Page',
    slug: 'page',
    document,
  });
  if (documentId === null) throw new Error('A page has a document.');
  return documentId;
}
const stored = async (documentId: Id) => readDocument(server.services.database, website.id, documentId);
const send = (documentId: Id, baseVersion: number, ...operations: object[]) =>
  editor.post(`/api/pages/${documentId}/operations`, { baseVersion, clientId: 'a', operations });
const wide = { x: 0, y: 10, w: 24, h: 4 };
const narrow = { x: 0, y: 10, w: 8, h: 4 };

it('PAGE-3, PAGE-4, PAGE-5: the call makes and undoes each change, with the same result as the studio', async () => {
  const documentId = await addPage(page);
  const section = { ...page.sections[0], id: newId(), blocks: [textBlock('Three')] };
  const operations = [
    { kind: 'addSection', section, index: 99 },
    { kind: 'changeSection', sectionId, set: { name: 'Intro' } },
    { kind: 'moveSection', sectionId, index: 99 },
    { kind: 'addBlock', sectionId, index: 99, block: textBlock('Four') },
    { kind: 'placeBlock', blockId: first.id, places: { desktop: wide, phone: narrow } },
    { kind: 'hideBlock', blockId: first.id, isHidden: { desktop: false, phone: true } },
    { kind: 'animateBlock', blockId: first.id, entry: { kind: 'fade', speed: 'slow' } },
    { kind: 'moveBlock', blockId: second.id, sectionId: section.id, index: 0 },
    { kind: 'removeBlock', blockId: first.id },
    { kind: 'removeSection', sectionId },
  ] as PageOperation[];
  let shown = page;
  const inverses: PageOperation[] = [];
  let version = 1;
  for (const operation of operations) {
    const applied = applyOperation(shown, operation);
    if (!applied.ok) throw new Error(operation.kind);
    shown = applied.value.document;
    inverses.unshift(applied.value.inverse);
    const answer = await send(documentId, version, operation);
    expect([operation.kind, answer.status]).toEqual([operation.kind, 200]);
    version += 1;
    expect((await stored(documentId))?.document).toEqual(shown);
  }
  expect((await send(documentId, version, ...inverses)).status).toBe(200);
  expect((await stored(documentId))?.document).toEqual(page);
});

const link = (href: string) => ({
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  },
});
const nodes = (...content: object[]) => ({ text: { type: 'doc', content } });

it.each([
  ['a block that ends beyond 24 columns', { places: { desktop: { ...wide, x: 1 } } }],
  ['a block that ends beyond 8 columns of a phone', { places: { phone: { ...narrow, w: 9 } } }],
  ['a block that begins before the grid', { places: { desktop: { ...wide, x: -1 } } }],
])('PAGE-1, PAGE-6: %s is refused, and nothing changes', async (_, change) => {
  const documentId = await addPage(page);
  const before = await stored(documentId);
  expect((await send(documentId, 1, { kind: 'placeBlock', blockId: first.id, ...change })).status).toBe(400);
  expect(await stored(documentId)).toEqual(before);
});

it('GRID-1: a block may be laid over another, which stays where it is', async () => {
  const documentId = await addPage(page);
  const places = { desktop: { x: 3, y: 1, w: 10, h: 2 } };
  expect((await send(documentId, 1, { kind: 'placeBlock', blockId: first.id, places })).status).toBe(200);
  const blocks = (await stored(documentId))?.document.sections[0]?.blocks ?? [];
  expect(blocks.map(block => block.places.desktop)).toEqual([places.desktop, second.places.desktop]);
});

it('PAGE-2: the 61st block of a section and the 101st section are refused, and nothing changes', async () => {
  const full = pageOf(...Array.from({ length: 60 }, () => textBlock('x')));
  const sections = Array.from({ length: 100 }, () => ({ ...pageOf().sections[0] }));
  const many = { sections: sections.map(section => ({ ...section, id: newId() })) } as PageDocument;
  const fullId = full.sections[0]?.id;
  for (const [document, operation] of [
    [full, { kind: 'addBlock', sectionId: fullId, index: 0, block: textBlock('61') }],
    [many, { kind: 'addSection', section: { ...pageOf().sections[0], id: newId() }, index: 0 }],
  ] as const) {
    website = await server.createWebsite();
    editor = await server.signIn(website, 'editor');
    const documentId = await addPage(document);
    const refused = await send(documentId, 1, operation);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect((await stored(documentId))?.document).toEqual(document);
  }
});

it.each([
  ['HTML', { text: '<p>One</p>' }],
  ['a node that is unknown', nodes({ type: 'script', content: [{ type: 'text', text: 'x' }] })],
  ['an empty text', nodes({ type: 'paragraph', content: [{ type: 'text', text: '' }] })],
  ['a heading of a level that is none', nodes({ type: 'heading', attrs: { level: 9 }, content: [] })],
  ['a script as a link', link('javascript:alert(1)')],
  ['a script behind spaces', link(' java\tscript:alert(1)')],
  ['another host without its protocol', link('//evil.example')],
])('TEXT-1, TEXT-2, TEXT-3: %s is refused as the text of a block, and nothing changes', async (_, set) => {
  const documentId = await addPage(page);
  const before = await stored(documentId);
  const refused = await send(documentId, 1, { kind: 'changeBlock', blockId: first.id, set });
  expect([refused.status, refused.body]).toMatchObject([400, { error: 'pages.invalidSettings' }]);
  expect(await stored(documentId)).toEqual(before);
});

it.each(['https://kiln.example', 'mailto:ann@kiln.example', 'tel:+4930123', '/about', '#top'])(
  'TEXT-2: a link to %s is stored',
  async href => {
    const documentId = await addPage(page);
    const answer = await send(documentId, 1, { kind: 'changeBlock', blockId: first.id, set: link(href) });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await stored(documentId))).toContain(href);
  },
);

it.each([
  ['button', 'link', button.content({})],
  ['image', 'link', image.content({})],
  ['video', 'address', video.content({})],
  ['audio', 'address', audio.content({})],
  ['gallery', 'slides', gallery.content({})],
] as const)(
  'LINK-2: an address of a %s that runs a script is refused, and nothing changes',
  async (_, name, content) => {
    const block = blockOf(content);
    const documentId = await addPage(pageOf(block));
    const before = await stored(documentId);
    for (const address of [
      'javascript:alert(1)',
      ' JAVA\tSCRIPT:alert(1)',
      'data:text/html,<script>x</script>',
    ]) {
      const values = name === 'slides' ? [[{ link: address }], [{ video: address }]] : [address];
      for (const value of values) {
        const set = { [name]: value };
        const refused = await send(documentId, 1, { kind: 'changeBlock', blockId: block.id, set });
        expect([refused.status, refused.body]).toMatchObject([400, { error: 'pages.invalidSettings' }]);
        expect(await stored(documentId)).toEqual(before);
      }
    }
  },
);

it.each([{ mapLat: 86 }, { mapLng: 181 }, { mapZoom: 0 }, { mapZoom: 12.5 }, { style: 7 }])(
  'MAP-1, MAP-4: a map with %j is refused, and nothing changes',
  async set => {
    const block = blockOf(map.content({}));
    const documentId = await addPage(pageOf(block));
    const before = await stored(documentId);
    const refused = await send(documentId, 1, { kind: 'changeBlock', blockId: block.id, set });
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'pages.invalidSettings' }]);
    expect(await stored(documentId)).toEqual(before);
  },
);

it('MAP-2, MAP-4: a map without a place is stored with the default place and style', async () => {
  const documentId = await addPage(page);
  const block = blockOf(map.content({}));
  expect((await send(documentId, 1, { kind: 'addBlock', sectionId, index: 99, block })).status).toBe(200);
  const blocks = (await stored(documentId))?.document.sections[0]?.blocks;
  expect(blocks?.find(({ id }) => id === block.id)?.settings).toMatchObject({
    mapLat: 40.720882,
    mapLng: -74.000988,
    mapZoom: 12,
    style: 2,
  });
});
