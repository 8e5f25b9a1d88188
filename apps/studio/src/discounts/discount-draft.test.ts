import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { expect, it } from 'vitest';
import { draftOfDiscount, newDiscount, readDiscount } from './discount-draft.ts';
import { discountSummary } from './discount-summary.ts';

const spring: Discount = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  name: 'Spring',
  code: 'SPRING',
  value: { kind: 'percent', percent: 12_500 },
  isCombined: true,
  minimumSubtotal: 2000,
  productIds: [],
  categories: ['bowls'],
  emails: [],
  uses: 100,
  usesPerCustomer: null,
  from: null,
  until: null,
  state: 'active',
  isPaused: false,
  used: 3,
  version: 1,
  createdAt: '2030-01-01T00:00:00.000Z',
  updatedAt: '2030-01-01T00:00:00.000Z',
};
const given: Extract<Discount['value'], { kind: 'buyGet' }> = {
  kind: 'buyGet',
  buy: 2,
  get: 1,
  percent: 100_000,
  maxTimes: null,
  productIds: [],
  categories: [],
};

it.each<[string, Discount]>([
  ['a percentage', spring],
  ['an amount', { ...spring, value: { kind: 'amount', amount: 1050 }, uses: null, usesPerCustomer: 1 }],
  ['free shipping', { ...spring, code: null, value: { kind: 'freeShipping' }, isCombined: false }],
  [
    'buy some, get some',
    { ...spring, value: { ...given, productIds: [], categories: ['mugs'], maxTimes: 3 } },
  ],
])('DISCOUNT-11: %s is edited as text and read back unchanged', (_, discount) => {
  const read = readDiscount(draftOfDiscount(discount, 'EUR'), 'EUR');
  expect(read).toEqual({
    ok: true,
    input: {
      name: discount.name,
      code: discount.code,
      value: discount.value,
      isCombined: discount.isCombined,
      minimumSubtotal: discount.minimumSubtotal,
      productIds: discount.productIds,
      categories: discount.categories,
      emails: discount.emails,
      uses: discount.uses,
      usesPerCustomer: discount.usesPerCustomer,
      from: discount.from,
      until: discount.until,
    },
  });
});

it('DISCOUNT-11: numbers that cannot be read are marked at their fields, and commas are understood', () => {
  const typed = { ...newDiscount, code: 'X1', kind: 'amount' as const, amount: 'ten', uses: '1.5' };
  const read = readDiscount({ ...typed, minimumSubtotal: '-1' }, 'EUR');
  expect(read.ok ? [] : Object.keys(read.problems).toSorted()).toEqual([
    'minimumSubtotal',
    'uses',
    'value.amount',
  ]);
  expect(readDiscount({ ...typed, amount: '10,50', uses: '' }, 'EUR')).toMatchObject({
    ok: true,
    input: { name: 'X1', value: { kind: 'amount', amount: 1050 } },
  });
});

it('DISCOUNT-11: a discount is described in one sentence', () => {
  const summary = (discount: Discount) => discountSummary(discount, 'EUR', term => term.toUpperCase());
  expect(summary(spring)).toBe(
    '12.5% off the category “BOWLS”, with the code SPRING, from a subtotal of €20.00, at most 100 times in all.',
  );
  expect(summary({ ...spring, code: '', minimumSubtotal: 0, uses: null })).toBe(
    '12.5% off the category “BOWLS”, with a code.',
  );
  const gift = { ...spring, code: null, categories: [], minimumSubtotal: 0, uses: null, isCombined: false };
  expect(summary({ ...gift, value: { ...given, categories: ['mugs'] } })).toBe(
    'Buy 2 of all products, get 1 of the category “MUGS” free, without a code, not combined with other discounts.',
  );
  expect(summary({ ...gift, value: { ...given, percent: 50_000 }, emails: ['a@b.de'] })).toBe(
    'Buy 2 of all products, get 1 of the same 50% cheaper, without a code, for one customer, not combined with other discounts.',
  );
  expect(summary({ ...gift, isCombined: true, value: { ...given, maxTimes: 3 } })).toBe(
    'Buy 2 of all products, get 1 of the same free, at most 3 times per order, without a code.',
  );
});
