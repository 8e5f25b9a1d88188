import { englishOf } from '@vitrine/core/errors/english-of.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts } from '../../../test/large-catalogue.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { type ImportKit, startImportKit } from './importing.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let kit: ImportKit;
beforeAll(async () => {
  shop = await TestShop.open();
  kit = await startImportKit();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(async () => {
  await kit?.stop();
  await shop?.server.stop();
});

const path = '/api/products/export.csv';
const rowsOf = async (query = '') =>
  parse((await admin.get(`${path}${query}`)).text, { bom: true, columns: true }) as Record<string, string>[];

/** Every product of a website as its owner sees it, without what each website numbers by itself. */
async function seenBy(client: TestClient) {
  const { products } = (await client.get('/api/products?sort=title')).body as { products: ProductListing[] };
  return Promise.all(
    products.map(async ({ id }) => {
      const { product } = (await client.get(`/api/products/${id}`)).body as { product: Product };
      const { type, title, slug, excerpt, brand, description, optionNames, categories, tags } = product;
      const variants = product.variants.map(({ id: _, reserved: __, ...variant }) => variant);
      const { state, isFeatured } = product;
      return {
        type,
        state,
        title,
        slug,
        excerpt,
        brand,
        description,
        optionNames,
        categories,
        tags,
        isFeatured,
        variants,
      };
    }),
  );
}

it('PRODUCT-43, CSV-1: products are exported with a row for each variant, and an import of them makes the same', async () => {
  const sale = { salePrice: 1500, isOnSale: true };
  const dates = { saleFrom: '2026-01-01T00:00:00.000Z', saleUntil: '2099-02-01T00:00:00.000Z' };
  await shop.sell({
    title: '=Shirt, "blue"',
    excerpt: 'Soft & <light>',
    brand: 'Ann, Lee',
    description: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Made of ' },
            { type: 'text', text: 'linen', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    },
    optionNames: ['Size', 'Cut'],
    categories: ['Shirts, long', 'Summer'],
    tags: ['linen', 'a, b'],
    isFeatured: true,
    variants: [
      {
        sku: 'S',
        gtin: '4006381333931',
        optionValues: ['S', 'Slim'],
        price: 1850,
        stock: 3,
        ...sale,
        ...dates,
      },
      {
        sku: 'M',
        optionValues: ['M', 'Wide'],
        price: 123_456,
        stock: null,
        weight: 0.25,
        size: { length: 1, width: 2.5, height: 3 },
      },
    ],
  });
  await shop.sell({ title: 'Course', type: 3, variants: [{ sku: 'C', price: 0, stock: null }] });
  const answer = await admin.get(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="products-.+[.]csv"$/);
  const rows = await rowsOf();
  expect(
    rows.map(row => [row.Title, row.SKU, row['Option Value 1'], row.Price, row['Sale Price'], row.Stock]),
  ).toEqual([
    ['\'=Shirt, "blue"', 'S', 'S', '18.50', '15.00', '3'],
    ['', 'M', 'M', '1234.56', '', 'Unlimited'],
    ['Course', 'C', '', '0.00', '', 'Unlimited'],
  ]);
  const website = await kit.server.createWebsite();
  const done = await kit.run(website, answer.text);
  if (!done.ok) throw new Error(englishOf(done.error));
  expect(wordNotes(done.value.report.warnings, 'en').map(({ what }) => what)).toEqual(['Store']);
  const reader = await kit.server.signIn(website, 'storeManager');
  expect(await seenBy(reader)).toEqual(await seenBy(admin));
});

it('PRODUCT-43: the file has the products of the list alone, however many, for those who may read them', async () => {
  await shop.sell({ title: 'Chosen', categories: ['Choice'] });
  const found = await rowsOf('?category=Choice&limit=1');
  expect(found.map(row => row.Title)).toEqual(['Chosen']);
  const before = (await rowsOf()).length;
  const { database } = shop.server.services;
  await plantProducts(database, shop.website, 600);
  await plantProducts(database, await shop.server.createWebsite(), 5);
  const all = await rowsOf('?sort=title');
  expect([all.length, new Set(all.map(row => row['Variant ID'])).size]).toEqual([before + 600, before + 600]);
  const visitor = shop.server.client(shop.website);
  expect((await visitor.get(path)).status).toBe(401);
  expect((await (await shop.employ(visitor)).get(path)).status).toBe(403);
  expect((await admin.get(`${path}?state=lost`)).status).toBe(400);
});
