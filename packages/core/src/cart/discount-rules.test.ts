import { describe, expect, it } from 'vitest';
import {
  type DiscountFacts,
  type DiscountLimits,
  type DiscountRule,
  evaluateDiscount,
} from './discount-rules.ts';
import { factsOf, ruleOf } from './discounts.fixture.ts';
import { type LineToPrice, priceCart } from './price-cart.ts';
import { explainSteps } from './price-steps.ts';

const tenth = { kind: 'percent', percent: 10_000 } as const;
const facts = (more: Partial<DiscountFacts> = {}) =>
  factsOf(
    [
      { key: 'a', productId: 'bowl', categories: ['clay'], quantity: 1, isDiscounted: true, left: 1005 },
      {
        key: 'b',
        productId: 'vase',
        categories: ['glass', 'gifts'],
        quantity: 1,
        isDiscounted: true,
        left: 2000,
      },
    ],
    more,
  );

it('CART-25: a percentage is rounded once and spread, an amount never exceeds the price', () => {
  const off = (value: DiscountRule['value'], limits: Partial<DiscountLimits> = {}) => {
    const outcome = evaluateDiscount(ruleOf(value, limits), facts());
    return outcome.applies ? [...outcome.amounts, outcome.shippingAmount] : outcome.reason.code;
  };
  expect(off(tenth)).toEqual([101, 200, 0]);
  expect(off(tenth, { productIds: ['bowl'] })).toEqual([101, 0, 0]);
  expect(off(tenth, { categories: ['gifts', 'books'] })).toEqual([0, 200, 0]);
  expect(off(tenth, { productIds: ['bowl'], categories: ['gifts'] })).toEqual([101, 200, 0]);
  expect(off({ kind: 'percent', percent: 100_000 })).toEqual([1005, 2000, 0]);
  expect(off({ kind: 'amount', amount: 100 })).toEqual([33, 67, 0]);
  expect(off({ kind: 'amount', amount: 99_999 }, { productIds: ['vase'] })).toEqual([0, 2000, 0]);
  expect(off({ kind: 'freeShipping' })).toEqual([0, 0, 500]);
  expect(off({ kind: 'amount', amount: 0 })).toBe('nothingLeft');
  expect(off({ kind: 'percent', percent: 0 })).toBe('nothingLeft');
});

describe('reasons for a discount not to apply', () => {
  const at = '2030-06-15T12:00:00.000Z';
  const later = '2030-06-15T12:00:00.001Z';
  it.each<[string, Partial<DiscountLimits>, Partial<DiscountFacts>, unknown]>([
    ['before its start', { from: later }, {}, { code: 'notYet', from: later }],
    ['at its start', { from: at }, {}, null],
    ['at its end', { until: at }, {}, { code: 'over', until: at }],
    ['before its end', { until: later }, {}, null],
    ['below its minimum', { minimumSubtotal: 3006 }, {}, { code: 'belowMinimum', minimum: 3006, missing: 1 }],
    ['at its minimum', { minimumSubtotal: 3005 }, {}, null],
    ['on other products', { productIds: ['mug'] }, {}, { code: 'otherProducts' }],
    ['on other categories', { categories: ['mugs'] }, {}, { code: 'otherProducts' }],
    [
      'used by this customer',
      { usesPerCustomer: 1 },
      { used: { byCustomer: 1, byAll: 1 } },
      { code: 'usedByCustomer' },
    ],
    ['used by another customer', { usesPerCustomer: 1 }, { used: { byCustomer: 0, byAll: 9 } }, null],
    [
      'used the maximum number of times',
      { uses: 9 },
      { used: { byCustomer: 0, byAll: 9 } },
      { code: 'usedUp' },
    ],
    ['used less than the maximum', { uses: 9 }, { used: { byCustomer: 0, byAll: 8 } }, null],
    ['nothing in the cart', {}, { lines: [] }, { code: 'otherProducts' }],
    ['before the email is known', { emails: ['ann@x.de'] }, {}, { code: 'emailNeeded' }],
    ['for another email', { emails: ['ann@x.de'] }, { email: 'bob@x.de' }, { code: 'otherCustomers' }],
    ['for this email', { emails: ['ann@x.de'] }, { email: 'ann@x.de' }, null],
    [
      'only gift cards in the cart',
      {},
      { lines: facts().lines.map(line => ({ ...line, isDiscounted: false })) },
      { code: 'otherProducts' },
    ],
  ])('CART-25: %s', (_, limits, more, reason) => {
    const outcome = evaluateDiscount(ruleOf(tenth, limits), facts(more));
    expect(outcome.applies ? null : outcome.reason).toEqual(reason);
  });

  it('CART-25: free shipping applies only to goods that are shipped at a price', () => {
    const of = (shipping: number | null) =>
      evaluateDiscount(ruleOf({ kind: 'freeShipping' }), facts({ shipping }));
    expect([of(null), of(0)]).toMatchObject([
      { applies: false, reason: { code: 'nothingSent' } },
      { applies: false, reason: { code: 'nothingLeft' } },
    ]);
  });
});

