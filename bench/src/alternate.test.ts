import { describe, expect, it } from 'vitest';
import { alternate } from './alternate.ts';

describe('alternate', () => {
  it('BENCH-3: measures in turn and returns the median of each', async () => {
    const order: string[] = [];
    const given = (name: string, values: number[]) => async () => {
      order.push(name);
      return values.shift() ?? 0;
    };
    const medians = await alternate(3, {
      ours: given('ours', [5, 1, 9]),
      theirs: given('theirs', [2, 2, 8]),
    });
    expect(medians).toEqual({ ours: 5, theirs: 2 });
    expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs']);
  });
});
