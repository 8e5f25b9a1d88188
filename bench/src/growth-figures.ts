import { type Aim, type Figure, figureOf } from './figure.ts';

/** The target of each in milliseconds of processor time, at any size; those without one are only shown. */
const aims: Readonly<Record<string, number>> = {
  'page of a product': 5,
  'first page of the shop': 10,
  'search that finds one': 20,
  'search that finds all': 20,
  'search that finds one post': 10,
  'search that finds all posts': 10,
  'sitemap of the products': 200,
  'studio’s list by title': 50,
  'studio’s list by stock': 50,
  'studio’s search that finds one': 50,
  'studio’s search that finds all': 50,
  'publish of one change': 50,
  'website from the starter': 2000,
};

/** Those that must not take longer at the largest size than at the smallest, apart from measurement noise. */
const same: Aim = { below: 1.5 };
const flat = new Set(['order', 'plain page']);

export interface Grown {
  /** Such as `10 products`. */
  readonly size: string;
  /** Milliseconds of processor time. */
  readonly times: Readonly<Record<string, number>>;
}

/** A curve of each: its values from the smallest size to the largest (rule BENCH-9). */
export function growthFigures(sizes: readonly Grown[]): Figure[] {
  const [first] = sizes;
  return Object.keys(first?.times ?? {}).flatMap(name =>
    sizes.map(({ size, times }, at) => {
      const most = aims[name];
      return figureOf({
        group: 'growth',
        name: `${name}, ${size}`,
        value: times[name] ?? Number.NaN,
        unit: 'ms CPU',
        ...(most === undefined ? {} : { aim: { below: most } }),
        ...(flat.has(name) && at > 0 ? { reference: first?.times[name], aim: same } : {}),
      });
    }),
  );
}
