import { expect, it } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { orderTotalsSchema } from './order-totals.ts';
import { paidFor, refundedPieces, refundRest } from './refund.ts';

const line = (more: Partial<OrderLine>) =>
  ({ id: 'a', variantId: 'a', quantity: 3, total: 1000, discount: 100, tax: 90, ...more }) as OrderLine;
const earlier = new Map<string, number>();
const totals = orderTotalsSchema.parse({
  version: 2,
  subtotal: 1000,
  discount: 100,
  discounts: [],
  shipping: 500,
  shippingTax: 50,
  tax: 140,
  total: 1540,
  isTaxIncluded: false,
  taxes: [],
  steps: [],
});

it('ORDER-17: the price of items includes discount and tax, and shipping if requested', () => {
  const order = { lines: [line({})], totals };
  const pieces = (count: number, isShippingIncluded = false) =>
    paidFor(order, { quantityOf: () => count, earlier, isShippingIncluded });
  expect([pieces(1), pieces(2), pieces(3), pieces(3, true), pieces(0)]).toEqual([330, 660, 990, 1540, 0]);
  const inside = { lines: [line({})], totals: { ...totals, isTaxIncluded: true } };
  expect(paidFor(inside, { quantityOf: () => 3, earlier, isShippingIncluded: true })).toBe(1400);
});

it('ORDER-17: items of earlier refunds count', () => {
  const refunds = [{ lines: [{ lineId: 'a', quantity: 1 }] }, { lines: [{ lineId: 'a', quantity: 2 }] }];
  expect(refundedPieces(refunds)).toEqual(new Map([['a', 3]]));
});

it('ORDER-17: items refunded one by one add up to the price of the line, even if it does not divide evenly', () => {
  for (const [total, quantity] of [
    [1000, 3],
    [500, 3],
    [1, 7],
    [99_999, 13],
  ] as const) {
    const order = { lines: [line({ total, quantity, discount: 0, tax: 0 })], totals };
    const amounts = Array.from({ length: quantity }, (_, at) =>
      paidFor(order, { quantityOf: () => 1, earlier: new Map([['a', at]]), isShippingIncluded: false }),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  }
});

it('ORDER-17: the part of a refund above the price of its items is for something else', () => {
  const lines = [{ lineId: 'a', quantity: 1, amount: 300 }];
  expect([350, 300, 200].map(amount => refundRest({ amount, lines }))).toEqual([50, 0, 0]);
  expect(refundRest({ amount: 350, lines: [] })).toBe(0);
});
