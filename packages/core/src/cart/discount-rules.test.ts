import { describe, expect, it } from 'vitest';
import {
  type DiscountFacts,
  type DiscountLimits,
  type DiscountRule,
  evaluateDiscount,
} from './discount-rules.ts';
import { type LineToPrice, priceCart } from './price-cart.ts';
import { explainSteps } from './price-steps.ts';

const none: DiscountLimits = {
  minimumSubtotal: 0,
  productIds: [],
  categories: [],
  usesPerCustomer: null,
  uses: null,
  from: null,
  until: null,
};
const rule = (value: DiscountRule['value'], limits: Partial<DiscountLimits> = {}): DiscountRule => ({
  id: 'spring',
  name: 'Spring',
  value,
  limits: { ...none, ...limits },
});
const tenth = { kind: 'percent', percent: 10_000 } as const;
const facts = (more: Partial<DiscountFacts> = {}): DiscountFacts => ({
  lines: [
    { key: 'a', productId: 'bowl', categories: ['clay'], left: 1005 },
    { key: 'b', productId: 'vase', categories: ['glass', 'gifts'], left: 2000 },
  ],
  subtotal: 3005,
  shipping: 500,
  now: '2030-06-15T12:00:00.000Z',
  used: { byCustomer: 0, byAll: 0 },
  ...more,
});

it('CART-25: a percentage is rounded once and spread, an amount never exceeds the price', () => {
  const off = (value: DiscountRule['value'], limits: Partial<DiscountLimits> = {}) => {
    const outcome = evaluateDiscount(rule(value, limits), facts());
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
  ])('CART-25: %s', (_, limits, more, reason) => {
    const outcome = evaluateDiscount(rule(tenth, limits), facts(more));
    expect(outcome.applies ? null : outcome.reason).toEqual(reason);
  });

  it('CART-25: free shipping applies only to goods that are shipped at a price', () => {
    const of = (shipping: number | null) =>
      evaluateDiscount(rule({ kind: 'freeShipping' }), facts({ shipping }));
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
  }));
  const totals = priceCart(lines, {
    destination: null,
    shipping: { id: 'post', name: 'Post', amount: 500, freeFrom: null },
    tax: { isIncluded: true, rules: [], shipping: null },
    discounts: [
      { ...rule({ kind: 'freeShipping' }), id: 'free', name: 'Free delivery' },
      { ...rule({ kind: 'amount', amount: 1000 }, { productIds: ['vase'] }), id: 'first', name: 'First' },
      { ...rule({ kind: 'percent', percent: 50_000 }), id: 'half', name: 'Half' },
      { ...rule(tenth, { minimumSubtotal: 9999 }), id: 'big', name: 'Big' },
    ],
    now: '2030-01-01T00:00:00.000Z',
    used: {},
  });
  expect(totals.lines.map(line => line.discount)).toEqual([503, 1500]);
  expect([totals.discount, totals.shipping, totals.total]).toEqual([2003, 0, 1002]);
  expect(totals.discounts).toEqual([
    { id: 'free', name: 'Free delivery', amount: 500, reason: null },
    { id: 'first', name: 'First', amount: 1000, reason: null },
    { id: 'half', name: 'Half', amount: 1003, reason: null },
    { id: 'big', name: 'Big', amount: 0, reason: { code: 'belowMinimum', minimum: 9999, missing: 6994 } },
  ]);
  expect(explainSteps(totals.steps, String).slice(2)).toEqual([
    'First on Vase: -1000',
    'Half on Bowl: -503',
    'Half on Vase: -500',
    'Post: 500',
    'Free delivery on Post: -500',
  ]);
});
