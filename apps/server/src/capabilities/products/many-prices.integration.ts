import type { CallReply } from '@vitrine/core/calls/define-call.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { priceChangeCalls } from '@vitrine/core/products/price-changes.calls.ts';
import type { Product } from '@vitrine/core/products/product.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { planPrices } from './set-prices.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await TestShop.open();
  admin = await shop.server.signIn(shop.website, 'storeManager');
});
afterAll(() => shop?.server.stop());

const path = '/api/products/prices';
type Plan = CallReply<typeof priceChangeCalls.plan>;
const planned = async (ids: readonly string[], by: string, value: number): Promise<Plan> =>
  (await admin.get(`${path}?ids=${ids.join(',')}&by=${by}&value=${value}`)).body as Plan;
const productOf = async (id: string) =>
  ((await admin.get(`/api/products/${id}`)).body as { product: Product }).product;
const pricesOf = async (id: string) => (await productOf(id)).variants.map(({ price }) => price);
const set = async (prices: readonly object[], client = admin) => {
  const { status, body } = await client.put(path, { prices });
  return { status, ...(body as { changed: number; kept: number }) };
};
const backwards = (prices: Plan['prices']) =>
  prices.map(({ variantId, from, to }) => ({ variantId, from: to, to: from }));

it('PRODUCT-44: prices of many products are shown, changed at once, also for visitors, and set back', async () => {
  const optionNames = ['Size'];
  const variants = [
    { optionValues: ['S'], price: 1850, stock: 1 },
    { optionValues: ['M'], price: 2000, salePrice: 1990, isOnSale: true, stock: 1 },
  ];
  const shirt = (await shop.sell({ title: 'Shirt', optionNames, variants })).id;
  const cup = (await shop.sell({ title: 'Cup', variants: [{ price: 0, stock: 1 }] })).id;
  const { prices, kept, currency } = await planned([shirt, cup, newId()], 'percent', -1000);
  expect([currency, prices.map(({ title, from, to }) => [title, from, to])]).toEqual([
    'EUR',
    [['Shirt', 1850, 1665]],
  ]);
  expect(kept).toMatchObject([{ title: 'Shirt', optionValues: ['M'], from: 2000, why: 'belowSale' }]);
  expect(await pricesOf(shirt)).toEqual([1850, 2000]);
  const before = await shop.server.reload(shop.website);
  expect(await set(prices)).toEqual({ status: 200, changed: 1, kept: 0 });
  expect(await pricesOf(shirt)).toEqual([1665, 2000]);
  expect((await shop.server.reload(shop.website)).contentVersion).toBe(before.contentVersion + 1);
  const cart = await (await shop.visitorWith((await productOf(shirt)).variants[0]?.id ?? '')).get('/cart');
  expect(cart.text).toContain('16.65');
  expect(await set(backwards(prices))).toEqual({ status: 200, changed: 1, kept: 0 });
  expect(await pricesOf(shirt)).toEqual([1850, 2000]);
});

it('PRODUCT-44, PRODUCT-15: a price that was changed meanwhile, deleted or put on sale is kept; an open form is refused', async () => {
  const { id } = await shop.sell({ title: 'Vase', variants: [{ price: 1000, stock: 1 }] });
  const gone = await shop.sell({ title: 'Gone', variants: [{ price: 1000, stock: 1 }] });
  const { prices } = await planned([id, gone.id], 'amount', 250);
  expect(prices.map(({ to }) => to)).toEqual([1250, 1250]);
  await admin.delete(`/api/products/${gone.id}`);
  const { version } = await productOf(id);
  expect(await set(prices)).toEqual({ status: 200, changed: 1, kept: 1 });
  expect(await set(prices)).toEqual({ status: 200, changed: 0, kept: 2 });
  expect((await admin.patch(`/api/products/${id}`, { title: 'Jar', version })).status).toBe(409);
  const [variant] = (await productOf(id)).variants;
  const sale = { ...variant, reserved: undefined, salePrice: 1100, isOnSale: true };
  expect((await admin.patch(`/api/products/${id}`, { variants: [sale] })).status).toBe(200);
  expect(await set(backwards(prices))).toEqual({ status: 200, changed: 0, kept: 2 });
  expect(await pricesOf(id)).toEqual([1250]);
});

it('PRODUCT-44: wrong requests, other websites and people who may not are refused, and nothing changes', async () => {
  const { id, variants } = await shop.sell({ title: 'Jug', variants: [{ price: 1000, stock: 1 }] });
  const wanted = { variantId: variants[0], from: 1000, to: 900 };
  for (const wrong of [
    [],
    [{ ...wanted, to: -1 }],
    [{ ...wanted, to: 1.5 }],
    [{ ...wanted, variantId: 'x' }],
  ])
    expect((await set(wrong)).status).toBe(400);
  for (const query of [
    'ids=x&by=percent&value=1',
    `ids=${id}&by=luck&value=1`,
    `ids=${id}&by=amount&value=1.5`,
  ])
    expect((await admin.get(`${path}?${query}`)).status).toBe(400);
  const neighbour = await shop.server.createWebsite();
  const other = await shop.server.signIn(neighbour, 'storeManager');
  expect(await set([wanted], other)).toEqual({ status: 200, changed: 0, kept: 1 });
  const visitor = shop.server.client(shop.website);
  expect((await set([wanted], visitor)).status).toBe(401);
  expect((await set([wanted], await shop.employ(visitor, 'viewer'))).status).toBe(403);
  expect(await pricesOf(id)).toEqual([1000]);
});

it('PRODUCT-44: only the named products are read, next to many others', { tags: 'slow' }, async () => {
  const { database } = shop.server.services;
  await plantProducts(database, await shop.server.createWebsite(), 5000);
  await plantProducts(database, shop.website, 1500, { from: 10_001 });
  await settleCatalogue(database);
  const ids = Array.from({ length: 20 }, (_, at) => `product${String(10_001 + at).padStart(17, '0')}`);
  let prices: Plan['prices'] = [];
  const read = await rowsRead(shop.server.context(shop.website), async inside => {
    const plan = await planPrices(inside, { ids, by: 'percent', value: 500 });
    prices = plan.ok ? plan.value.prices : [];
  });
  expect([prices.length, read.products ?? 0, read.variants ?? 0]).toEqual([20, 20, 20]);
});
