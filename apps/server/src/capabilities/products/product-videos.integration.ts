import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { ProductVideo } from '@vitrine/core/products/product-video.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { storePicture } from '../../../test/store-picture.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { storeAsset } from '../media/index.ts';
import { publish } from '../publishing/index.ts';
import { findBySubdomain } from '../tenancy/index.ts';
import { upsertProducts } from './index.ts';

let shop: TestShop;
let other: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  other = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  await admin.post('/api/collections', { type: 13, title: 'Shop' });
  await publish(context());
  shop.website = await shop.server.reload(shop.website);
});
afterAll(async () => {
  await shop?.server.stop();
  await other?.server.stop();
});

const context = () => shop.server.context(shop.website);
const productOf = (answer: TestAnswer) => (answer.body as { product: Product }).product;
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const video = (more: Partial<ProductVideo> = {}): ProductVideo => ({
  id: newId(),
  after: 0,
  address: '',
  fileId: null,
  captionsId: null,
  posterId: null,
  title: '',
  ...more,
});
const bowl = (title: string, videos: readonly ProductVideo[], imageIds: readonly Id[] = []) => ({
  title,
  state: 1 as const,
  variants: [{ price: 900 }],
  imageIds: [...imageIds],
  videos: [...videos],
});

/** A WebM file by its first bytes. */
async function storeFilm(of: Context, fileName = 'film.webm'): Promise<Id> {
  const content = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(64)]);
  const stored = await storeAsset(of, { fileName, content });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
}

async function storeWords(fileName: string, content: string): Promise<Id> {
  const stored = await storeAsset(context(), { fileName, content: Buffer.from(content) });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  return stored.value.id;
}

it('PRODUCT-50: videos are stored in their order with the pictures, stay in a copy, and are changed alone', async () => {
  const [picture, film, captions] = [
    await storePicture(context()),
    await storeFilm(context()),
    await storeWords('film.vtt', 'WEBVTT'),
  ];
  const videos = [
    video({ address, posterId: picture, title: 'Throwing' }),
    video({ after: 1, fileId: film, captionsId: captions }),
  ];
  const made = productOf(await admin.post('/api/products', bowl('Filmed bowl', videos, [picture])));
  expect(made.videos).toEqual(videos);
  const copy = productOf(await admin.post(`/api/products/${made.id}/duplicate`, {}));
  expect(copy.videos).toEqual(videos);
  const renamed = await admin.patch(`/api/products/${made.id}`, { title: 'Renamed bowl' });
  expect(productOf(renamed).videos).toEqual(videos);
  const uses = async (id: Id) =>
    ((await admin.get(`/api/media/${id}/uses`)).body as { uses: readonly { readonly id: Id }[] }).uses.map(
      use => use.id,
    );
  for (const id of [picture, film, captions])
    expect(new Set(await uses(id))).toEqual(new Set([made.id, copy.id]));
  const less = await admin.patch(`/api/products/${made.id}`, { videos: videos.slice(1) });
  expect(productOf(less)).toMatchObject({ videos: videos.slice(1), imageIds: [picture] });
});

it('PRODUCT-50: what is no video here is refused at its field, and nothing changes', async () => {
  const picture = await storePicture(context());
  const foreign = await storeFilm(other.server.context(other.website));
  const words = await storeWords('words.txt', 'no video');
  const film = await storeFilm(context());
  const made = productOf(await admin.post('/api/products', bowl('Plain bowl', [video({ address })])));
  const path = `/api/products/${made.id}`;
  const same = video({ address });
  const refusals: readonly [string, readonly ProductVideo[]][] = [
    ['videos.0.address', [video({ address: 'https://video.example/watch?v=aqz-KE-bpKQ' })]],
    ['videos.0.address', [video({ address: 'javascript:alert(1)//youtu.be/aqz-KE-bpKQ' })]],
    ['videos.0.address', [video()]],
    ['videos.0.address', [video({ address, fileId: film })]],
    ['videos.1.fileId', [video({ address }), video({ fileId: picture })]],
    ['videos.0.fileId', [video({ fileId: words })]],
    ['videos.0.fileId', [video({ fileId: foreign })]],
    ['videos.0.fileId', [video({ fileId: newId() })]],
    ['videos.0.posterId', [video({ address, posterId: film })]],
    ['videos.0.captionsId', [video({ fileId: film, captionsId: words })]],
    ['videos.0.after', [video({ address, after: -1 })]],
    ['videos', [same, same]],
    ['videos', Array.from({ length: 21 }, () => video({ address }))],
  ];
  for (const [field, videos] of refusals) {
    const refused = await admin.patch(path, { title: 'Changed', videos });
    expect([field, refused.status, Object.keys((refused.body as { errors: object }).errors)]).toEqual([
      field,
      400,
      [field],
    ]);
    expect((await admin.post('/api/products', bowl('Never made', videos))).status).toBe(400);
  }
  expect(productOf(await admin.get(path))).toEqual(made);
  expect((await admin.get('/api/products?search=never')).body).toMatchObject({ total: 0 });
});

