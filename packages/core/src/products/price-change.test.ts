import { expect, it } from 'vitest';
import { changedPrice, whyPriceKept } from './price-change.ts';
import { maxPrice } from './product.ts';

it('PRODUCT-44, MONEY-4: a price is changed by percent or amount, rounded half away from zero', () => {
  expect(changedPrice(1850, { by: 'percent', value: 1000 })).toBe(2035);
  expect(changedPrice(1850, { by: 'percent', value: -1250 })).toBe(1619);
  expect(changedPrice(15, { by: 'percent', value: 1000 })).toBe(17);
  expect(changedPrice(1850, { by: 'percent', value: -10_000 })).toBe(0);
  expect(changedPrice(1850, { by: 'amount', value: -250 })).toBe(1600);
});

it('PRODUCT-44: a price below zero, above the maximum or not above its sale price is kept', () => {
  const plain = { isOnSale: false, salePrice: null };
  const sale = { isOnSale: true, salePrice: 1500 };
  expect([-1, 0, maxPrice, maxPrice + 1].map(price => whyPriceKept(plain, price))).toEqual([
    'belowZero',
    null,
    null,
    'tooHigh',
  ]);
  expect([1500, 1501].map(price => whyPriceKept(sale, price))).toEqual(['belowSale', null]);
  expect(whyPriceKept({ ...sale, isOnSale: false }, 1500)).toBe(null);
});
