import { expect, it } from 'vitest';
import { fewLeft, isSoldOut, saleable, totalStock } from './stock.ts';

const [physical, digital, service, giftCard] = [1, 2, 3, 4] as const;
const infinite = Number.POSITIVE_INFINITY;
const level = (onHand: number | null, reserved = 0) => ({ onHand, reserved });

it.each([
  [physical, 5, 0, 5],
  [physical, 5, 3, 2],
  [physical, 5, 5, 0],
  [physical, 5, 7, 0],
  [physical, 0, 0, 0],
  [physical, null, 9, infinite],
  [digital, 0, 0, infinite],
  [digital, null, 0, infinite],
  [service, 2, 1, 1],
  [giftCard, 0, 0, 0],
])('STOCK-1: type %s with %s on hand and %s reserved sells %s', (type, onHand, reserved, expected) => {
  expect(saleable(type as 1, level(onHand, reserved))).toBe(expected);
});

it('STOCK-2: total stock adds up, infinite for digital or when a variant is unlimited', () => {
  expect(totalStock(physical, [level(5, 1), level(2)])).toBe(6);
  expect(totalStock(physical, [level(5), level(null)])).toBe(infinite);
  expect(totalStock(digital, [level(0)])).toBe(infinite);
  expect(totalStock(physical, [])).toBe(0);
});

it('STOCK-3: sold out when no variant is unlimited or has stock above zero; digital never', () => {
  expect(isSoldOut(physical, [level(0), level(3, 3)])).toBe(true);
  expect(isSoldOut(physical, [level(0), level(1)])).toBe(false);
  expect(isSoldOut(physical, [level(0), level(null)])).toBe(false);
  expect(isSoldOut(digital, [level(0)])).toBe(false);
});

it('STOCK-5: a stock of one to five items is shown', () => {
  expect([0, 1, 5, 6].map(onHand => fewLeft(physical, level(onHand)))).toEqual([null, 1, 5, null]);
  expect([fewLeft(physical, level(null)), fewLeft(digital, level(1))]).toEqual([null, null]);
});
