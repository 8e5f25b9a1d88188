import { describe, expect, it } from 'vitest';
import { slidesInRow } from './carousel-row.ts';

describe('the row of a carousel', () => {
  it.each([
    [1, [1, 1, 1, 1, 1]],
    [2, [2, 2, 2, 2, 2]],
    [3, [2, 2, 3, 3, 3]],
    [4, [2, 2, 3, 3, 4]],
    [10, [2, 2, 3, 3, 10]],
  ])('GALLERY-45: %i slides become fewer below 480 and below 724 px', (slidesPerRow, expected) => {
    const widths = [300, 479.9, 480, 723.9, 724];
    expect(widths.map(width => slidesInRow(slidesPerRow, width))).toEqual(expected);
  });
});
