import { expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

it('REVIEW-10: the average has one decimal; without reviews there is none', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBe(null);
  expect(ratingOf([0, 0, 0, 0, 3])).toEqual({ average: 5, count: 3 });
  expect(ratingOf([1, 0, 0, 0, 1])).toEqual({ average: 3, count: 2 });
  expect(ratingOf([1, 0, 0, 1, 1])).toEqual({ average: 3.3, count: 3 });
  expect(ratingOf([0, 0, 0, 1, 19])).toEqual({ average: 5, count: 20 });
});
