import { expect, it } from 'vitest';
import { indexesAround } from './fetch-ahead.ts';

const at = (currentIndex: number, more: { count?: number; groupSize?: number; isLooping?: boolean } = {}) =>
  indexesAround({ count: 9, groupSize: 1, isLooping: true, isInMotion: false, ...more, currentIndex });

it('GALLERY-21: the next and the previous slide are loaded with the current one', () => {
  expect(at(4)).toEqual([4, 5, 3]);
  expect(at(0)).toEqual([0, 1, 8]);
  expect(at(8)).toEqual([8, 0, 7]);
});

it('GALLERY-21: beyond an end only if the gallery loops, and none twice', () => {
  expect(at(0, { isLooping: false })).toEqual([0, 1]);
  expect(at(8, { isLooping: false })).toEqual([8, 7]);
  expect(at(0, { count: 2 })).toEqual([0, 1]);
  expect(at(0, { count: 1 })).toEqual([0]);
});

it('GALLERY-21: if slides move in groups, the groups on each side are loaded', () => {
  expect(at(3, { groupSize: 3 })).toEqual([3, 4, 5, 6, 7, 8, 0, 1, 2]);
  expect(at(0, { groupSize: 2, isLooping: false })).toEqual([0, 1, 2, 3]);
});
