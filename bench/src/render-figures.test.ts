import { describe, expect, it } from 'vitest';
import { renderFigures } from './render-figures.ts';

describe('renderFigures', () => {
  it('BENCH-6: limits first renders to 5 and 15 milliseconds, and a page of sixty blocks to 10', () => {
    const figures = renderFigures({
      first: [4, 6, 20],
      cpu: [3, 4, 16],
      again: [1, 1, 1],
      published: [30, 40, 50],
      drawn: [1, 2, 12],
    });
    expect(figures.map(({ value, reference, aim, met }) => [value, reference, aim, met])).toEqual([
      [100, 1000, '', null],
      [6, null, '< 5', false],
      [expect.closeTo(19.72), null, '< 15', false],
      [4, null, '< 5', true],
      [expect.closeTo(15.76), null, '< 15', false],
      [40, null, '', null],
      [2, null, '< 10', true],
    ]);
  });
});
