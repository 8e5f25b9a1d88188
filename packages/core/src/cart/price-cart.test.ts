import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '../money/format-money.ts';
import type { DiscountRule } from './discount-rules.ts';
import { type LineToPrice, type PriceRules, priceCart } from './price-cart.ts';
import { explainSteps } from './price-steps.ts';
import { type TaxRules, taxRatesFor } from './tax-rules.ts';

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
  productId: key,
  categories: [],
  taxClass: 'standard',
  isShipped: true,
  isDiscounted: true,
  ...more,
});

const to = (country: string, region = '', postalCode = '') => ({ country, region, postalCode });
const taxed = (rates: Record<string, number>): TaxRules => ({
  isIncluded: true,
  rules: Object.entries(rates).map(([country, rate]) => ({
    country,
    region: '',
    postalCodes: '',
    rates: { standard: [{ name: '', rate }] },
  })),
  shipping: { like: 'class', taxClass: 'standard' },
});
const off = (name: string, amount: number): DiscountRule => ({
  id: name,
  name,
  code: null,
  isCombined: true,
  value: { kind: 'amount', amount },
  limits: {
    minimumSubtotal: 0,
    productIds: [],
    categories: [],
    emails: [],
    usesPerCustomer: null,
    uses: null,
    from: null,
    until: null,
  },
});

const rules = (more: Partial<PriceRules> = {}): PriceRules => ({
  destination: to('DE'),
  shipping: { id: 'flat', name: 'Post', amount: 500, freeFrom: null },
  tax: taxed({ DE: 19_000 }),
  discounts: [],
  now: '2030-01-01T00:00:00.000Z',
  email: null,
  used: {},
  ...more,
});
const onTop = { ...taxed({ DE: 19_000 }), isIncluded: false, shipping: null };

it('CART-1: the subtotal is price times quantity, summed over the lines', () => {
  const totals = priceCart([line('a', 1850, 2), line('b', 99, 3)], rules());
  expect([totals.subtotal, totals.lines.map(one => one.total)]).toEqual([3997, [3700, 297]]);
  expect(priceCart([], rules())).toMatchObject({ subtotal: 0, shipping: null, tax: null, total: 0 });
});

it('CART-2: discounts are spread over the lines and never exceed the price', () => {
  const discounts = [off('Spring', 100)];
  const totals = priceCart([line('a', 100), line('b', 200)], rules({ discounts }));
  expect(totals.lines.map(one => one.discount)).toEqual([33, 67]);
  expect(totals.discount).toBe(100);
  const all = priceCart([line('a', 100)], rules({ discounts: [off('All', 900)], shipping: null }));
  expect([all.discount, all.total]).toEqual([100, 0]);
});

it('CART-3: shipping is flat, charged once, free from a subtotal, and zero if nothing is shipped', () => {
  const shipping = { id: 'flat', name: 'Post', amount: 500, freeFrom: 3000 };
  const of = (...lines: LineToPrice[]) => priceCart(lines, rules({ shipping })).shipping;
  expect(of(line('a', 2999))).toBe(500);
  expect(of(line('a', 1000), line('b', 2000))).toBe(0);
  expect(of(line('a', 100, 1, { isShipped: false }))).toBe(null);
  const discounts = [off('Off', 1)];
  expect(priceCart([line('a', 3000)], rules({ shipping, discounts })).shipping).toBe(500);
});

it('CART-4: tax is included in the prices or added to them, rounded once', () => {
  const inside = priceCart([line('a', 1000), line('b', 190)], rules({ shipping: null }));
  expect([inside.tax, inside.total, inside.lines.map(one => one.tax)]).toEqual([190, 1190, [160, 30]]);
  const above = priceCart([line('a', 1000), line('b', 190)], rules({ tax: onTop, shipping: null }));
  expect([above.tax, above.total, above.lines.map(one => one.tax)]).toEqual([226, 1416, [190, 36]]);
  const free = priceCart([line('a', 1000, 1, { taxClass: null })], rules({ shipping: null }));
  expect([free.tax, free.total]).toEqual([null, 1000]);
  const withShipping = priceCart([line('a', 1000)], rules());
  expect([withShipping.tax, withShipping.shippingTax, withShipping.total]).toEqual([239, 80, 1500]);
});

