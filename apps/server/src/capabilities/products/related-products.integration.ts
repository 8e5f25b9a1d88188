import { join } from 'node:path';
import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../test/harness.ts';
import { siteExportCommand } from '../../cli/site-export.command.ts';
import { siteImportCommand } from '../../cli/site-import.command.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';
import { findBySubdomain } from '../tenancy/index.ts';
import { upsertProducts } from './index.ts';

let shop: TestShop;
let admin: TestClient;
const ids: Record<string, string> = {};
beforeAll(async () => {
  shop = await TestShop.open();
  const context = shop.server.context(shop.website);
  const page = { sourceKey: 'shop', type: collectionTypes.products, title: 'Shop', slug: 'shop' } as const;
  await putCollection(context, page);
  await publish(context);
  shop.website = await shop.server.reload(shop.website);
  admin = await shop.server.signIn(shop.website);
  for (const [position, title] of ['Pot', 'Lid', 'Spoon', 'Bowl', 'Plate', 'Cup', 'Jug'].entries())
    ids[title] = (
      await shop.sell({
        title,
        position,
        categories: ['Pot', 'Bowl', 'Plate'].includes(title) ? ['Clay'] : [],
      })
    ).id;
});
afterAll(() => shop?.server.stop());

const idsOf = (...titles: string[]) => titles.map(title => ids[title] ?? '');
const relate = (title: string, relatedIds: readonly string[]) =>
  admin.patch(`/api/products/${ids[title]}`, { relatedIds });
const productOf = (answer: TestAnswer) => (answer.body as { product: Product }).product;
const get = async (title: string) => productOf(await admin.get(`/api/products/${ids[title]}`));
async function shown(path: string): Promise<(string | undefined)[]> {
  const { text } = await shop.server.client(shop.website).get(path);
  return [...text.matchAll(/class="summary-link" href="[^"]*">([^<]*)/g)].map(([, title]) => title);
}

it('PRODUCT-45: chosen products are shown first, in their order, and those that are like it follow up to four', async () => {
  expect(await shown('/shop/pot')).toEqual(['Bowl', 'Plate']);
  const { status, body } = await relate('Pot', idsOf('Spoon', 'Plate', 'Lid'));
  expect([status, body]).toMatchObject([
    200,
    { related: [{ title: 'Spoon' }, { title: 'Plate' }, { title: 'Lid' }] },
  ]);
  expect(await shown('/shop/pot')).toEqual(['Spoon', 'Plate', 'Lid', 'Bowl']);
  await relate('Pot', idsOf('Jug', 'Cup', 'Lid', 'Spoon', 'Lid', 'Bowl'));
  expect(await shown('/shop/pot')).toEqual(['Jug', 'Cup', 'Lid', 'Spoon', 'Bowl']);
  await relate('Pot', []);
  expect(await shown('/shop/pot')).toEqual(['Bowl', 'Plate']);
});

it('PRODUCT-45: a hidden or deleted one is left out, and comes back', async () => {
  await relate('Pot', idsOf('Lid', 'Spoon'));
  await admin.patch(`/api/products/${ids.Lid}`, { state: 4 });
  expect(await shown('/shop/pot')).toEqual(['Spoon', 'Bowl', 'Plate']);
  expect((await admin.get(`/api/products/${ids.Pot}`)).body).toMatchObject({
    related: [
      { title: 'Lid', isVisible: false },
      { title: 'Spoon', isVisible: true },
    ],
  });
  await admin.delete(`/api/products/${ids.Spoon}`);
  expect(await shown('/shop/pot')).toEqual(['Bowl', 'Plate']);
  expect((await relate('Pot', idsOf('Lid', 'Spoon'))).status).toBe(200);
  await admin.post(`/api/products/${ids.Spoon}/restore`, {});
  for (const title of ['Lid', 'Spoon']) await admin.patch(`/api/products/${ids[title]}`, { state: 1 });
  expect(await shown('/shop/pot')).toEqual(['Lid', 'Spoon', 'Bowl', 'Plate']);
});

it('PRODUCT-45: an unknown or deleted product, the product itself and more than eight are refused, and nothing changes', async () => {
  const before = await get('Pot');
  const gone = await shop.sell({ title: 'Gone' });
  await admin.delete(`/api/products/${gone.id}`);
  const foreign = new TestShop(shop.server, await shop.server.createWebsite());
  const other = await foreign.sell({ title: 'Foreign' });
  for (const wrong of [gone.id, other.id, before.id, 'a'.repeat(24)]) {
    const refused = await relate('Pot', [...idsOf('Lid'), wrong]);
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'products.unknownRelated' }]);
  }
  const created = { title: 'New', relatedIds: [gone.id], variants: [{ price: 1 }] };
  expect((await admin.post('/api/products', created)).body).toMatchObject({
    error: 'products.unknownRelated',
  });
  expect((await relate('Pot', Array<string>(9).fill(ids.Lid ?? ''))).status).toBe(400);
  expect(await get('Pot')).toEqual(before);
  const { body } = await admin.get('/api/products?search=New');
  expect(body).toMatchObject({ total: 0 });
});

it('PRODUCT-45: a copy, an import of a known product and an archive keep the choice', async () => {
  const wanted = idsOf('Jug', 'Lid');
  await relate('Pot', wanted);
  const copy = productOf(await admin.post(`/api/products/${ids.Pot}/duplicate`, {}));
  expect(copy.relatedIds).toEqual(wanted);
  await shop.query(`UPDATE products SET source_key = 'pot' WHERE website_id = $1 AND id = $2`, ids.Pot);
  const again = [
    { sourceKey: 'pot', product: { title: 'Pot', state: 1 as const, variants: [{ price: 900 }] } },
  ];
  expect((await upsertProducts(shop.server.context(shop.website), again)).ok).toBe(true);
  expect((await get('Pot')).relatedIds).toEqual(wanted);
  const { services } = shop.server;
  const file = join(shop.server.dataDir, 'related.tar.gz');
  const { subdomain } = shop.website;
  const done = [
    await siteExportCommand.run(services, { words: [subdomain], options: { out: file }, tell: () => {} }),
    await siteImportCommand.run(services, { words: [file], options: { name: 'related' }, tell: () => {} }),
  ];
  expect(done).toMatchObject([{ ok: true }, { ok: true }]);
  const made = (await findBySubdomain(services.database, 'related'))?.website;
  if (!made) throw new Error('The copy is missing.');
  const there = await (await shop.server.signIn(made)).get(`/api/products/${ids.Pot}`);
  expect(there.body).toMatchObject({
    product: { relatedIds: wanted },
    related: [{ title: 'Jug' }, { title: 'Lid' }],
  });
});
