import { block as imageBlock } from '@vitrine/blocks/image/image.block.ts';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockOf, pageOf, textBlock } from '../../../test/page-fixtures.ts';
import { type ServedSite, startServedSite } from '../../../test/served-site.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { putCollection, putItem } from '../collections/index.ts';
import { storeAsset } from '../media/index.ts';
import { createProduct } from '../products/index.ts';
import { publish } from './index.ts';

let site: ServedSite;
let editor: TestClient;

beforeAll(async () => {
  site = await startServedSite();
  editor = await site.server.signIn(site.website, 'editor');
});
afterAll(() => site?.server.stop());

const context = () => site.server.context(site.website);

async function keep(fileName: string, background: string): Promise<Asset> {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const stored = await storeAsset(context(), { fileName, content });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value;
}

const setPrivate = (ids: readonly Id[], isPrivate: boolean) =>
  editor.post('/api/media/bulk', { ids, action: isPrivate ? 'makePrivate' : 'makePublic' });

it('MEDIA-28: no public page reveals a private file, and the owner is informed of its uses before a publish', async () => {
  const { server, website } = site;
  const cover = await keep('SECRET-COVER.jpg', '#a53');
  const inside = await keep('SECRET-INSIDE.jpg', '#35a');
  const blog = await putCollection(context(), {
    sourceKey: 'test:secret-log',
    type: collectionTypes.blog,
    title: 'Log',
    slug: 'log',
  });
  const post = await putItem(context(), {
    sourceKey: 'test:secret-post',
    collectionId: blog.id,
    title: 'Firing',
    slug: 'firing',
    state: 'published',
    imageId: cover.id,
    document: pageOf(textBlock('Words'), blockOf(imageBlock.content({ asset: inside.id }))),
    publishedAt: new Date('2026-03-01T10:00:00Z'),
  });
  await createProduct(
    context(),
    productInputSchema.parse({
      title: 'Secret bowl',
      state: 1,
      imageIds: [cover.id],
      variants: [{ sku: 'S-1', price: 100, stock: 3 }],
    }),
  );
  await publish(context());
  const addresses = [
    '/log',
    '/log/firing',
    '/',
    '/sitemap.xml',
    '/log/feed.xml',
    '/log/feed.json',
    '/search?q=firing',
    '/shop',
    '/shop/p/secret-bowl',
    '/_social/now/log/firing.jpg',
  ];
  const telling = async () => {
    const pages = await Promise.all(
      addresses.map(async path => ({ path, text: (await site.ask(path)).text })),
    );
    const tells = (text: string) => [cover.id, inside.id, 'SECRET-'].some(word => text.includes(word));
    return pages.filter(({ text }) => tells(text)).map(({ path }) => path);
  };
  expect((await telling()).length).toBeGreaterThan(2);
  await setPrivate([cover.id, inside.id], true);
  expect(await telling()).toEqual([]);
  const { hidden } = (await editor.get('/api/publishing/changes')).body as {
    hidden: { assetId: Id; uses: { kind: string }[] }[];
  };
  expect(hidden.filter(({ assetId }) => assetId === cover.id || assetId === inside.id)).toMatchObject([
    {
      assetId: cover.id,
      fileName: 'SECRET-COVER.jpg',
      uses: [
        { kind: 'post', id: post.id },
        { kind: 'product', title: 'Secret bowl' },
      ],
    },
    { assetId: inside.id, uses: [{ kind: 'post', id: post.id, title: 'Firing' }] },
  ]);
  await publish(server.context(await server.reload(website)));
  expect(await telling()).toEqual([]);
  await setPrivate([cover.id, inside.id], false);
  expect((await telling()).length).toBeGreaterThan(2);
});
