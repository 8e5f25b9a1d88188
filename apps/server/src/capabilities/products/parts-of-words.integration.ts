import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import type { Context } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { indexAllProducts } from './index.ts';
import { listProducts } from './list-products.ts';
import parts from './migrations/0018-parts.sql?raw';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website);
});
afterAll(() => shop?.server.stop());

interface Listed {
  readonly products: ProductListing[];
  readonly total: number;
  readonly isMore: boolean;
}

async function titles(search: string, more = ''): Promise<string[]> {
  const { body } = await admin.get(
    `/api/products?isExact=true&sort=title&search=${encodeURIComponent(search)}${more}`,
  );
  const { products, total } = body as Listed;
  expect(total).toBe(products.length);
  return products.map(({ title }) => title);
}

it('PRODUCT-31: the studio finds a product by any part of its title, its address and its SKUs', async () => {
  const jar = await shop.sell({
    title: 'Große Mondvase “L’été” 50% \\o/',
    slug: 'moon-jar',
    optionNames: ['Size'],
    variants: [
      { price: 900, sku: 'MJ_0017-A', optionValues: ['Small'] },
      { price: 900, sku: 'MJ_0018-B', optionValues: ['Large'] },
    ],
  });
  await shop.sell({ title: 'Mug', slug: 'mug', state: 4, variants: [{ price: 900, sku: "it's" }] });
  const [vase] = await titles('mondvase');
  expect(vase).toContain('Mondvase');
  const words = [
    'GROSSE',
    'ndvas',
    'große mond',
    'ß',
    'ON-J',
    'on',
    '0018',
    '_0017',
    '0% \\',
    '\\o/',
    '’été',
  ];
  const found = await Promise.all(words.map(word => titles(word)));
  expect(found).toEqual(words.map(word => (word === 'GROSSE' ? [] : [vase])));
  expect(await titles("T'S")).toEqual(['Mug']);
  for (const none of ['0019', 'moonjar', 'mj%17', '&', "' | 'mug", 'ug mu', '!!!'])
    expect(await titles(none), none).toEqual([]);
  await admin.patch(`/api/products/${jar.id}`, { title: 'Lid', slug: 'lid' });
  expect([await titles('mondv'), await titles('lid'), await titles('0017')]).toEqual([[], ['Lid'], ['Lid']]);
  await admin.delete(`/api/products/${jar.id}`);
  expect([await titles('lid'), await titles('lid', '&isDeleted=true')]).toEqual([[], ['Lid']]);
  await admin.post(`/api/products/${jar.id}/restore`, {});
  expect(await titles('0018')).toEqual(['Lid']);
});

it('PRODUCT-31: the migration finds existing products exactly as a write does', async () => {
  const kept = () =>
    shop.query('SELECT product_id, parts::text FROM product_parts WHERE website_id = $1 ORDER BY 1');
  const written = await kept();
  await shop.query('DELETE FROM product_parts WHERE website_id = $1');
  for (const [statement] of parts.matchAll(/^INSERT INTO [^;]+;/gm))
    await shop.server.services.database.query(statement);
  expect(await kept()).toEqual(written);
});

it('PRODUCT-31, WALL-6: such a search reads only what it finds, in a large shop next to a larger one', {
  tags: 'slow',
}, async () => {
  const { database } = shop.server.services;
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantProducts(database, large, 1800);
  await plantProducts(database, neighbour, 4000);
  for (const website of [large, neighbour]) await indexAllProducts(shop.server.context(website));
  await settleCatalogue(database);
  const inLarge = shop.server.context(large);
  const find = (search: string) => async (inside: Context) => {
    const found = await listProducts(inside, {
      ...{ search, isExact: true, isDeleted: false, sort: 'title', direction: 'ascending', limit: 20 },
    });
    return found.ok ? found.value : null;
  };
  for (const search of ['1711', 'ku-1711', 'umber 1711', 'bowls', 'nothing of this']) {
    const read = await rowsRead(inLarge, find(search));
    expect(read.products ?? 0, search).toBeLessThanOrEqual(30);
    expect(read.variants ?? 0, search).toBeLessThanOrEqual(30);
  }
  expect(await find('ku-1711')(inLarge)).toMatchObject({ total: 1, isMore: false });
  expect(await find('ku-17')(inLarge)).toMatchObject({ total: 111, isMore: false });
  const bySku = await rowsRead(inLarge, find('SKU'));
  expect(bySku.variants).toBeLessThanOrEqual(1100);
  const common = await find('OWL')(inLarge);
  expect(common).toMatchObject({ total: 1000, isMore: true });
  expect(common?.products).toHaveLength(20);
  expect(await find('')(inLarge)).toMatchObject({ total: 1800, isMore: false });
});
