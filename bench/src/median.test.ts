import { describe, expect, it } from 'vitest';
import { median, percentile } from './median.ts';

describe('median', () => {
  it('BENCH-3: is the middle, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  it('BENCH-3: does not change its values', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('BENCH-3: the 99th percentile is near the end', () => {
    const values = Array.from({ length: 101 }, (_, at) => at);
    expect(percentile(values, 99)).toBe(99);
    expect(percentile(values, 100)).toBe(100);
    expect(percentile([1, 2], 99)).toBeCloseTo(1.99);
  });
});
