import { type Figure, figureOf } from './figure.ts';
import { median, percentile } from './median.ts';

/** Milliseconds, one number a page or a publish. */
export interface RenderTimes {
  /** Each page when it is asked for first after a publish, and at once again. */
  readonly first: readonly number[];
  readonly again: readonly number[];
  /** From Publish until a visitor sees the change. */
  readonly published: readonly number[];
  /** A page of sixty blocks, drawn alone. */
  readonly drawn: readonly number[];
}

const group = 'render';
const aim = { below: 10 };

/** What is aimed at: less than a hundredth of a second a page (rule BENCH-6). */
export function renderFigures({ first, again, published, drawn }: RenderTimes): Figure[] {
  const milliseconds = { group, unit: 'ms' };
  return [
    figureOf({
      group,
      name: 'first renders after a publish, one by one',
      value: rateOf(first),
      unit: '1/s',
      reference: rateOf(again),
    }),
    figureOf({ ...milliseconds, name: 'first render, median', value: median(first), aim }),
    figureOf({ ...milliseconds, name: 'first render, 99 of 100 within', value: percentile(first, 99), aim }),
    figureOf({ ...milliseconds, name: 'from Publish to the new page', value: median(published) }),
    figureOf({ ...milliseconds, name: 'page of sixty blocks, drawn alone', value: median(drawn), aim }),
  ];
}

function rateOf(milliseconds: readonly number[]): number {
  return (1000 * milliseconds.length) / milliseconds.reduce((sum, one) => sum + one, 0);
}
