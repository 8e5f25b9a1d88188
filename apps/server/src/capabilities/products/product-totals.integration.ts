import { newId } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import type { ProductListing } from '@vitrine/core/products/products.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantProducts, settleCatalogue } from '../../../test/large-catalogue.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { rowsWritten } from '../../../test/rows-written.ts';
import { type Context, within } from '../../context.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { holdStock, writeLevels } from '../inventory/index.ts';
import { upsertProducts } from './index.ts';
import { listProducts } from './list-products.ts';
import totals from './migrations/0014-totals.sql?raw';

let shop: TestShop;
let context: Context;
beforeAll(async () => {
  shop = await TestShop.open();
  context = shop.server.context(shop.website);
});
afterAll(() => shop?.server.stop());

type Totals = Record<string, { pieces: number; price: number }>;

const kept = async (): Promise<Totals> => {
  const rows = await shop.query<{ id: string; pieces: number; price: number }>(
    `SELECT product_id AS id, pieces, starting_price AS price FROM product_totals WHERE website_id = $1 ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ id, pieces, price }) => [id, { pieces, price }]));
};

/** Calculated from the rows themselves, without the database's totals. */
const counted = async (): Promise<Totals> => {
  const products = await shop.query<{ id: string; type: number }>(
    'SELECT id, type FROM products WHERE website_id = $1 ORDER BY 1',
  );
  const variants = await shop.query<{
    product_id: string;
    price: number;
    sale_price: number | null;
    is_on_sale: boolean;
    on_hand: number | null;
    reserved: number;
  }>(
    `SELECT product_id, price, sale_price, is_on_sale, on_hand, reserved FROM variants
     LEFT JOIN stock ON stock.website_id = variants.website_id AND variant_id = variants.id WHERE variants.website_id = $1`,
  );
  return Object.fromEntries(
    products.map(({ id, type }) => {
      const own = variants.filter(variant => variant.product_id === id);
      const pieces = own.map(one =>
        one.on_hand === null ? Number.POSITIVE_INFINITY : Math.max(0, one.on_hand - one.reserved),
      );
      const prices = own.map(one => (one.is_on_sale ? (one.sale_price ?? one.price) : one.price));
      const sum = pieces.reduce((all, one) => all + one, 0);
      return [id, { pieces: type === 2 ? Number.POSITIVE_INFINITY : sum, price: Math.min(...prices) }];
    }),
  );
};

const settled = async (what: string): Promise<Totals> => {
  const now = await kept();
  expect(now, what).toEqual(await counted());
  return now;
};

it('PRODUCT-28: every change of stock, variants or a product leaves correct totals of pieces and price', async () => {
  const admin = await shop.server.signIn(shop.website);
  const size = { optionNames: ['Size'] };
  const { id, variants } = await shop.sell({
    ...size,
    variants: [
      { price: 1850, stock: 10, optionValues: ['S'] },
      { price: 1700, stock: 4, optionValues: ['L'] },
    ],
  });
  const [small = '', large = ''] = variants;
  const pieces = async (what: string) => (await settled(what))[id]?.pieces;
  expect(await pieces('made')).toBe(14);
  const ordered = await shop.order(await shop.visitorWith(small, 2));
  expect(await pieces('ordered')).toBe(12);
  await admin.post(`/api/orders/${ordered.orderId}/cancellation`, {});
  expect(await pieces('cancelled')).toBe(14);
  const visitor = await shop.visitorWith(large, 3);
  const { order, paymentId } = await shop.pay(visitor);
  expect(await pieces('held for a payment')).toBe(11);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  expect(await pieces('paid')).toBe(11);
  const { lines } = ((await admin.get(`/api/orders/${order.orderId}`)).body as { order: Order }).order;
  const back = await admin.post(`/api/orders/${order.orderId}/refund/part`, {
    refundId: newId(),
    amount: 1700,
    lines: [{ lineId: lines[0]?.id, quantity: 1 }],
    isRestocked: true,
  });
  expect([back.status, await pieces('one given back')]).toEqual([200, 12]);
  await shop.pay(await shop.visitorWith(small, 5));
  expect(await pieces('held once more')).toBe(7);
  shop.server.moveClock({ minutes: 16 });
  await shop.server.services.jobs.enqueue(
    context.database,
    { name: 'inventory.release' },
    { websiteId: null, data: {} },
  );
  await shop.server.runJobs();
  expect(await pieces('given up')).toBe(12);
  await admin.post(`/api/inventory/${small}/adjust`, { change: -3, reason: 'damaged' });
  expect(await pieces('adjusted')).toBe(9);
  await admin.put(`/api/inventory/${large}`, { onHand: null });
  expect(await pieces('not counted')).toBe(Number.POSITIVE_INFINITY);
  await admin.put(`/api/inventory/${large}`, { onHand: 1 });
  expect(await pieces('counted again')).toBe(8);
  await admin.patch(`/api/products/${id}`, { type: 2 });
  expect(await pieces('digital')).toBe(Number.POSITIVE_INFINITY);
  await admin.patch(`/api/products/${id}`, { type: 1 });
  expect(await pieces('of clay again')).toBe(8);
  const copy = await admin.post(`/api/products/${id}/duplicate`, {});
  expect([copy.status, Object.keys(await settled('copied')).length]).toEqual([200, 2]);
  const only = { optionValues: ['S'], price: 2000, salePrice: 900, isOnSale: true, stock: 6 };
  expect((await admin.patch(`/api/products/${id}`, { ...size, variants: [only] })).status).toBe(200);
  expect((await settled('one variant gone, the other on sale'))[id]).toEqual({ pieces: 6, price: 900 });
  await admin.delete(`/api/products/${id}`);
  expect(await pieces('deleted')).toBe(6);
  await admin.post(`/api/products/${id}/restore`, {});
  expect(await pieces('restored')).toBe(6);
  await admin.delete(`/api/products/${id}`);
  expect((await admin.delete(`/api/trash/product/${id}`)).status).toBe(204);
  expect(await pieces('gone for good')).toBeUndefined();
  const given = (stock: number) => ({
    sourceKey: 'wc:1',
    product: { title: 'Imported', variants: [{ price: 300, stock }] },
  });
  for (const stock of [5, 8]) {
    const [imported] = await upsertProducts(context, [given(stock)]).then(done =>
      done.ok ? done.value : [],
    );
    expect((await settled('imported'))[imported?.id ?? '']).toEqual({ pieces: stock, price: 300 });
  }
});

it('PRODUCT-28: changes of two variants of one product at the same moment both count', async () => {
  const { id, variants } = await shop.sell({
    optionNames: ['Size'],
    variants: Array.from({ length: 12 }, (_, at) => ({ price: 100, stock: 9, optionValues: [`${at}`] })),
  });
  await Promise.all(
    variants.map((variantId, at) =>
      context.database.transaction(async transaction => {
        const inside = within(context, transaction);
        await holdStock(inside, { holder: newId(), items: [{ variantId, quantity: 1 + (at % 3) }] });
      }),
    ),
  );
  expect((await settled('held by twelve'))[id]?.pieces).toBe(9 * 12 - 24);
});

it('PRODUCT-28: orders of several products at the same moment all count, in whichever order they name them', async () => {
  const sold = await Promise.all(
    Array.from({ length: 4 }, () =>
      shop.sell({
        optionNames: ['Size'],
        variants: Array.from({ length: 8 }, (_, at) => ({
          ...{ price: 100, stock: 5, optionValues: [`${at}`] },
        })),
      }),
    ),
  );
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      context.database.transaction(async transaction => {
        const items = sold.map(({ variants }) => ({ variantId: variants[at] ?? '', quantity: 2 }));
        const inside = within(context, transaction);
        await holdStock(inside, { holder: newId(), items: at % 2 === 0 ? items : items.toReversed() });
      }),
    ),
  );
  const found = await settled('held by eight');
  expect(sold.map(({ id }) => found[id]?.pieces)).toEqual([24, 24, 24, 24]);
});

it('PRODUCT-28: the migration counts existing rows', async () => {
  const before = await settled('before');
  await shop.query('DELETE FROM product_totals WHERE website_id = $1');
  const [, fill = ''] = /(INSERT INTO product_totals[\s\S]*?)CREATE INDEX/.exec(totals) ?? [];
  await context.database.query(fill);
  expect(await kept()).toEqual(before);
});

it('PRODUCT-27, PRODUCT-28, DATABASE-7, WALL-6: any page of the list reads only the products on it, in a large shop next to a larger one', async () => {
  const { database } = shop.server.services;
  const [large, neighbour] = [await shop.server.createWebsite(), await shop.server.createWebsite()];
  await plantProducts(database, large, 1800);
  await plantProducts(database, neighbour, 4000);
  await settleCatalogue(database);
  const inLarge = shop.server.context(large);
  await writeLevels(inLarge, [{ variantId: `variant${'7'.padStart(17, '0')}`, onHand: null }], 'set');
  const page = (wanted: object) => async (inside: Context) => {
    const listed = await listProducts(inside, {
      ...{ search: '', isDeleted: false, sort: 'stock', direction: 'ascending', limit: 20 },
      ...wanted,
    } as Parameters<typeof listProducts>[1]);
    if (!listed.ok) throw new Error(listed.error.code);
    return listed.value;
  };
  const wanted = [
    { sort: 'stock' },
    { sort: 'stock', direction: 'descending' },
    { sort: 'price' },
    { sort: 'price', direction: 'descending' },
    { sort: 'title' },
    { sort: 'newest', direction: 'descending' },
    { sort: 'updated' },
    { sort: 'position', direction: 'descending' },
  ] as const;
  for (const one of wanted) {
    // Far from the first page, and back again.
    let cursor: string | null = null;
    for (let at = 0; at < 7; at += 1)
      cursor = (await page({ ...one, limit: 200, ...(cursor ? { cursor } : {}) })(inLarge)).next;
    const { previous } = await page({ ...one, cursor })(inLarge);
    for (const place of [{}, { cursor }, { cursor: previous }]) {
      const read = await rowsRead(inLarge, page({ ...one, ...place }));
      const what = JSON.stringify({ ...one, ...place });
      expect(read.products, what).toBeLessThanOrEqual(100);
      expect(read.product_totals ?? 0, what).toBeLessThanOrEqual(100);
      expect(read.variants, what).toBeLessThanOrEqual(20);
    }
  }
  const inOrder = ({ stock }: ProductListing) => stock ?? Number.POSITIVE_INFINITY;
  const all: ProductListing[] = [];
  for (let cursor: string | null | undefined; cursor !== null && all.length <= 1800; ) {
    const { products, next } = await page({ limit: 200, cursor })(inLarge);
    all.push(...products);
    cursor = next;
  }
  expect(all.map(inOrder)).toEqual(all.map(inOrder).toSorted((a, b) => a - b));
  expect(all.at(-1)?.stock).toBeNull();
  const { products: last, total } = await page({ direction: 'descending' })(inLarge);
  expect([total, last.map(one => one.id)]).toEqual([
    1800,
    all
      .slice(-20)
      .toReversed()
      .map(one => one.id),
  ]);
  const soldOut = all.filter(one => one.isSoldOut).length;
  expect((await page({ stock: 'soldOut', sort: 'title' })(inLarge)).total).toBe(soldOut);
  expect((await page({ stock: 'inStock', sort: 'newest' })(inLarge)).total).toBe(1800 - soldOut);
});

it('PRODUCT-28: the pieces and the price of a new product are written once', async () => {
  const given = Array.from({ length: 10 }, (_, at) => ({
    sourceKey: `once:${at}`,
    product: { title: `Once ${at}`, state: 1 as const, variants: [{ price: 100, stock: 3 }] },
  }));
  const { product_totals: written } = await rowsWritten(context, async inside => {
    expect((await upsertProducts(inside, given)).ok).toBe(true);
  });
  // Each with its variants, when the product and their stock are there.
  expect(written).toBe(10);
});
