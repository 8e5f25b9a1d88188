import { expect, it } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { orderTotalsSchema } from './order-totals.ts';
import { paidFor } from './refund.ts';
import {
  divideParts,
  knownParts,
  partsOfRefund,
  type RefundParts,
  type StoredRefund,
  shippingLeftOf,
} from './refund-parts.ts';

/** Two mugs and a book at two rates, sent for 5.00; the tax is on top or inside. */
const orderOf = (isTaxIncluded: boolean) => {
  const lineOf = (id: string, more: Partial<OrderLine>) => ({ id, discount: 0, ...more }) as OrderLine;
  const lines = [
    lineOf('mug', { quantity: 2, total: 2000, tax: 380 }),
    lineOf('book', { quantity: 3, total: 1000, discount: 100, tax: 63 }),
  ];
  const totals = orderTotalsSchema.parse({
    version: 2,
    subtotal: 3000,
    discount: 100,
    discounts: [],
    shipping: 500,
    shippingTax: 95,
    tax: 538,
    total: isTaxIncluded ? 3400 : 3938,
    isTaxIncluded,
    taxes: [],
    steps: [],
  });
  return { lines, totals };
};
const onTop = orderOf(false);

/** Refunds one after the other; each stored with its parts. */
function refundAll(order: ReturnType<typeof orderOf>, wanted: readonly Wish[]): StoredRefund[] {
  const done: StoredRefund[] = [];
  for (const { pieces = {}, shipping = 0, amount } of wanted) {
    const earlier = new Map<string, number>();
    for (const { lineId, quantity } of done.flatMap(({ lines }) => lines))
      earlier.set(lineId, (earlier.get(lineId) ?? 0) + quantity);
    const lines = Object.entries(pieces).map(([lineId, quantity]) => ({
      lineId,
      quantity,
      amount: paidFor(order, { quantityOf: ({ id }) => (id === lineId ? quantity : 0), earlier }),
    }));
    const proposed = lines.reduce((sum, line) => sum + line.amount, shipping ?? 0);
    const refund = { amount: amount ?? proposed, lines };
    done.push({ ...refund, parts: partsOfRefund(order, { ...refund, shipping }, done) });
  }
  return done;
}

interface Wish {
  readonly pieces?: Readonly<Record<string, number>>;
  readonly shipping?: number | null;
  readonly amount?: number;
}

const partsOf = (refunds: readonly StoredRefund[]) => refunds.map(({ parts }) => parts);
const sum = (refunds: readonly StoredRefund[], name: keyof RefundParts) =>
  refunds.reduce((all, { parts }) => all + (parts?.[name] ?? 0), 0);

it('ORDER-21: a refund of items and shipping states both, with the tax of exactly those', () => {
  expect(partsOf(refundAll(onTop, [{ pieces: { mug: 1 }, shipping: 595 }]))).toEqual([
    { items: 1190, shipping: 595, tax: 285 },
  ]);
  expect(partsOf(refundAll(orderOf(true), [{ pieces: { book: 3 }, shipping: 250 }]))).toEqual([
    { items: 900, shipping: 250, tax: 111 },
  ]);
});

it('ORDER-21: an amount beyond its items is for neither, and one below them is for fewer items', () => {
  expect(partsOf(refundAll(onTop, [{ pieces: { mug: 1 }, amount: 1290 }]))).toEqual([
    { items: 1190, shipping: 0, tax: 204 },
  ]);
  expect(partsOf(refundAll(onTop, [{ pieces: { mug: 1 }, shipping: 595, amount: 1000 }]))).toEqual([
    { items: 405, shipping: 595, tax: 160 },
  ]);
});

it('ORDER-21: one that names nothing is divided in proportion, and the last takes what is left', () => {
  const [half, rest] = refundAll(onTop, [
    { shipping: null, amount: 1969 },
    { shipping: null, amount: 1969 },
  ]);
  expect(half?.parts).toEqual({ items: 1671, shipping: 298, tax: 269 });
  expect(rest?.parts).toEqual({ items: 1672, shipping: 297, tax: 269 });
});

it('ORDER-21: in whatever parts an order is refunded, items, shipping and tax add up to its own figures', () => {
  const ways: readonly (readonly Wish[])[] = [
    [{ pieces: { mug: 1 } }, { pieces: { mug: 1, book: 1 } }, { pieces: { book: 2 }, shipping: 595 }],
    [
      { pieces: { book: 1 } },
      { pieces: { book: 1 } },
      { amount: 333 },
      { shipping: null, amount: 3938 - 333 - 642 },
    ],
    [
      { shipping: 200, amount: 200 },
      { shipping: null, amount: 1000 },
      { shipping: null, amount: 2738 },
    ],
    [{ amount: 1 }, { amount: 1 }, { shipping: null, amount: 3936 }],
  ];
  for (const wishes of ways) {
    const refunds = refundAll(onTop, wishes);
    expect(refunds.reduce((all, { amount }) => all + amount, 0)).toBe(3938);
    expect([sum(refunds, 'shipping'), sum(refunds, 'tax')]).toEqual([595, 538]);
    for (const { amount, parts } of refunds)
      expect(amount - (parts?.items ?? 0) - (parts?.shipping ?? 0)).toBeGreaterThanOrEqual(0);
  }
});

it('ORDER-21: over several payments, the items come first, then the shipping, and no cent is lost', () => {
  const parts = { items: 1190, shipping: 595, tax: 285 };
  const divided = divideParts(parts, [700, 600, 485]);
  expect(divided).toEqual([
    { items: 700, shipping: 0, tax: 112 },
    { items: 490, shipping: 110, tax: 96 },
    { items: 0, shipping: 485, tax: 77 },
  ]);
  expect(divideParts(parts, [1785])).toEqual([parts]);
});

it('ORDER-21: a refund without recorded parts has the price of its items and a share of the tax', () => {
  const lines = [{ lineId: 'mug', quantity: 1, amount: 1190 }];
  expect(knownParts(onTop, { amount: 1969, lines, parts: null })).toEqual({
    items: 1190,
    shipping: 0,
    tax: 269,
  });
  expect(shippingLeftOf(onTop, [{ shipping: 200 }, { shipping: 300 }])).toBe(95);
  expect(shippingLeftOf(onTop, [{ shipping: 700 }])).toBe(0);
});
