import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { putCollection } from '../collections/index.ts';
import { publish } from '../publishing/index.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
  const context = shop.server.context(shop.website);
  const list = { sourceKey: 'shop', type: collectionTypes.products, title: 'Shop', slug: 'shop' } as const;
  await putCollection(context, list);
  await publish(context);
});
afterAll(() => shop?.server.stop());

const productIn = (answer: { body: unknown }) => (answer.body as { product: Product }).product;
const headOf = async ({ slug }: Pick<Product, 'slug'>) => {
  const { text } = await shop.server.client(shop.website).get(`/shop/${slug}`, { accept: 'text/html' });
  const metaOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1];
  return {
    title: /<title>([^<]*)</.exec(text)?.[1]?.split(' — ')[0],
    description: metaOf('description'),
    shared: [metaOf('og:title'), metaOf('og:description')],
  };
};

it('SEO-18: a product has words of its own for search engines; without them it has its title and excerpt', async () => {
  const { id } = await shop.sell({ title: 'Salt bowl', excerpt: 'For the table.' });
  const before = productIn(await admin.get(`/api/products/${id}`));
  expect([before.seoTitle, before.seoDescription]).toEqual(['', '']);
  const own = { title: 'Salt bowl', description: 'For the table.', shared: ['Salt bowl', 'For the table.'] };
  expect(await headOf(before)).toEqual(own);
  const words = { seoTitle: 'Salt cellar, thrown by hand', seoDescription: 'Stoneware for the table.' };
  const changed = productIn(await admin.patch(`/api/products/${id}`, words));
  expect(changed).toMatchObject(words);
  expect(await headOf(changed)).toEqual({
    title: words.seoTitle,
    description: words.seoDescription,
    shared: [words.seoTitle, words.seoDescription],
  });
  const { text } = await shop.server
    .client(shop.website)
    .get(`/shop/${changed.slug}`, { accept: 'text/html' });
  expect(text).toMatch(/<h1[^>]*>Salt bowl</);
  // Another change leaves them, and a copy has them.
  expect(productIn(await admin.patch(`/api/products/${id}`, { brand: 'Ours' }))).toMatchObject(words);
  const copy = productIn(await admin.post(`/api/products/${id}/duplicate`, {}));
  expect(copy).toMatchObject(words);
  expect(
    await headOf(productIn(await admin.patch(`/api/products/${id}`, { seoTitle: '', seoDescription: '' }))),
  ).toEqual(own);
});

it('SEO-18: words that are too long are refused at their fields, and nothing changes', async () => {
  const { id } = await shop.sell();
  const before = productIn(await admin.get(`/api/products/${id}`));
  for (const [field, length] of [
    ['seoTitle', 201],
    ['seoDescription', 501],
  ] as const) {
    const refused = await admin.patch(`/api/products/${id}`, { [field]: 'x'.repeat(length), title: 'Other' });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }]);
  }
  expect(productIn(await admin.get(`/api/products/${id}`))).toEqual(before);
});
