import { expect, it } from 'vitest';
import { readChange } from './read-number.ts';

it.each([
  ['12', 7, 5],
  ['7', 7, 0],
  ['0', 7, -7],
  ['+5', 7, 5],
  [' + 5 ', 7, 5],
  ['-2', 7, -2],
  ['−2', 7, -2],
  ['-8', 7, null],
  ['', 7, null],
  ['1.5', 7, null],
  ['five', 7, null],
  ['1000000001', 7, null],
])('STOCK-15: “%s” beside %s changes the stock by %s', (text, onHand, change) => {
  expect(readChange(text, onHand)).toBe(change);
});