it('CART-5: the rate is the country’s own, else that of all others, else none', () => {
  const tax = taxed({ DE: 19_000, GB: 0, '*': 5000 });
  const rateOf = (country: string, given = tax) =>
    taxRatesFor(given.rules, to(country), 'standard')?.rates.map(({ rate }) => rate);
  expect(['DE', 'GB', 'FR'].map(country => rateOf(country))).toEqual([[19_000], [], [5000]]);
  expect(rateOf('FR', taxed({ DE: 19_000 }))).toBeUndefined();
  expect(taxRatesFor(tax.rules, null, 'standard')).toBeNull();
  expect(priceCart([line('a', 1000)], rules({ destination: null })).tax).toBe(null);
});

it('CART-18: the tax is open only if something is taxed by country and the country is unknown', () => {
  const isOpen = (lines: LineToPrice[], more: Partial<PriceRules> = {}) =>
    priceCart(lines, rules({ destination: null, shipping: null, ...more })).isTaxOpen;
  const untaxed = line('voucher', 1000, 1, { taxClass: null });
  expect(isOpen([line('a', 1000)])).toBe(true);
  expect(isOpen([line('a', 1000)], { destination: to('DE') })).toBe(false);
  expect(isOpen([line('a', 1000)], { destination: to('US') })).toBe(false);
  expect(isOpen([line('a', 1000)], { tax: { ...onTop, rules: [] } })).toBe(false);
  expect([isOpen([untaxed]), isOpen([line('free', 0)]), isOpen([])]).toEqual([false, false, false]);
  const shipping = { id: 'flat', name: 'Post', amount: 500, freeFrom: null };
  const isShippingTaxed = [taxed({}).shipping, null].map(like =>
    isOpen([untaxed], { shipping, tax: { ...onTop, shipping: like } }),
  );
  expect(isShippingTaxed).toEqual([true, false]);
});

