import { expect, it } from 'vitest';
import { entryTries, lazyMargin, narrowBelow } from './image-constants.ts';

it('IMAGE-12: lazy images begin 200 px outside the window', () => {
  expect(lazyMargin).toBe(200);
});

it('IMAGE-13: an image is waited for 100 times at 10 ms', () => {
  expect(entryTries).toEqual({ count: 100, apart: 10 });
});

it('IMAGE-23: an image block is narrow below 415 px', () => {
  expect(narrowBelow).toBe(415);
});
