import { newId } from '@vitrine/core/id/id.ts';
import type { Posting } from '@vitrine/core/ledger/ledger.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAccount, TestClient } from '../../../test/harness.ts';
import { randomCases } from '../../../test/random-cases.ts';
import { TestShop } from '../checkout/shop.fixture.ts';

const rates = [19_000, 10_000, 7_000, 0];
/** Germany has three rates, Austria two, the United States none. */
const taxRules = [
  {
    country: 'DE',
    rates: { standard: [{ rate: 19_000 }], reduced: [{ rate: 7_000 }], zero: [{ rate: 0 }] },
  },
  { country: 'AT', rates: { standard: [{ rate: 10_000 }], reduced: [{ rate: 7_000 }] } },
];

let shop: TestShop;
let admin: TestClient & { account: TestAccount };
let variants: string[];
let codes: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await TestShop.open();
  await shop.settle({ countries: ['DE', 'AT', 'US'], tax: { rules: taxRules } });
  await shop.setUp('test', { settings: { capture: 'later' } });
  variants = await Promise.all(
    ['standard', 'reduced', 'zero'].map(async (taxClass, at) => {
      const made = await shop.sell({ taxClass, variants: [{ price: [1999, 333, 1][at] ?? 0, stock: null }] });
      return made.variants[0] ?? '';
    }),
  );
  admin = await shop.server.signIn(shop.website);
  codes = { third: 'THIRD', off: 'OFF', free: 'FREE' };
  const values = {
    third: { kind: 'percent', percent: 33_333 },
    off: { kind: 'amount', amount: 701 },
    free: { kind: 'freeShipping' },
  };
  for (const [name, value] of Object.entries(values)) {
    const made = await admin.post('/api/discounts', { name, code: codes[name], value });
    expect([made.status, made.text]).toEqual([200, expect.any(String)]);
  }
});
afterAll(() => shop?.server.stop());

const share = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('pay' as const, 'refund' as const), share }),
  fc.record({
    act: fc.constantFrom('sent' as const, 'release' as const, 'cancel' as const),
    share: fc.constant(0),
  }),
);
const life = fc.record({
  quantities: fc.tuple(fc.nat(7), fc.nat(7), fc.integer({ min: 1, max: 9 })),
  country: fc.constantFrom('DE', 'DE', 'AT', 'US'),
  codes: fc.subarray(['third', 'off', 'free']),
  /** On a gift card, of which the order takes what it needs. */
  onCard: fc.constantFrom(0, 0, 1, 650, 1_000_000),
  isHeld: fc.boolean(),
  isTaxIncluded: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 9 }),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

it('LEDGER-6: over random orders with discounts, gift cards and destinations, payments and refunds, the books balance and add up to the figures of the orders', async () => {
  await fc.assert(
    fc.asyncProperty(life, async one => {
      const orderId = await begin(one);
      for (const { act, share: part } of one.steps) await take(orderId, act, part);
      const order = await shop.see(orderId);
      checkFigures(order, one);
      await checkBooks(order, one.country);
    }),
    randomCases(15),
  );
}, 1_800_000);

