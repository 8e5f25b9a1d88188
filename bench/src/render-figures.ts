import { type Figure, figureOf } from './figure.ts';
import { median, percentile } from './median.ts';

/** Milliseconds, one number per page or publish. */
export interface RenderTimes {
  /** Each page at its first request after a publish, and immediately again. */
  readonly first: readonly number[];
  /** Processor time of each first request, including the database's share and compression. */
  readonly cpu: readonly number[];
  readonly again: readonly number[];
  /** From Publish until a visitor sees the change. */
  readonly published: readonly number[];
  /** A page of sixty blocks of all kinds, rendered alone: processor time. */
  readonly drawn: readonly number[];
}

const group = 'render';
const middle = { below: 5 };
const most = { below: 15 };

/** The target: a median of 5 milliseconds per page, and 15 at the 99th percentile (rule BENCH-6). */
export function renderFigures({ first, cpu, again, published, drawn }: RenderTimes): Figure[] {
  const passed = { group, unit: 'ms' };
  const used = { group, unit: 'ms CPU' };
  const within = '99 of 100 within';
  return [
    figureOf({
      group,
      name: 'first renders after a publish, one by one',
      value: rateOf(first),
      unit: '1/s',
      reference: rateOf(again),
    }),
    figureOf({ ...passed, name: 'first render, median', value: median(first), aim: middle }),
    figureOf({ ...passed, name: `first render, ${within}`, value: percentile(first, 99), aim: most }),
    figureOf({ ...used, name: 'first render, median', value: median(cpu), aim: middle }),
    figureOf({ ...used, name: `first render, ${within}`, value: percentile(cpu, 99), aim: most }),
    figureOf({ ...passed, name: 'from Publish to the new page', value: median(published) }),
    figureOf({
      ...used,
      name: 'sixty blocks of all kinds, drawn alone',
      value: median(drawn),
      aim: { below: 10 },
    }),
  ];
}

function rateOf(milliseconds: readonly number[]): number {
  return (1000 * milliseconds.length) / milliseconds.reduce((sum, one) => sum + one, 0);
}
