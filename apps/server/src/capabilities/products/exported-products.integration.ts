import { fileHeaders } from '@vitrine/core/product-files/product-columns.ts';
import { unitSystems } from '@vitrine/core/products/measurement-text.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts } from '../../../test/large-catalogue.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(() => shop?.server.stop());

const path = '/api/products/export.csv';
const rowsOf = async (query = '') =>
  parse((await admin.get(`${path}${query}`)).text, { bom: true, columns: true }) as Record<string, string>[];

it('PRODUCT-43, PRODUCTFILE-1, CSV-1: products are exported with a row for each variant', async () => {
  await shop.sell({
    title: '=Shirt, "blue"',
    optionNames: ['Size'],
    categories: ['Shirts, long', 'Summer'],
    variants: [
      { sku: 'S', optionValues: ['S'], price: 1850, stock: 3, salePrice: 1500, isOnSale: true },
      { sku: 'M', optionValues: ['M'], price: 123_456, stock: null },
    ],
  });
  await shop.sell({ title: 'Course', type: 3, variants: [{ sku: 'C', price: 0, stock: null }] });
  const answer = await admin.get(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="products-.+[.]csv"$/);
  const rows = await rowsOf();
  expect(Object.keys(rows[0] ?? {})).toEqual(fileHeaders(unitSystems.metric));
  expect(
    rows.map(row => [
      row['Vitrine 1'],
      row.Title,
      row.Categories,
      row.SKU,
      row.Price,
      row['Sale Price'],
      row.Stock,
    ]),
  ).toEqual([
    ['product', '\'=Shirt, "blue"', 'Shirts\\, long, Summer', 'S', '18.50', '15.00', '3'],
    ['variant', '', '', 'M', '1234.56', '', 'unlimited'],
    ['product', 'Course', '', 'C', '0.00', '', 'unlimited'],
  ]);
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
  expect((await (await shop.employ(visitor, 'viewer')).get(path)).status).toBe(403);
  expect((await admin.get(`${path}?state=lost`)).status).toBe(400);
});
