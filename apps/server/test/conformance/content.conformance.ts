import { newId } from '@vitrine/core/id/id.ts';
import type { ConformanceFixtures, ConformanceKit } from './conformance-fixture.ts';
import { uploadOf } from './upload-of.ts';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const pictureUpload = () => uploadOf('pixel.png', pixel);

/** Posts and returns the object of that name in the reply, or throws with the actual answer. */
async function made(
  { admin }: ConformanceKit,
  { path, body, name }: { path: string; body: unknown; name: string },
): Promise<{ id: string }> {
  const answer = await admin.post(path, body);
  const found = (answer.body as Record<string, { id: string }> | null)?.[name];
  if (answer.status !== 200 || !found) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return found;
}

async function asset(kit: ConformanceKit): Promise<{ assetId: string }> {
  const { payload } = await pictureUpload();
  const answer = await kit.admin.send('POST', '/api/media', {
    body: payload.bytes,
    headers: { 'content-type': payload.contentType },
  });
  if (answer.status !== 200) throw new Error(`The picture was answered ${answer.status}: ${answer.text}`);
  return { assetId: (answer.body as { asset: { id: string } }).asset.id };
}

const added = (kit: ConformanceKit, type: number) =>
  made(kit, { path: '/api/collections', body: { type, title: `Made ${newId()}` }, name: 'collection' });
const page = async (kit: ConformanceKit) => ({ collectionId: (await added(kit, 10)).id });
const blog = async (kit: ConformanceKit) => ({ collectionId: (await added(kit, 30)).id });

async function post(kit: ConformanceKit): Promise<{ itemId: string }> {
  const { collectionId } = await blog(kit);
  const body = { title: `Post ${newId()}` };
  return {
    itemId: (await made(kit, { path: `/api/collections/${collectionId}/items`, body, name: 'item' })).id,
  };
}

async function document(kit: ConformanceKit): Promise<{ documentId: string }> {
  const { body } = await kit.admin.get('/api/site');
  return { documentId: (body as { header: { id: string } }).header.id };
}

async function removed<P extends Record<string, string>>(
  kit: ConformanceKit,
  path: string,
  params: P,
): Promise<P> {
  await kit.admin.delete(`${path}/${Object.values(params)[0]}`);
  return params;
}

export const fixtures: ConformanceFixtures = {
  'media.upload': { prepare: pictureUpload },
  'media.find': { prepare: async kit => ({ body: { ids: [(await asset(kit)).assetId] } }) },
  'media.get': { prepare: async kit => ({ params: await asset(kit) }) },
  'media.change': { prepare: async kit => ({ params: await asset(kit), body: { alt: 'A pixel' } }) },
  'media.remove': { prepare: async kit => ({ params: await asset(kit) }) },
  'media.restore': {
    prepare: async kit => ({ params: await removed(kit, '/api/media', await asset(kit)) }),
  },
  'media.link': {
    prepare: async kit => {
      const params = await asset(kit);
      await kit.admin.post('/api/media/bulk', { ids: [params.assetId], action: 'makePrivate' });
      return { params, body: { hours: 1 } };
    },
  },
  'media.replace': { prepare: async kit => ({ params: await asset(kit), ...(await pictureUpload()) }) },
  'collections.add': { prepare: async () => ({ body: { type: 10, title: 'About' } }) },
  'collections.change': { prepare: async kit => ({ params: await page(kit), body: { title: 'New' } }) },
  'collections.move': {
    prepare: async kit => ({
      params: await page(kit),
      body: { parentId: null, navigation: 'footer', index: 0 },
    }),
  },
  'collections.duplicate': { prepare: async kit => ({ params: await page(kit) }) },
  'collections.remove': { prepare: async kit => ({ params: await page(kit) }) },
  'collections.restore': {
    prepare: async kit => ({ params: await removed(kit, '/api/collections', await page(kit)) }),
  },
  'collections.makeHome': { prepare: async kit => ({ params: await page(kit) }) },
  'collections.listItems': { prepare: async kit => ({ params: await blog(kit) }) },
  'collections.addItem': { prepare: async kit => ({ params: await blog(kit), body: { title: 'First' } }) },
  'collections.getItem': { prepare: async kit => ({ params: await post(kit) }) },
  'collections.changeItem': { prepare: async kit => ({ params: await post(kit), body: { title: 'New' } }) },
  'collections.removeItem': { prepare: async kit => ({ params: await post(kit) }) },
  'collections.restoreItem': {
    prepare: async kit => ({ params: await removed(kit, '/api/items', await post(kit)) }),
  },
  'redirects.put': { prepare: async () => ({ body: { from: '/old', to: '/new' } }) },
  'redirects.remove': {
    prepare: async ({ admin }) => {
      await admin.put('/api/redirects', { from: '/old', to: '/new' });
      return { query: { from: '/old' } };
    },
  },
  'pages.get': { prepare: async kit => ({ params: await document(kit) }) },
  'pages.change': {
    prepare: async kit => {
      const params = await document(kit);
      const { body } = await kit.admin.get(`/api/pages/${params.documentId}`);
      const { document: now, version } = body as {
        document: { sections: { id: string }[] };
        version: number;
      };
      const section = now.sections[0]?.id ?? '';
      const operation =
        section === ''
          ? { kind: 'addSection', index: 0, section: { id: newId(), settings: {}, blocks: [] } }
          : { kind: 'moveSection', sectionId: section, index: 0 };
      return { params, body: { baseVersion: version, operations: [operation], clientId: 'probe' } };
    },
  },
  'pages.needs': { prepare: async () => ({ body: { needs: {} } }) },
  'pages.uses': { prepare: async kit => ({ params: await asset(kit) }) },
  'publishing.publish': { prepare: async () => ({ body: { note: 'First' } }) },
  'publishing.publishOne': {
    prepare: async kit => {
      const { collectionId } = await page(kit);
      await made(kit, { path: '/api/publishing/revisions', body: {}, name: 'revision' });
      return { body: { kind: 'page', id: collectionId } };
    },
  },
  'publishing.restore': {
    prepare: async kit => {
      const body = { note: 'First' };
      const revision = await made(kit, { path: '/api/publishing/revisions', body, name: 'revision' });
      return { params: { revisionId: revision.id } };
    },
  },
};
