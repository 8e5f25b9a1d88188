import { expect, it } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { orderTotalsSchema } from './order-totals.ts';
import { paidFor, paidForShipping, refundedPieces, refundRest } from './refund.ts';

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

it('ORDER-17: the price of items includes discount and tax, and shipping has its own', () => {
  const order = { lines: [line({})], totals };
  const pieces = (count: number) => paidFor(order, { quantityOf: () => count, earlier });
  expect([pieces(1), pieces(2), pieces(3), pieces(0)]).toEqual([330, 660, 990, 0]);
  expect(paidForShipping(order)).toBe(550);
  const inside = { lines: [line({})], totals: { ...totals, isTaxIncluded: true } };
  expect(paidFor(inside, { quantityOf: () => 3, earlier })).toBe(900);
  expect(paidForShipping(inside)).toBe(500);
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
      paidFor(order, { quantityOf: () => 1, earlier: new Map([['a', at]]) }),
    );
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  }
});

it('ORDER-17: the part of a refund that is neither for items nor for shipping is the rest', () => {
  const rest = (amount: number, items: number, shipping: number) => refundRest({ amount, items, shipping });
  expect([rest(350, 300, 0), rest(350, 300, 50), rest(50, 0, 20), rest(350, 0, 0)]).toEqual([50, 0, 30, 0]);
});
