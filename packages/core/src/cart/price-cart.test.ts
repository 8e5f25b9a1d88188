import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '../money/format-money.ts';
import { type LineToPrice, type PriceRules, priceCart, taxRateFor } from './price-cart.ts';
import { explainSteps } from './price-steps.ts';

const line = (
  key: string,
  unitPrice: number,
  quantity = 1,
  more: Partial<LineToPrice> = {},
): LineToPrice => ({
  key,
  title: key,
  quantity,
  unitPrice,
  listPrice: unitPrice,
  isTaxable: true,
  isShipped: true,
  ...more,
});

const rules = (more: Partial<PriceRules> = {}): PriceRules => ({
  country: 'DE',
  shipping: { id: 'flat', name: 'Post', amount: 500, freeFrom: null },
  tax: { isIncluded: true, rates: { DE: 1900 }, isShippingTaxed: true },
  discounts: [],
  ...more,
});
const onTop = { isIncluded: false, rates: { DE: 1900 }, isShippingTaxed: false };

it('CART-1: the subtotal is price times quantity, summed over the lines', () => {
  const totals = priceCart([line('a', 1850, 2), line('b', 99, 3)], rules());
  expect([totals.subtotal, totals.lines.map(one => one.total)]).toEqual([3997, [3700, 297]]);
  expect(priceCart([], rules())).toMatchObject({ subtotal: 0, shipping: null, tax: null, total: 0 });
});

it('CART-2: discounts are spread over the lines and never take more than there is', () => {
  const discounts = [{ name: 'Spring', amount: 100 }];
  const totals = priceCart([line('a', 100), line('b', 200)], rules({ discounts }));
  expect(totals.lines.map(one => one.discount)).toEqual([33, 67]);
  expect(totals.discount).toBe(100);
  const all = priceCart(
    [line('a', 100)],
    rules({ discounts: [{ name: 'All', amount: 900 }], shipping: null }),
  );
  expect([all.discount, all.total]).toEqual([100, 0]);
});

it('CART-3: shipping is flat, once, free from a subtotal, and nothing where nothing is sent', () => {
  const shipping = { id: 'flat', name: 'Post', amount: 500, freeFrom: 3000 };
  const of = (...lines: LineToPrice[]) => priceCart(lines, rules({ shipping })).shipping;
  expect(of(line('a', 2999))).toBe(500);
  expect(of(line('a', 1000), line('b', 2000))).toBe(0);
  expect(of(line('a', 100, 1, { isShipped: false }))).toBe(null);
  const discounts = [{ name: 'Off', amount: 1 }];
  expect(priceCart([line('a', 3000)], rules({ shipping, discounts })).shipping).toBe(500);
});

it('CART-4: tax is inside the prices or on top of them, rounded once', () => {
  const inside = priceCart([line('a', 1000), line('b', 190)], rules({ shipping: null }));
  expect([inside.tax, inside.total, inside.lines.map(one => one.tax)]).toEqual([190, 1190, [160, 30]]);
  const above = priceCart([line('a', 1000), line('b', 190)], rules({ tax: onTop, shipping: null }));
  expect([above.tax, above.total, above.lines.map(one => one.tax)]).toEqual([226, 1416, [190, 36]]);
  const free = priceCart([line('a', 1000, 1, { isTaxable: false })], rules({ shipping: null }));
  expect([free.tax, free.total]).toEqual([null, 1000]);
  const withShipping = priceCart([line('a', 1000)], rules());
  expect([withShipping.tax, withShipping.shippingTax, withShipping.total]).toEqual([239, 80, 1500]);
});

it('CART-5: the rate is the country’s own, else that of every other, else none', () => {
  const tax = { isIncluded: true, isShippingTaxed: true, rates: { DE: 1900, GB: 0, '*': 500 } };
  expect(['DE', 'GB', 'FR', null].map(country => taxRateFor(country, tax))).toEqual([1900, 0, 500, null]);
  expect(taxRateFor('FR', { ...tax, rates: { DE: 1900 } })).toBe(null);
  expect(priceCart([line('a', 1000)], rules({ country: null })).tax).toBe(null);
});

