import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { upsertProducts } from './index.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

const [longCategory, longTag] = ['C'.repeat(26), 'T'.repeat(51)];
const variants = [{ price: 100, stock: 1 }];
const tooLong = {
  categories: 'Enter at most 25 characters.',
  tags: 'Enter at most 50 characters.',
};
const termsOf = async (id: string) => {
  const { product } = (await admin.get(`/api/products/${id}`)).body as { product: Product };
  return [product.version, product.categories, product.tags];
};
const titles = async () => {
  const { products } = (await admin.get('/api/products')).body as { products: { title: string }[] };
  return products.map(({ title }) => title);
};

it('PRODUCT-34: new categories and tags that are too long are refused by every call, and nothing is changed', async () => {
  const created = await admin.post('/api/products', {
    title: 'Refused',
    categories: [longCategory],
    tags: [longTag],
    variants,
  });
  expect([created.status, created.body]).toMatchObject([400, { errors: tooLong }]);
  expect(await titles()).toEqual([]);
  const { id } = await shop.sell({ title: 'Bowl', categories: ['C'.repeat(25)], tags: ['T'.repeat(50)] });
  const before = await termsOf(id);
  const changed = await admin.patch(`/api/products/${id}`, { title: 'Other', tags: [longTag] });
  expect([changed.status, changed.body]).toMatchObject([400, { errors: { tags: tooLong.tags } }]);
  const many = await admin.post('/api/products/bulk', {
    ids: [id],
    action: { kind: 'addCategory', name: longCategory },
  });
  expect([many.status, many.body]).toMatchObject([400, { errors: { categories: tooLong.categories } }]);
  expect(await termsOf(id)).toEqual(before);
  expect(await titles()).toEqual(['Bowl']);
});

it('PRODUCT-34: a longer category and tag that an import brought stay with the product, whatever else is changed', async () => {
  const context = shop.server.context(shop.website);
  const product = { title: 'Imported', categories: [longCategory], tags: [longTag], variants };
  const done = await upsertProducts(context, [{ sourceKey: 'one', product }]);
  if (!done.ok) throw new Error('not imported');
  const { products } = (await admin.get('/api/products?search=imported')).body as {
    products: { id: string }[];
  };
  const id = products[0]?.id ?? '';
  const kept = await admin.patch(`/api/products/${id}`, {
    title: 'Renamed',
    categories: [longCategory, 'New'],
    tags: [longTag, 'new'],
  });
  expect(kept.status).toBe(200);
  expect(await termsOf(id)).toEqual([2, [longCategory, 'New'], [longTag, 'new']]);
  const another = await admin.post('/api/products', {
    title: 'Second',
    categories: [longCategory],
    variants,
  });
  expect(another.status).toBe(200);
});
