import { expect, it } from 'vitest';
import { cashNotes } from './cash-notes.ts';

it('POS-10: the usual notes cover the total, each once, without the exact amount', () => {
  expect(cashNotes(2380, 2)).toEqual([2500, 3000, 4000, 5000]);
  expect(cashNotes(400, 2)).toEqual([500, 1000, 2000, 5000]);
  expect(cashNotes(5000, 2)).toEqual([6000]);
  expect(cashNotes(12_345, 2)).toEqual([12_500, 13_000, 14_000, 15_000]);
  expect(cashNotes(23, 0)).toEqual([25, 30, 40, 50]);
  expect(cashNotes(0, 2)).toEqual([]);
});