it('CART-18: the tax is open only where something is taxed, by the country, and nobody knows the country', () => {
  const isOpen = (lines: LineToPrice[], more: Partial<PriceRules> = {}) =>
    priceCart(lines, rules({ country: null, shipping: null, ...more })).isTaxOpen;
  const untaxed = line('voucher', 1000, 1, { isTaxable: false });
  expect(isOpen([line('a', 1000)])).toBe(true);
  expect(isOpen([line('a', 1000)], { country: 'DE' })).toBe(false);
  expect(isOpen([line('a', 1000)], { country: 'US' })).toBe(false);
  expect(isOpen([line('a', 1000)], { tax: { ...onTop, rates: {} } })).toBe(false);
  expect([isOpen([untaxed]), isOpen([line('free', 0)]), isOpen([])]).toEqual([false, false, false]);
  const shipping = { id: 'flat', name: 'Post', amount: 500, freeFrom: null };
  const isShippingTaxed = [true, false].map(taxed =>
    isOpen([untaxed], { shipping, tax: { ...onTop, isShippingTaxed: taxed } }),
  );
  expect(isShippingTaxed).toEqual([true, false]);
});

const cartLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    isTaxable: fc.boolean(),
    isShipped: fc.boolean(),
  }),
  { minLength: 0, maxLength: 12 },
);
const anyRules = fc.record({
  country: fc.constantFrom('DE', 'US', null),
  shipping: fc.option(
    fc.record({
      id: fc.constant('flat'),
      name: fc.constant('Post'),
      amount: fc.integer({ min: 0, max: 100_000 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  tax: fc.record({
    isIncluded: fc.boolean(),
    isShippingTaxed: fc.boolean(),
    rates: fc.record({ DE: fc.integer({ min: 0, max: 10_000 }), '*': fc.integer({ min: 0, max: 10_000 }) }),
  }),
  discounts: fc.array(
    fc.record({ name: fc.constant('Off'), amount: fc.integer({ min: 0, max: 10_000_000 }) }),
    {
      maxLength: 3,
    },
  ),
});

it('CART-6: lines add up to the totals, every cent has its step, over lines × rates × discounts', () => {
  fc.assert(
    fc.property(cartLines, anyRules, (given, ruling) => {
      const lines = given.map((one, at) => ({
        ...one,
        key: `${at}`,
        title: `${at}`,
        listPrice: one.unitPrice,
      }));
      const totals = priceCart(lines, ruling);
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
      expect(sum(totals.lines.map(one => one.total))).toBe(totals.subtotal);
      expect(sum(totals.lines.map(one => one.discount))).toBe(totals.discount);
      expect(sum(totals.lines.map(one => one.tax)) + totals.shippingTax).toBe(totals.tax ?? 0);
      expect(sum(totals.steps.map(step => step.amount))).toBe(totals.total);
      const onTop = ruling.tax.isIncluded ? 0 : (totals.tax ?? 0);
      expect(totals.total).toBe(totals.subtotal - totals.discount + (totals.shipping ?? 0) + onTop);
      expect(totals.total).toBeGreaterThanOrEqual(0);
      for (const one of totals.lines) {
        expect(one.discount).toBeLessThanOrEqual(one.total);
        expect(one.tax).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('CART-7: the steps explain themselves in words', () => {
  const totals = priceCart(
    [line('Moon vase', 1500, 2, { listPrice: 1850 })],
    rules({
      discounts: [{ name: 'Spring', amount: 100 }],
      shipping: { id: 'flat', name: 'Post', amount: 500, freeFrom: 2000 },
    }),
  );
  expect(explainSteps(totals.steps, amount => formatMoney({ amount, currency: 'EUR' }, 'en'))).toEqual([
    'Moon vase: 2 × €15.00 on sale, before €18.50 = €30.00',
    'Spring on Moon vase: -€1.00',
    'Post: free from €20.00',
    'Tax (DE) of 19 % inside €29.00 = €4.63, rounded to the nearest, halves up',
  ]);
});