it('PRODUCT-50: an import keeps the videos of a known product', async () => {
  const put = async (product: object) => {
    const done = await upsertProducts(context(), [
      {
        sourceKey: 'bowl',
        product: { title: 'Imported bowl', state: 1, variants: [{ price: 900 }], ...product },
      },
    ]);
    if (!done.ok) throw new Error(englishOf(done.error));
    return done.value[0]?.id ?? '';
  };
  const id = await put({});
  const videos = [video({ address, title: 'Throwing' })];
  await admin.patch(`/api/products/${id}`, { videos });
  await put({ variants: [{ price: 1000 }] });
  expect(productOf(await admin.get(`/api/products/${id}`))).toMatchObject({
    videos,
    variants: [{ price: 1000 }],
  });
});

it('PURCHASE-17, PRODUCT-50, SEO-17: the page shows a facade, and frames the players of its videos only', async () => {
  const picture = await storePicture(context());
  const film = await storeFilm(context());
  const videos = [
    video({ address, title: 'Throwing' }),
    video({ after: 1, fileId: film, posterId: picture, title: 'Firing' }),
  ];
  const made = productOf(await admin.post('/api/products', bowl('Shown bowl', videos, [picture])));
  const visitor = shop.server.client(shop.website);
  const page = await visitor.get(`/shop/${made.slug}`, { accept: 'text/html' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy).not.toContain('vimeo');
  expect(page.text).not.toContain('<iframe');
  expect(page.text).toContain(`href="${address}" aria-label="Play video: Throwing"`);
  expect(page.text).toContain(`<source src="/s/${film}/film.webm" type="video/webm"/>`);
  expect(page.text).toContain('"@type":"VideoObject"');
  expect(page.text).toContain(`/_social/`);
  expect(await visitor.get(`/s/${film}/film.webm`)).toMatchObject({ status: 200 });
  const plain = productOf(await admin.post('/api/products', bowl('Unfilmed bowl', [], [picture])));
  const without = await visitor.get(`/shop/${plain.slug}`, { accept: 'text/html' });
  expect(String(without.headers['content-security-policy'])).not.toContain('youtube');
  expect(without.text).not.toContain('.video-facade');
});

it('PRODUCT-50: a deleted file obstructs no other change, is kept while the product can show it, and leaves the page with the next publish', async () => {
  const film = await storeFilm(context());
  const videos = [video({ fileId: film, title: 'Fading' }), video({ address })];
  const made = productOf(await admin.post('/api/products', bowl('Fading bowl', videos)));
  await admin.delete(`/api/media/${film}`);
  const changed = await admin.patch(`/api/products/${made.id}`, { title: 'Faded bowl', videos });
  expect([changed.status, productOf(changed).videos]).toEqual([200, videos]);
  await publish(context());
  const page = await shop.server.client(shop.website).get(`/shop/${made.slug}`, { accept: 'text/html' });
  expect(page.text).not.toContain(film);
  expect(page.text).toContain('aria-label="Play video"');
  shop.server.moveClock({ days: 31 });
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'media.purge' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  const late = await shop.server.signIn(shop.website);
  expect((await late.get(`/api/media/${film}`)).status).toBe(200);
  shop.server.moveClock({ days: -31 });
});

it('PRODUCT-50: an archive brings videos to another place', async () => {
  const film = await storeFilm(context());
  const made = productOf(
    await admin.post('/api/products', bowl('Archived bowl', [video({ fileId: film }), video({ address })])),
  );
  const out = join(shop.server.dataDir, 'videos.tar.gz');
  const words = [shop.website.subdomain];
  const saved = await siteExportCommand.run(shop.server.services, {
    words,
    options: { out },
    tell: () => {},
  });
  if (!saved.ok) throw new Error(englishOf(saved.error));
  const { services } = other.server;
  const brought = await siteImportCommand.run(services, { words: [out], options: {}, tell: () => {} });
  if (!brought.ok) throw new Error(englishOf(brought.error));
  const record = await findBySubdomain(services.database, shop.website.subdomain);
  if (record === null) throw new Error('The website was not brought.');
  const elsewhere = await other.server.signIn(record.website);
  expect(productOf(await elsewhere.get(`/api/products/${made.id}`)).videos).toEqual(made.videos);
  expect((await elsewhere.get(`/api/media/${film}`)).status).toBe(200);
});
