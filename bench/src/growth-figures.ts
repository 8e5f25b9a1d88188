import { type Aim, type Figure, figureOf } from './figure.ts';

/** What a page may take beside a plain one of the same website, however much there is. */
const aim: Aim = { below: 4 };

/** Milliseconds at one size, beside those of a plain page in the same rounds (rule BENCH-9). */
export function growthFigures(times: Readonly<Record<string, number>>, size: string): Figure[] {
  const { plain, ...grown } = times;
  const isPage = (name: string) => name.includes('page') || name.includes('search');
  return Object.entries(grown).map(([name, value]) =>
    figureOf({
      group: 'growth',
      name: `${name}, ${size}`,
      value,
      unit: 'ms',
      reference: plain,
      ...(isPage(name) ? { aim } : {}),
    }),
  );
}
