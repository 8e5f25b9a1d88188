import { join } from 'node:path';
import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { storePicture } from '../../../test/store-picture.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { storeAsset } from '../media/index.ts';
import { publish } from '../publishing/index.ts';
import { findBySubdomain } from '../tenancy/index.ts';
import { findProductCards, findProductDetail } from './index.ts';

let shop: TestShop;
let other: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  other = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(async () => {
  await shop?.server.stop();
  await other?.server.stop();
});

const context = () => shop.server.context(shop.website);
const productOf = (answer: TestAnswer) => (answer.body as { product: Product }).product;
const glazed = (images: readonly { value: string; imageId: Id }[], rest: object = {}) => ({
  title: 'Glazed cup',
  state: 1,
  optionNames: ['Size', 'Glaze'],
  optionStyles: [
    { display: 'list', colors: [] },
    { display: 'swatches', colors: [{ value: 'Ash', color: '#c8c0b4' }], images },
  ],
  variants: ['Ash', 'Celadon'].map(value => ({ price: 900, optionValues: ['S', value] })),
  ...rest,
});
const glazesShown = async (id: Id) =>
  (await findProductDetail(context(), id))?.options[1]?.values.map(({ value, color, image }) => [
    value,
    color ?? image?.id ?? null,
  ]);

it('PRODUCT-49: a picture of a value is stored, shown before its colour, and stays in a copy', async () => {
  const ash = await storePicture(context(), 'ash.png');
  const images = [{ value: 'Ash', imageId: ash }];
  const made = productOf(await admin.post('/api/products', glazed(images)));
  expect(made.optionStyles[1]?.images).toEqual(images);
  expect(await glazesShown(made.id)).toEqual([
    ['Ash', ash],
    ['Celadon', null],
  ]);
  const copy = productOf(await admin.post(`/api/products/${made.id}/duplicate`, {}));
  expect(copy.optionStyles[1]?.images).toEqual(images);
  expect((await admin.get(`/api/media/${ash}/uses`)).body).toMatchObject({
    uses: [
      { kind: 'product', id: made.id },
      { kind: 'product', id: copy.id },
    ],
  });
  const small = { optionNames: ['Glaze'], variants: [{ price: 900, optionValues: ['Ash'] }] };
  expect(productOf(await admin.patch(`/api/products/${made.id}`, small)).optionStyles).toMatchObject([
    { images },
  ]);
});

it('PRODUCT-49: a picture that is none, is unknown or another website’s is refused at its option, and nothing changes', async () => {
  const made = productOf(await admin.post('/api/products', glazed([], { title: 'Refusing cup' })));
  const foreign = await storePicture(other.server.context(other.website), 'foreign.png');
  const stored = await storeAsset(context(), { fileName: 'glaze.txt', content: Buffer.from('Ash glaze') });
  if (!stored.ok) throw new Error(englishOf(stored.error));
  const path = `/api/products/${made.id}`;
  for (const imageId of [newId(), foreign, stored.value.id]) {
    const refused = await admin.patch(path, glazed([{ value: 'Ash', imageId }]));
    expect(refused).toMatchObject({
      status: 400,
      body: { error: 'products.unknownImage', errors: { 'optionStyles.1.images': expect.any(String) } },
    });
  }
  expect((await admin.patch(path, glazed([{ value: 'Ash', imageId: 'no id' }]))).status).toBe(400);
  expect(productOf(await admin.get(path))).toEqual(made);
});

it('PRODUCT-49: a picture deleted from the library obstructs no other change, and its value has its colour or name again', async () => {
  const [ash, celadon] = [
    await storePicture(context(), 'gone-ash.png'),
    await storePicture(context(), 'gone-celadon.png'),
  ];
  const images = [
    { value: 'Ash', imageId: ash },
    { value: 'Celadon', imageId: celadon },
  ];
  const made = productOf(await admin.post('/api/products', glazed(images, { title: 'Fading cup' })));
  for (const id of [ash, celadon]) expect((await admin.delete(`/api/media/${id}`)).status).toBe(204);
  const changed = await admin.patch(`/api/products/${made.id}`, glazed(images, { title: 'Faded cup' }));
  expect([changed.status, productOf(changed).title]).toEqual([200, 'Faded cup']);
  await publish(context());
  expect(await glazesShown(made.id)).toEqual([
    ['Ash', '#c8c0b4'],
    ['Celadon', null],
  ]);
  expect((await admin.post(`/api/products/${made.id}/duplicate`, {})).status).toBe(200);
  expect((await admin.post('/api/products', glazed(images, { title: 'New cup' }))).status).toBe(400);
});

it('PRODUCT-49: a file that only a value of an option shows is kept for good', async () => {
  const ash = await storePicture(context(), 'kept-ash.png');
  await admin.post('/api/products', glazed([{ value: 'Ash', imageId: ash }], { title: 'Kept cup' }));
  await admin.delete(`/api/media/${ash}`);
  shop.server.moveClock({ days: 31 });
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'media.purge' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  admin = await shop.server.signIn(shop.website);
  expect((await admin.get(`/api/media/${ash}`)).status).toBe(200);
  shop.server.moveClock({ days: -31 });
  admin = await shop.server.signIn(shop.website);
});

it('PRODUCT-49: an archive brings the pictures of values to another place', async () => {
  const ash = await storePicture(context(), 'archived-ash.png');
  const images = [{ value: 'Ash', imageId: ash }];
  const made = productOf(await admin.post('/api/products', glazed(images, { title: 'Archived cup' })));
  const out = join(shop.server.dataDir, 'glazes.tar.gz');
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
  const { website } = record;
  const elsewhere = await other.server.signIn(website);
  expect(productOf(await elsewhere.get(`/api/products/${made.id}`)).optionStyles).toEqual(made.optionStyles);
  expect(
    (await findProductDetail(other.server.context(website), made.id))?.options[1]?.values[0],
  ).toMatchObject({ value: 'Ash', color: null, image: { id: ash } });
});

it('PRODUCT-51: the lists of the shop show the swatches of a product once the owner turns them on', async () => {
  const ash = await storePicture(context(), 'ash-on-cards.png');
  const images = [{ value: 'Ash', imageId: ash }];
  const made = productOf(await admin.post('/api/products', glazed(images, { title: 'Carded cup' })));
  await publish(context());
  const [card] = await findProductCards(context(), { ids: [made.id] });
  expect(card?.swatches).toMatchObject({ option: 'Glaze', values: [{ value: 'Ash', image: { id: ash } }] });
  const search = async () =>
    (await shop.server.client(shop.website).get('/search?q=carded', { accept: 'text/html' })).text;
  expect(await search()).toContain('Carded cup');
  expect(await search()).not.toContain('class="summary-swatches"');
  const viewer = await shop.server.createAccount({ website: shop.website, role: 'viewer' });
  const visitor = shop.server.client(shop.website);
  await visitor.signIn(viewer);
  const settings = { store: { hasSwatches: true } };
  expect((await visitor.patch('/api/website/settings', { settings })).status).toBe(403);
  expect(await search()).not.toContain('class="summary-swatches"');
  expect((await admin.patch('/api/website/settings', { settings })).status).toBe(200);
  expect(await search()).toMatch(/<ul class="summary-swatches" aria-label="Glaze">.*?Ash/s);
});
