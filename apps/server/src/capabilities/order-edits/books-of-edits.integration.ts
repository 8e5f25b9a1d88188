import { newId } from '@vitrine/core/id/id.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { TestShop } from '../checkout/shop.fixture.ts';
import { sumOf, TestEdits } from './edits.fixture.ts';

let shop: TestShop;
let admin: TestClient;
let edits: TestEdits;
let variants: string[];
beforeAll(async () => {
  shop = await TestShop.open();
  const rates = { standard: [{ rate: 19_000 }], reduced: [{ rate: 7_000 }], zero: [{ rate: 0 }] };
  await shop.settle({
    countries: ['DE', 'FR'],
    tax: {
      eu: { home: 'DE' },
      rules: [
        { country: 'DE', rates },
        { country: 'FR', rates },
      ],
    },
  });
  variants = await Promise.all(
    ['standard', 'reduced', 'zero'].map(async (taxClass, at) => {
      const title = `Item ${at}`;
      const made = await shop.sell({
        title,
        taxClass,
        variants: [{ price: [1999, 333, 250][at] ?? 0, stock: null }],
      });
      return made.variants[0] ?? '';
    }),
  );
  admin = await shop.server.signIn(shop.website);
  edits = new TestEdits(shop, admin);
});
afterAll(() => shop?.server.stop());

async function cart(quantities: readonly number[]) {
  const visitor = shop.server.client(shop.website);
  for (const [at, quantity] of quantities.entries())
    if (quantity > 0)
      await visitor.post('/api/commerce/shopping-cart/entries', { variantId: variants[at], quantity });
  return visitor;
}
const act = (orderId: string, verb: string, body: object = {}) =>
  admin.post(`/api/orders/${orderId}/${verb}`, body);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('edit' as const), share: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('add' as const), share: fc.integer({ min: 1, max: 900 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('post' as const), share: fc.integer({ min: 0, max: 900 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('pay' as const), share: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('sent' as const), share: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('part' as const), share: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), share: fc.constant(0) }) },
);
const life = fc.record({
  quantities: fc.tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.integer({ min: 0, max: 7 }),
    fc.integer({ min: 1, max: 9 }),
  ),
  isTaxIncluded: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 9 }),
});

it('LEDGER-11: over random changes, payments, refunds and shipments the books balance, and add up to the figures of the orders', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ quantities, isTaxIncluded, steps }) => {
      await shop.settle({ tax: { ...shop.website.settings.store.tax, isIncluded: isTaxIncluded } });
      const { orderId } = await shop.order(await cart(quantities));
      for (const { act: verb, share } of steps) await take(orderId, verb, share);
      await check(orderId);
    }),
    { numRuns: 30, seed: 20_260_303 },
  );
});

async function take(orderId: string, verb: string, share: number) {
  const order = await shop.see(orderId);
  const part = (of: number) => Math.max(1, Math.round((of * share) / 100));
  const change = async (edit: object) => {
    const { status, body } = await edits.preview(orderId, edit);
    if (status === 200)
      await edits.save(orderId, {
        ...{ ...edit, editId: newId(), isBuyerTold: false, total: body.after.total },
        version: (await edits.get(orderId)).body.order.version,
      });
  };
  const lineId = order.lines[share % Math.max(1, order.lines.length)]?.id;
  if (verb === 'edit') await change({ quantities: [{ lineId, quantity: share }] });
  else if (verb === 'add')
    await change({ added: [{ id: newId(), variantId: variants[share % 3], quantity: 1 + (share % 4) }] });
  else if (verb === 'post') await change({ shipping: { name: 'Courier', amount: share } });
  else if (verb === 'pay' && order.awaited > 0)
    await act(orderId, 'payment', { amount: part(order.awaited) });
  else if (verb === 'refund' && order.refundable > 0)
    await act(orderId, 'refund/part', { refundId: newId(), amount: part(order.refundable) });
  else if (verb === 'sent') await act(orderId, 'refund/sent', { sentOn: '2026-03-02' });
  else if (verb === 'part' && order.toSend[0]) await act(orderId, 'fulfilment', { lines: [order.toSend[0]] });
  else if (verb === 'cancel') await act(orderId, 'cancellation');
}

async function check(orderId: string) {
  const order = await shop.see(orderId);
  const postings = await edits.booked(orderId);
  const events = Map.groupBy(postings, ({ event }) => event);
  for (const [event, lines] of events)
    expect([event, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([event, 0]);
  expect(sumOf(postings, 'money')).toBe(order.paid - order.refunded);
  expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.totals.subtotal);
  expect(order.lines.reduce((sum, { tax }) => sum + tax, 0) + order.totals.shippingTax).toBe(
    order.totals.tax ?? 0,
  );
  expect(order.totals.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
  const isSold = postings.some(({ kind }) => kind === 'sale');
  const sold = ['sale', 'change'];
  if (isSold) {
    expect(sumOf(postings, 'customers', sold)).toBe(order.total);
    expect(sumOf(postings, 'tax', sold)).toBe(0 - (order.totals.tax ?? 0));
    for (const { rate, amount } of order.totals.taxes)
      expect(
        postings
          .filter(row => row.rate === rate && sold.includes(row.kind))
          .reduce((sum, row) => sum + row.amount, 0),
      ).toBe(0 - amount);
    const credited = order.refunds.reduce((sum, { amount }) => sum + amount, 0) - order.returned;
    const owed = order.state === 'cancelled' ? Math.max(0, order.total - credited - order.refundable) : 0;
    expect(0 - sumOf(postings, 'customers', ['credit'])).toBe(credited + owed);
  }
  const open = sumOf(postings, 'customers');
  const due = order.state === 'cancelled' ? 0 : order.awaited;
  expect(open).toBe(isSold ? due - order.promised : order.refunded - order.paid);
}