/** Places the order of a life; its id. */
async function begin({ isTaxIncluded, quantities, codes: names, onCard, isHeld, country }: Life) {
  await shop.settle({ tax: { ...shop.website.settings.store.tax, isIncluded: isTaxIncluded } });
  const visitor = shop.server.client(shop.website);
  const cart = '/api/commerce/shopping-cart';
  const send = async (path: string, body: object) => {
    const answer = await visitor.post(`${cart}/${path}`, body);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  for (const [at, quantity] of quantities.entries())
    if (quantity > 0) await send('entries', { variantId: variants[at], quantity });
  for (const name of names) await send('coupons', { code: codes[name] });
  if (onCard > 0) {
    const issued = await admin.post('/api/gift-cards', { amount: onCard });
    await send('gift-cards', { code: (issued.body as { code: string }).code });
  }
  const address = {
    country,
    region: country === 'US' ? 'NY' : '',
    postalCode: country === 'AT' ? '1010' : '10115',
  };
  const isCovered = onCard === 1_000_000;
  if (!isHeld || isCovered)
    return (await shop.order(visitor, { ...address, ...(isCovered ? { paymentMethod: '' } : {}) })).orderId;
  const { order, paymentId } = await shop.pay(visitor, address);
  await shop.choose(visitor, paymentId, 'approve');
  await visitor.get(`/checkout/return/${paymentId}`);
  return order.orderId;
}

async function take(orderId: string, act: Life['steps'][number]['act'], share: number): Promise<void> {
  const order = await shop.see(orderId);
  const [payment] = order.payments.filter(({ state }) => state === 'authorised');
  const part = (of: number) => Math.max(1, Math.round((of * share) / 100));
  const call = (verb: string, body: object) => admin.post(`/api/orders/${orderId}/${verb}`, body);
  if (act === 'pay' && payment)
    await call('capture', {
      ...{ paymentId: payment.id, captureId: newId(), amount: part(payment.authorised) },
    });
  else if (act === 'pay' && order.awaited > 0) await call('payment', { amount: part(order.awaited) });
  else if (act === 'refund' && order.refundable > 0)
    await call('refund/part', { refundId: newId(), amount: part(order.refundable) });
  else if (act === 'sent') await call('refund/sent', { sentOn: '2026-03-02' });
  else if (act === 'release' && payment) await call('void', { paymentId: payment.id });
  else if (act === 'cancel') await call('cancellation', {});
}

const sumOf = (postings: readonly Posting[], ...accounts: readonly string[]) =>
  postings.filter(({ account }) => accounts.includes(account)).reduce((sum, { amount }) => sum + amount, 0);

/** The lines, the steps and the total of an order tell one sum. */
function checkFigures({ lines, totals, total }: Order, { country }: Life): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, one) => whole + one, 0);
  expect(sum(lines.map(line => line.total))).toBe(totals.subtotal);
  expect(sum(lines.map(line => line.discount))).toBeLessThanOrEqual(totals.discount);
  expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax ?? 0);
  expect(sum(lines.map(({ tax }) => tax)) + totals.shippingTax).toBe(totals.tax ?? 0);
  const added = totals.isTaxIncluded ? 0 : (totals.tax ?? 0);
  expect(totals.subtotal - totals.discount + (totals.shipping ?? 0) + added).toBe(total);
  if (country === 'US') expect(totals.tax ?? 0).toBe(0);
}

async function checkBooks(order: Order, country: string): Promise<void> {
  const { body } = await admin.get(`/api/orders/${order.id}/ledger`);
  const { postings } = body as { postings: Posting[] };
  const sale = postings.filter(({ kind }) => kind === 'sale');
  const credit = postings.filter(({ kind }) => kind === 'credit');
  expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(sumOf(postings, 'money', 'giftCards')).toBe(order.paid - order.refunded);
  const isSold = sale.length > 0;
  if (isSold) {
    const tax = order.totals.tax ?? 0;
    expect([sumOf(sale, 'customers'), sumOf(sale, 'tax')]).toEqual([order.total, 0 - tax]);
    expect(sumOf(sale, 'sales', 'discounts', 'shipping')).toBe(tax - order.total);
    if (!order.totals.isTaxIncluded)
      expect([sumOf(sale, 'sales'), sumOf(sale, 'shipping')]).toEqual([
        0 - order.totals.subtotal,
        0 - (order.totals.shipping ?? 0),
      ]);
    for (const one of sale.filter(({ rate }) => rate !== null)) expect(one.country).toBe(country);
    const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
    const released = order.payments.reduce(
      (sum, one) => sum + (one.state === 'captured' ? one.amount - one.captured : 0),
      0,
    );
    expect(0 - sumOf(credit, 'customers')).toBe(Math.min(order.total, refunded + released));
    expect(sumOf(credit, 'tax')).toBeLessThanOrEqual(tax);
    if (-sumOf(credit, 'customers') === order.total)
      for (const rate of rates)
        expect(postings.filter(one => one.rate === rate).reduce((sum, one) => sum + one.base, 0)).toBe(0);
  } else expect(credit).toEqual([]);
  // What a customer has paid too much or too little is exactly what is still promised, or was paid for no sale yet.
  expect(sumOf(postings, 'customers')).toBe(isSold ? 0 - order.promised : order.refunded - order.paid);
}
