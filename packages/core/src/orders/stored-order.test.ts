import { expect, it } from 'vitest';
import { explainSteps } from '../cart/price-steps.ts';
import { readOrderLines, type StoredOrderLine } from './order-line.ts';
import { orderTotalsSchema, readOrderTotals, type StoredOrderTotals } from './order-totals.ts';

/** As stored by the first release. */
const first: StoredOrderTotals = {
  subtotal: 3700,
  discount: 0,
  shipping: 500,
  shippingTax: 80,
  tax: 671,
  total: 4200,
  isTaxIncluded: true,
  isTaxOpen: false,
  taxRate: 1900,
  steps: [
    { kind: 'price', line: 'a', title: 'Bowl', quantity: 2, unitPrice: 1850, listPrice: 1850, amount: 3700 },
    { kind: 'shipping', name: 'Post', listPrice: 500, freeFrom: null, amount: 500 },
    {
      kind: 'tax',
      country: 'DE',
      rate: 1900,
      base: 4200,
      tax: 671,
      isIncluded: true,
      rounding: { numerator: '7980000', denominator: '11900' },
      amount: 0,
    },
  ],
};

it('ORDER-20: totals in the first form are converted to today’s, and read the same', () => {
  const totals = readOrderTotals(first);
  expect(orderTotalsSchema.strict().parse(totals)).toEqual(totals);
  expect(totals).toMatchObject({
    version: 2,
    tax: 671,
    taxes: [{ name: '', country: 'DE', region: '', rate: 19_000, base: 4200, amount: 671 }],
  });
  expect(explainSteps(totals.steps, String).at(-1)).toBe(
    'Tax (DE) of 19 % inside 4200 = 671, rounded half up',
  );
  expect(readOrderTotals(totals)).toBe(totals);
  const { tax: _, ...untaxed } = first;
  const free = readOrderTotals({ ...untaxed, tax: null, taxRate: null, steps: first.steps.slice(0, 2) });
  expect([free.tax, free.taxes]).toEqual([null, []]);
});

it('ORDER-19: a line from before lines had ids is identified by its variant', () => {
  const lines = [{ variantId: 'a' }, { id: 'line', variantId: 'b' }] as StoredOrderLine[];
  expect(readOrderLines(lines).map(line => line.id)).toEqual(['a', 'line']);
});
