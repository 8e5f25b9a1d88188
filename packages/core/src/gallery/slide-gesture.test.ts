import { describe, expect, it } from 'vitest';
import { directionOfClick, directionOfSwipe } from './slide-gesture.ts';

const sides = { width: 400, isRightToLeft: false };

describe('a click on a slide', () => {
  it('GALLERY-77: goes on, back or nowhere, as set', () => {
    for (const x of [0, 199, 201, 400]) {
      expect(directionOfClick({ ...sides, x, behaviour: 'next' })).toBe(1);
      expect(directionOfClick({ ...sides, x, behaviour: 'previous' })).toBe(-1);
      expect(directionOfClick({ ...sides, x, behaviour: 'stay' })).toBe(0);
    }
  });

  it('GALLERY-77: goes back in the half where text begins, on in the other', () => {
    const byHalf = (x: number, isRightToLeft: boolean) =>
      directionOfClick({ ...sides, isRightToLeft, x, behaviour: 'halves' });
    expect([byHalf(199, false), byHalf(200, false)]).toEqual([-1, 1]);
    expect([byHalf(199, true), byHalf(200, true)]).toEqual([1, -1]);
  });
});

describe('a swipe', () => {
  const swiped = (x: number, y = 0, time = 250, isRightToLeft = false) =>
    directionOfSwipe({ x, y, time, isRightToLeft });

  it('GALLERY-74: is 50 px within 250 ms', () => {
    expect([swiped(-50), swiped(50), swiped(-49), swiped(49)]).toEqual([1, -1, 0, 0]);
    expect([swiped(-300, 0, 251), swiped(-50, 0, 0)]).toEqual([0, 1]);
  });

  it('GALLERY-74: is more horizontal than vertical', () => {
    expect([swiped(-60, 59), swiped(-60, 60), swiped(-60, -200)]).toEqual([1, 0, 0]);
  });

  it('GALLERY-74: is mirrored in right-to-left text', () => {
    expect([swiped(-80, 0, 100, true), swiped(80, 0, 100, true)]).toEqual([-1, 1]);
  });
});