const cartLines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    taxClass: fc.constantFrom('standard', 'reduced', 'books', null),
    isShipped: fc.boolean(),
    isDiscounted: fc.boolean(),
    productId: fc.constantFrom('bowl', 'vase'),
    categories: fc.subarray(['clay', 'glass']),
  }),
  { minLength: 0, maxLength: 12 },
);
const anyRates = fc.array(
  fc.record({ name: fc.constantFrom('', 'GST', 'PST'), rate: fc.integer({ min: 0, max: 100_000 }) }),
  { maxLength: 3 },
);
const anyTax: fc.Arbitrary<TaxRules> = fc.record({
  isIncluded: fc.boolean(),
  rules: fc.array(
    fc.record({
      country: fc.constantFrom('DE', 'US', '*'),
      region: fc.constantFrom('', 'OR'),
      postalCodes: fc.constantFrom('', '97*', '1000-1999'),
      rates: fc.record({ standard: anyRates, reduced: anyRates }, { requiredKeys: [] }),
    }),
    { maxLength: 5 },
  ),
  shipping: fc.constantFrom(
    null,
    { like: 'goods' } as const,
    { like: 'class', taxClass: 'reduced' } as const,
  ),
});
const anyLimits: fc.Arbitrary<DiscountRule['limits']> = fc.record({
  minimumSubtotal: fc.constantFrom(0, 0, 10_000),
  productIds: fc.subarray(['bowl']),
  categories: fc.subarray(['clay']),
  emails: fc.subarray(['ann@x.de']),
  usesPerCustomer: fc.constantFrom(null, 1),
  uses: fc.constantFrom(null, 5),
  from: fc.constantFrom(null, '2029-01-01T00:00:00.000Z', '2031-01-01T00:00:00.000Z'),
  until: fc.constantFrom(null, '2029-01-01T00:00:00.000Z', '2031-01-01T00:00:00.000Z'),
});
const anyDiscount: fc.Arbitrary<DiscountRule> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Off'),
  code: fc.constantFrom(null, 'OFF'),
  isCombined: fc.boolean(),
  value: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 10_000_000 }) }),
    fc.constant({ kind: 'freeShipping' as const }),
    fc.record({
      kind: fc.constant('buyGet' as const),
      buy: fc.integer({ min: 1, max: 4 }),
      get: fc.integer({ min: 1, max: 4 }),
      percent: fc.integer({ min: 1, max: 100_000 }),
      maxTimes: fc.constantFrom(null, 1, 2),
      productIds: fc.subarray(['vase']),
      categories: fc.subarray(['glass']),
    }),
  ),
  limits: anyLimits,
});
const anyRules: fc.Arbitrary<PriceRules> = fc.record({
  destination: fc.constantFrom(to('DE', '', '1050'), to('US', 'OR', '97204'), to('US'), null),
  shipping: fc.option(
    fc.record({
      id: fc.constant('flat'),
      name: fc.constant('Post'),
      amount: fc.integer({ min: 0, max: 100_000 }),
      freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  tax: anyTax,
  discounts: fc.array(anyDiscount, { maxLength: 4 }),
  now: fc.constant('2030-01-01T00:00:00.000Z'),
  email: fc.constantFrom(null, 'ann@x.de'),
  used: fc.constant({}),
});

it('CART-6, CART-24: lines add up to the totals, every cent has its step, over lines × rates × discounts', () => {
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
      expect(sum(totals.taxes.map(one => one.amount))).toBe(totals.tax ?? 0);
      expect(sum(totals.steps.map(step => step.amount))).toBe(totals.total);
      const onTop = ruling.tax.isIncluded ? 0 : (totals.tax ?? 0);
      expect(totals.total).toBe(totals.subtotal - totals.discount + (totals.shipping ?? 0) + onTop);
      expect(totals.total).toBeGreaterThanOrEqual(0);
      expect(totals.shipping ?? 0).toBeGreaterThanOrEqual(0);
      const taken = sum(totals.discounts.map(one => one.amount));
      const offShipping = sum(
        totals.steps.flatMap(step => (step.kind === 'discount' && step.line === '' ? [-step.amount] : [])),
      );
      expect(taken).toBe(totals.discount + offShipping);
      expect(totals.discounts.every(one => one.amount > 0 === (one.reason === null))).toBe(true);
      for (const [at, one] of totals.lines.entries()) {
        expect(one.discount).toBeLessThanOrEqual(one.total);
        expect(one.tax).toBeGreaterThanOrEqual(0);
        if (lines[at]?.taxClass === null) expect(one.tax).toBe(0);
      }
      // Each rate is rounded once, on the whole sum it applies to.
      for (const step of totals.steps) {
        if (step.kind !== 'tax') continue;
        const others = totals.steps.filter(
          other => other.kind === 'tax' && other.base === step.base && other.region === step.region,
        );
        const all = sum(others.map(other => (other.kind === 'tax' ? other.rate : 0)));
        const exact = (step.base * step.rate) / (100_000 + (step.isIncluded ? all : 0));
        if (others.length === 1)
          expect(Math.abs(step.tax - exact)).toBeLessThanOrEqual(0.5 + step.base * 1e-12);
      }
    }),
  );
});

it('CART-7: the steps describe themselves', () => {
  const totals = priceCart(
    [line('Moon vase', 1500, 2, { listPrice: 1850 })],
    rules({
      discounts: [off('Spring', 100)],
      shipping: { id: 'flat', name: 'Post', amount: 500, freeFrom: 2000 },
    }),
  );
  expect(explainSteps(totals.steps, amount => formatMoney({ amount, currency: 'EUR' }, 'en'))).toEqual([
    'Moon vase: 2 × €15.00 on sale, before €18.50 = €30.00',
    'Spring on Moon vase: -€1.00',
    'Post: free from €20.00',
    'Tax (DE) of 19 % inside €29.00 = €4.63, rounded half up',
  ]);
});
