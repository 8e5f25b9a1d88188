import { expect, it } from 'vitest';
import { growthFigures } from './growth-figures.ts';

it('BENCH-9: each is a curve over the sizes, compared with its target, or with its first value if it must not grow', () => {
  const figures = growthFigures([
    { size: '10 products', times: { 'page of a product': 4, order: 10, 'last page of the shop': 9 } },
    { size: '1000 products', times: { 'page of a product': 6, order: 12, 'last page of the shop': 90 } },
  ]);
  expect(figures.map(({ name, ratio, aim, met }) => [name, ratio, aim, met])).toEqual([
    ['page of a product, 10 products', null, '< 5', true],
    ['page of a product, 1000 products', null, '< 5', false],
    ['order, 10 products', null, '', null],
    ['order, 1000 products', 1.2, '< 1.5', true],
    ['last page of the shop, 10 products', null, '', null],
    ['last page of the shop, 1000 products', null, '', null],
  ]);
});
