import { expect, it } from 'vitest';
import { growthFigures } from './growth-figures.ts';

it('BENCH-9: what grows stands beside a plain page of the same rounds, and pages are judged by it', () => {
  const figures = growthFigures({ plain: 5, 'page of a product': 6, order: 40 }, '1000 products');
  expect(figures.map(({ name, ratio, met }) => [name, ratio, met])).toEqual([
    ['page of a product, 1000 products', 1.2, true],
    ['order, 1000 products', 8, null],
  ]);
  expect(growthFigures({ plain: 5, 'search that finds all': 60 }, '10 posts')[0]?.met).toBe(false);
});
