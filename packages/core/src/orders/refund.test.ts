import { expect, it } from 'vitest';
import type { OrderLine } from './order-line.ts';
import { orderTotalsSchema } from './order-totals.ts';
import { paidFor, refundedPieces } from './refund.ts';

const line = (more: Partial<OrderLine>) =>
  ({ variantId: 'a', quantity: 3, total: 1000, discount: 100, tax: 90, ...more }) as OrderLine;
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

it('ORDER-17: what was paid for pieces has its discount and its tax, shipping if wanted', () => {
  const order = { lines: [line({})], totals };
  const pieces = (count: number, isShippingIncluded = false) =>
    paidFor(order, { quantityOf: () => count, isShippingIncluded });
  expect([pieces(1), pieces(2), pieces(3), pieces(3, true), pieces(0)]).toEqual([330, 660, 990, 1540, 0]);
  const inside = { lines: [line({})], totals: { ...totals, isTaxIncluded: true } };
  expect(paidFor(inside, { quantityOf: () => 3, isShippingIncluded: true })).toBe(1400);
});

it('ORDER-17: pieces of earlier refunds add up', () => {
  const refunds = [{ lines: [{ lineId: 'a', quantity: 1 }] }, { lines: [{ lineId: 'a', quantity: 2 }] }];
  expect(refundedPieces(refunds)).toEqual(new Map([['a', 3]]));
});
