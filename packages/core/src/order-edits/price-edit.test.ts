import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartTotals, priceCart } from '../cart/price-cart.ts';
import type { TaxRules } from '../cart/tax-rules.ts';
import type { OrderLine } from '../orders/order-line.ts';
import type { OrderTotals } from '../orders/order-totals.ts';
import { type Placed, placedTax } from './placed-tax.ts';
import { priceEdit } from './price-edit.ts';

const destination = { country: 'CA', region: 'QC', postalCode: 'H2X' };
/** Two rates of one class, one rate of another, and none of the third. */
const rates = {
  standard: [
    { name: 'GST', rate: 5_000 },
    { name: 'QST', rate: 9_975 },
  ],
  reduced: [{ name: 'GST', rate: 5_000 }],
  free: [],
};
const limits = {
  ...{ minimumSubtotal: 0, productIds: [], categories: [], emails: [] },
  ...{ usesPerCustomer: null, uses: null, from: null, until: null },
};

const bought = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      taxClass: fc.constantFrom('standard', 'reduced', 'free', null),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  shipping: fc.option(fc.integer({ min: 0, max: 2000 })),
  like: fc.constantFrom<TaxRules['shipping']>(
    null,
    { like: 'goods' },
    { like: 'class', taxClass: 'standard' },
    { like: 'class', taxClass: 'reduced' },
  ),
  isIncluded: fc.boolean(),
  percent: fc.integer({ min: 0, max: 50_000 }),
});

type Bought = typeof bought extends fc.Arbitrary<infer Value> ? Value : never;

function place({ lines, shipping, like, isIncluded, percent }: Bought): Placed {
  const totals = priceCart(
    lines.map((line, at) => ({
      ...{ key: `l${at}`, title: `Item ${at}`, productId: `p${at}`, categories: [] },
      ...{ ...line, listPrice: line.unitPrice, isShipped: true, isDiscounted: true },
    })),
    {
      destination,
      tax: { isIncluded, shipping: like, rules: [{ ...destination, postalCodes: '', rates }] },
      shipping: shipping === null ? null : { id: 'post', name: 'Post', amount: shipping, freeFrom: null },
      discounts:
        percent === 0
          ? []
          : [
              {
                id: 'd',
                name: 'Off',
                code: null,
                isCombined: true,
                value: { kind: 'percent', percent },
                limits,
              },
            ],
      ...{ now: '2026-03-02T10:00:00Z', email: null, used: {} },
    },
  );
  return placedOf(totals);
}

function placedOf({ lines, isTaxOpen: _, ...totals }: CartTotals): Placed {
  return {
    lines: lines.map(
      ({ key, ...priced }, at): OrderLine => ({
        ...{ id: key, variantId: key, productId: key, title: `Item ${at}`, options: '', choices: {} },
        ...{ sku: '', slug: '', productType: 1, imageId: null },
        ...priced,
      }),
    ),
    totals: {
      ...totals,
      version: 2,
      discounts: totals.discounts.map(({ reason: __, ...one }) => one),
      taxes: [...totals.taxes],
      steps: [...totals.steps],
    } satisfies OrderTotals,
  };
}

function edited(order: Placed, quantities: Record<string, number>, first = order) {
  const tax = placedTax(order, { destination, shipping: { like: 'class', taxClass: 'standard' } });
  if (tax === null) return null;
  return priceEdit({
    ...{ order, first, tax, added: [], shipping: null, shippingRates: null },
    quantities: new Map(Object.entries(quantities)),
  });
}

it('ORDEREDIT-3: whatever the rates, discounts and shipping, an order is reproduced to the cent, and is itself again after down and up', () => {
  fc.assert(
    fc.property(bought, fc.integer({ min: 1, max: 25 }), (given, quantity) => {
      const order = place(given);
      const same = edited(order, {});
      expect(same).not.toBeNull();
      expect(same?.lines).toEqual(order.lines);
      expect(same?.totals).toEqual({
        ...order.totals,
        steps: expect.arrayContaining(order.totals.steps),
        discounts: order.totals.discounts.map(one => expect.objectContaining(one)),
      });
      const changed = edited(order, { l0: quantity });
      if (!changed) throw new Error('The order was not traced.');
      const { totals, lines } = changed;
      expect(totals.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
      expect(lines.reduce((sum, { tax }) => sum + tax, totals.shippingTax)).toBe(totals.tax ?? 0);
      expect(totals.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.tax ?? 0);
      const [line] = given.lines;
      expect(edited(changed, { l0: line?.quantity ?? 0 }, order)?.totals.total).toBe(order.totals.total);
    }),
    { numRuns: 400, seed: 57 },
  );
});
