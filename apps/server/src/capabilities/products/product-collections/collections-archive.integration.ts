import { join } from 'node:path';
import type { ProductCollection } from '@vitrine/core/products/product-collection.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer, TestClient } from '../../../../test/harness.ts';
import { siteExportCommand } from '../../../cli/site-export.command.ts';
import { siteImportCommand } from '../../../cli/site-import.command.ts';
import { TestShop } from '../../checkout/shop.fixture.ts';
import { findBySubdomain } from '../../tenancy/index.ts';

let shop: TestShop;
let admin: TestClient;
let ids: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  const products = [];
  for (const title of ['Round bowl', 'Flat plate', 'Small bowl']) products.push(await shop.sell({ title }));
  ids = products.map(({ id }) => id);
});
afterAll(() => shop?.server.stop());

const path = '/api/product-collections';
const collectionOf = (answer: TestAnswer) => (answer.body as { collection: ProductCollection }).collection;
const create = async (name: string) => collectionOf(await admin.post(path, { name })).id;

it('PRODUCTLIST-7: a collection by hand comes back from the trash with its order, its text and its address', async () => {
  const id = await create('Shelf');
  const productIds = ids.toReversed();
  await admin.patch(`${path}/${id}`, { description: 'By the door.', slug: 'by-the-door' });
  await admin.put(`${path}/${id}/products`, { productIds });
  const before = [(await admin.get(`${path}/${id}`)).body, (await admin.get(`${path}/${id}/products`)).body];
  expect((await admin.delete(`${path}/${id}`)).status).toBe(204);
  expect((await admin.patch(`${path}/${id}`, { name: 'No' })).status).toBe(404);
  const taken = await create('Other');
  expect((await admin.patch(`${path}/${taken}`, { slug: 'by-the-door' })).body).toMatchObject({
    error: 'productCollections.slugTaken',
  });
  expect((await admin.post(`/api/trash/productCollection/${id}/restore`)).status).toBe(204);
  expect([(await admin.get(`${path}/${id}`)).body, (await admin.get(`${path}/${id}/products`)).body]).toEqual(
    before,
  );
  expect((await admin.get('/api/trash')).body).toMatchObject({ things: [] });
});

it('PRODUCTLIST-7: after 30 days a collection can no longer be restored, and is removed for good', async () => {
  const id = await create('Old');
  await admin.delete(`${path}/${id}`);
  await shop.query(
    `UPDATE product_collections SET deleted_at = deleted_at - interval '31 days' WHERE website_id = $1 AND id = '${id}'`,
  );
  expect((await admin.post(`/api/trash/productCollection/${id}/restore`)).status).toBe(404);
  const { database, jobs } = shop.server.services;
  await jobs.enqueue(database, { name: 'productCollections.purge' }, { websiteId: null, data: {} });
  await shop.server.runJobs();
  expect(await shop.query(`SELECT FROM product_collections WHERE website_id = $1 AND id = '${id}'`)).toEqual(
    [],
  );
});

it('PRODUCTLIST-11: a website made from an archive has the collections, with products by hand and by rule', async () => {
  const hand = await create('Window');
  await admin.put(`${path}/${hand}/products`, { productIds: ids.toReversed() });
  const byRule = await create('Bowls');
  const rule = { isAny: false, order: 'name', conditions: [{ kind: 'title', text: 'bowl' }] };
  await admin.patch(`${path}/${byRule}`, { rule });
  await shop.server.runJobs();
  const { subdomain } = shop.website;
  const file = join(shop.server.dataDir, 'collected.tar.gz');
  const { services } = shop.server;
  const done = [
    await siteExportCommand.run(services, { words: [subdomain], options: { out: file }, tell: () => {} }),
    await siteImportCommand.run(services, { words: [file], options: { name: 'copied' }, tell: () => {} }),
  ];
  expect(done).toMatchObject([{ ok: true }, { ok: true }]);
  const copy = (await findBySubdomain(services.database, 'copied'))?.website;
  if (!copy) throw new Error('The copy is missing.');
  await shop.server.runJobs();
  const other = await shop.server.signIn(copy);
  for (const one of [path, `${path}/${hand}/products`, `${path}/${byRule}`])
    expect((await other.get(one)).body, one).toEqual((await admin.get(one)).body);
  const titlesOf = async (collectionId: string) => {
    const { body } = await other.get(`${path}/${collectionId}/products`);
    return (body as { products: { title: string }[] }).products.map(({ title }) => title);
  };
  expect(await titlesOf(hand)).toEqual(['Small bowl', 'Flat plate', 'Round bowl']);
  const found = await services.database.query(
    `SELECT title FROM product_terms JOIN products USING (website_id)
     WHERE website_id = $1 AND kind = 'collection' AND product_terms.slug = $2 AND product_id = products.id ORDER BY 1`,
    [copy.id, byRule],
  );
  expect(found).toEqual([{ title: 'Round bowl' }, { title: 'Small bowl' }]);
});
