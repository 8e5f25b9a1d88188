import { expect, it } from 'vitest';
import { applyDiscounts } from './apply-discounts.ts';
import type { BuyGet } from './buy-get.ts';
import { type DiscountLimits, evaluateDiscount } from './discount-rules.ts';
import { factsOf, ruleOf } from './discounts.fixture.ts';
import { explainSteps } from './price-steps.ts';

const lines = (...given: readonly [productId: string, quantity: number, left: number][]) =>
  given.map(([productId, quantity, left]) => ({
    key: productId,
    productId,
    categories: productId === 'mug' ? ['gifts'] : [],
    quantity,
    isDiscounted: true,
    left,
  }));
const all: BuyGet = {
  kind: 'buyGet',
  buy: 2,
  get: 1,
  percent: 100_000,
  maxTimes: null,
  productIds: [],
  categories: [],
};
const given = (
  value: Partial<BuyGet>,
  of: ReturnType<typeof lines>,
  limits: Partial<DiscountLimits> = {},
) => {
  const outcome = evaluateDiscount(ruleOf({ ...all, ...value }, limits), factsOf(of));
  return outcome.applies ? outcome.amounts : outcome.reason;
};

it('CART-30: of the same products, the cheapest pieces are given', () => {
  expect(given({}, lines(['bowl', 2, 4000], ['vase', 1, 1000]))).toEqual([0, 1000]);
  expect(given({}, lines(['bowl', 6, 6000]))).toEqual([2000]);
  expect(given({}, lines(['bowl', 5, 5000]))).toEqual([1000]);
  expect(given({ buy: 1, get: 2 }, lines(['bowl', 5, 5000]))).toEqual([3000]);
  expect(given({ percent: 50_000 }, lines(['bowl', 3, 3001]))).toEqual([500]);
});

it('CART-30: a gift with a purchase does not count as bought', () => {
  const gift = { buy: 2, productIds: ['mug'] };
  expect(given(gift, lines(['bowl', 2, 4000], ['mug', 2, 1000]))).toEqual([0, 500]);
  expect(given(gift, lines(['bowl', 1, 2000], ['mug', 2, 1000]))).toEqual({
    code: 'tooFewBought',
    missing: 1,
  });
  expect(given({ buy: 2, categories: ['gifts'] }, lines(['bowl', 4, 4000], ['mug', 1, 700]))).toEqual([
    0, 700,
  ]);
});

it('CART-75: it applies at most so often to one order, or as often as it fits', () => {
  expect(given({}, lines(['bowl', 300, 30_000]))).toEqual([10_000]);
  expect(given({ maxTimes: 1 }, lines(['bowl', 300, 30_000]))).toEqual([100]);
  expect(given({ maxTimes: 2, get: 2 }, lines(['bowl', 300, 30_000]))).toEqual([400]);
  expect(given({ maxTimes: 2 }, lines(['bowl', 3, 3000]))).toEqual([1000]);
  const gift = { buy: 1, productIds: ['mug'], maxTimes: 3 };
  expect(given(gift, lines(['bowl', 5, 10_000], ['mug', 5, 2500]))).toEqual([0, 1500]);
});

it.each([
  ['en', 2, 'Spring on Bowl, at most 2 times per order: -400'],
  ['en', 1, 'Spring on Bowl, at most once per order: -200'],
  ['de', 2, 'Spring auf Bowl, höchstens 2-mal pro Bestellung: -400'],
  ['en', 3, 'Spring on Bowl: -600'],
  ['en', null, 'Spring on Bowl: -600'],
])(
  'CART-75, CART-7: in %s, a limit of %s is explained where it kept the discount from applying more often',
  (language, maxTimes, words) => {
    const { steps } = applyDiscounts(
      [
        {
          key: 'a',
          title: 'Bowl',
          productId: 'bowl',
          categories: [],
          quantity: 9,
          isShipped: false,
          isDiscounted: true,
        },
      ],
      [1800],
      {
        shipping: null,
        discounts: [ruleOf({ ...all, maxTimes })],
        now: '2030-06-15T12:00:00.000Z',
        email: null,
        used: {},
      },
    );
    expect(explainSteps(steps, String, language)).toEqual([words]);
  },
);

it('CART-30: it says how many pieces are missing', () => {
  expect(given({}, lines(['bowl', 1, 1000]))).toEqual({ code: 'tooFewBought', missing: 2 });
  expect(given({}, lines(['bowl', 2, 2000]))).toEqual({ code: 'tooFewBought', missing: 1 });
  expect(given({ productIds: ['mug'] }, lines(['bowl', 2, 2000]))).toEqual({
    code: 'tooFewBought',
    missing: 1,
  });
  expect(given({}, lines(['bowl', 3, 3000]), { productIds: ['vase'] })).toEqual({ code: 'otherProducts' });
});
