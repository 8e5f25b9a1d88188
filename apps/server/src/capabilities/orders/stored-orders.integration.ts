import type { CartReply } from '@vitrine/core/cart/cart-reply.ts';
import type { OrderListing } from '@vitrine/core/orders/order.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestShop } from '../checkout/shop.fixture.ts';
import migration from './migrations/0003-line-ids.sql?raw';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.server.stop());

const stored = async (orderId: string) => {
  const [row] = await shop.query<{ lines: object[]; totals: Record<string, unknown> }>(
    'SELECT lines, totals FROM orders WHERE website_id = $1 AND id = $2',
    orderId,
  );
  if (!row) throw new Error('There is no such order.');
  return row;
};

/** Writes the order as the first release did: lines without ids, one rate in hundredths of a percent. */
async function makeOld(orderId: string): Promise<void> {
  const { lines, totals } = await stored(orderId);
  const { version: _, taxes: __, discounts: ___, steps, ...rest } = totals;
  const old = {
    ...rest,
    isTaxOpen: false,
    taxRate: 1900,
    steps: (steps as Record<string, unknown>[]).map(({ name, region, ...step }) =>
      step.kind === 'tax' ? { ...step, rate: 1900 } : { ...step, ...(name === undefined ? {} : { name }) },
    ),
  };
  await shop.query(
    'UPDATE orders SET lines = $3, totals = $4 WHERE website_id = $1 AND id = $2',
    orderId,
    JSON.stringify(lines.map(line => ({ ...line, id: undefined }))),
    JSON.stringify(old),
  );
}

async function bought() {
  const { variants } = await shop.sell({ title: 'Plate' });
  const visitor = await shop.visitorWith(variants[0] ?? '', 2);
  const cart = (await visitor.get('/api/commerce/shopping-cart')).body as CartReply;
  const { orderId } = await shop.order(visitor);
  return { orderId, variantId: variants[0] ?? '', entryId: cart.entries[0]?.entryId };
}

it('ORDER-19: the lines of an order keep the ids they had in the cart', async () => {
  const { orderId, entryId } = await bought();
  expect((await shop.see(orderId)).lines.map(line => line.id)).toEqual([entryId]);
  expect((await stored(orderId)).totals).toMatchObject({
    version: 2,
    taxes: [{ country: 'DE', rate: 19_000, base: 4200, amount: 671 }],
  });
});

it('ORDER-20: an order in the first format is shown, listed, sent and mailed like a new one', async () => {
  const { orderId, variantId, entryId } = await bought();
  const today = await shop.see(orderId);
  await makeOld(orderId);
  const old = await shop.see(orderId);
  expect({ ...old, lines: old.lines.map(line => ({ ...line, id: entryId })) }).toEqual({
    ...today,
    totals: { ...today.totals, steps: expect.any(Array) },
    toSend: [{ lineId: variantId, quantity: 2 }],
  });
  expect(old.lines.map(line => line.id)).toEqual([variantId]);
  const admin = await shop.server.signIn(shop.website);
  const { orders } = (await admin.get('/api/orders?search=Plate')).body as { orders: OrderListing[] };
  expect(orders.map(order => order.id)).toContain(orderId);
  await admin.post(`/api/orders/${orderId}/payment`, {});
  const sent = await admin.post(`/api/orders/${orderId}/fulfilment`, {});
  expect(sent.status).toBe(200);
  const mail = (await shop.mails()).findLast(({ kind }) => kind === 'orders.fulfilled');
  expect(mail?.body_text).toContain('Tax (DE) of 19 % inside €42.00 = €6.71');
});

it('ORDER-19: the migration gives ids to the lines of old orders, in their order, and leaves the others unchanged', async () => {
  const [old, today] = [await bought(), await bought()];
  await makeOld(old.orderId);
  const before = await stored(today.orderId);
  await shop.query(`${migration.replace('WHERE', 'WHERE website_id = $1 AND')}`);
  expect((await stored(old.orderId)).lines).toMatchObject([{ id: old.variantId, title: 'Plate' }]);
  expect(await stored(today.orderId)).toEqual(before);
});
