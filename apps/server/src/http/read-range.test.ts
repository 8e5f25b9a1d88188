import { expect, it } from 'vitest';
import { readRange } from './read-range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
  [undefined, null],
])('MEDIA-16: of 1000 bytes %j means %j', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});