it('CART-25: discounts apply in turn, free shipping comes last, and each reports its amount or why it does not apply', () => {
  const lines: LineToPrice[] = [1005, 2000].map((unitPrice, at) => ({
    key: `${at}`,
    title: ['Bowl', 'Vase'][at] ?? '',
    productId: ['bowl', 'vase'][at] ?? '',
    categories: [],
    quantity: 1,
    unitPrice,
    listPrice: unitPrice,
    taxClass: 'standard',
    isShipped: true,
    isDiscounted: true,
  }));
  const totals = priceCart(lines, {
    destination: null,
    shipping: { id: 'post', name: 'Post', amount: 500, freeFrom: null },
    tax: { isIncluded: true, rules: [], shipping: null },
    discounts: [
      { ...ruleOf({ kind: 'freeShipping' }), id: 'free', name: 'Free delivery' },
      { ...ruleOf({ kind: 'amount', amount: 1000 }, { productIds: ['vase'] }), id: 'first', name: 'First' },
      { ...ruleOf({ kind: 'percent', percent: 50_000 }), id: 'half', name: 'Half' },
      { ...ruleOf(tenth, { minimumSubtotal: 9999 }), id: 'big', name: 'Big' },
    ],
    now: '2030-01-01T00:00:00.000Z',
    email: null,
    used: {},
  });
  expect(totals.lines.map(line => line.discount)).toEqual([503, 1500]);
  expect([totals.discount, totals.shipping, totals.total]).toEqual([2003, 0, 1002]);
  expect(totals.discounts).toEqual([
    { id: 'free', name: 'Free delivery', code: null, amount: 500, shippingAmount: 500, reason: null },
    { id: 'first', name: 'First', code: null, amount: 1000, shippingAmount: 0, reason: null },
    { id: 'half', name: 'Half', code: null, amount: 1003, shippingAmount: 0, reason: null },
    {
      id: 'big',
      name: 'Big',
      code: null,
      amount: 0,
      shippingAmount: 0,
      reason: { code: 'belowMinimum', minimum: 9999, missing: 6994 },
    },
  ]);
  expect(explainSteps(totals.steps, String).slice(2)).toEqual([
    'First on Vase: -1000',
    'Half on Bowl: -503',
    'Half on Vase: -500',
    'Post: 500',
    'Free delivery on Post: -500',
  ]);
});

const priced = (discounts: readonly DiscountRule[], more: Partial<LineToPrice> = {}) =>
  priceCart(
    [
      {
        key: 'a',
        title: 'Bowl',
        productId: 'bowl',
        categories: [],
        quantity: 1,
        unitPrice: 10_000,
        listPrice: 10_000,
        taxClass: null,
        isShipped: true,
        isDiscounted: true,
        ...more,
      },
    ],
    {
      destination: null,
      shipping: { id: 'post', name: 'Post', amount: 500, freeFrom: 9500 },
      tax: { isIncluded: true, rules: [], shipping: null },
      discounts,
      now: '2030-01-01T00:00:00.000Z',
      email: null,
      used: {},
    },
  );
const off = (id: string, amount: number, isCombined: boolean): DiscountRule => ({
  ...ruleOf({ kind: 'amount', amount }),
  id,
  name: id,
  isCombined,
});

describe('CART-29: discounts that combine apply together, others alone, whichever costs the buyer least', () => {
  const seen = (...discounts: readonly DiscountRule[]) => {
    const { discounts: found, total, steps } = priced(discounts);
    expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    return [total, ...found.map(one => one.reason?.code ?? one.amount)];
  };

  it('CART-29: the ones that combine win while they save more', () => {
    expect(seen(off('a', 1000, true), off('b', 1000, true), off('c', 1500, false))).toEqual([
      8500,
      1000,
      1000,
      'notCombined',
    ]);
  });

  it('CART-29: the one that applies alone wins while it saves more, and the first of two equal ones', () => {
    expect(seen(off('a', 1000, true), off('b', 3000, false), off('c', 3000, false))).toEqual([
      7500,
      'notCombined',
      3000,
      'notCombined',
    ]);
    expect(seen(off('a', 1000, true), off('b', 1000, false))).toEqual([9500, 1000, 'notCombined']);
  });

  it('CART-29: what counts is what the buyer pays, with shipping that is free from a subtotal', () => {
    // 900 off costs 9100 and shipping; 500 off costs 9500 without.
    expect(seen(off('a', 900, false), off('b', 500, false))).toEqual([9500, 'notCombined', 500]);
  });

  it('CART-29: each says with which it does not combine, and a missing condition before that', () => {
    const late = ruleOf({ kind: 'amount', amount: 99 }, { minimumSubtotal: 20_000 });
    const { discounts } = priced([off('Big', 3000, false), off('Small', 100, true), { ...late, id: 'late' }]);
    expect(discounts.map(({ reason }) => reason)).toEqual([
      null,
      { code: 'notCombined', other: 'Big' },
      { code: 'belowMinimum', minimum: 20_000, missing: 10_000 },
    ]);
  });
});
