import { expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';
import { byOption, filterQuery, isNarrowed, readFilters } from './product-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

it('FILTER-1: the same choice always has the same address, in any order and spelling', () => {
  const given =
    'sort=price&option=size:M&option=colour:red&option=size:m&to=20.00&tag=New&from=,5&stock=in&q=x';
  const wanted = 'tag=new&option=colour%3Ared&option=size%3Am&to=20&stock=in&sort=price';
  expect(String(filterQuery(read(given)))).toBe(wanted);
  expect(String(filterQuery(read(wanted)))).toBe(wanted);
  expect(String(filterQuery(read('from=12,50&sale=yes')))).toBe('from=12.5&sale=yes');
});

it('FILTER-1: anything invalid is ignored, and a choice has at most twenty values of a kind', () => {
  const many = Array.from({ length: 50 }, (_, at) => `tag=t${at}`).join('&');
  expect(read(many).tags).toHaveLength(20);
  for (const query of [
    '',
    'from=-1&to=x',
    'sort=best',
    'stock=out&sale=1',
    'option=red',
    `tag=${'x'.repeat(400)}`,
  ])
    expect(String(filterQuery(read(query))), query).toBe('');
});

it('FILTER-1: an order alone narrows nothing', () => {
  expect(isNarrowed(read('sort=newest'))).toBe(false);
  expect(isNarrowed(read('sale=yes'))).toBe(true);
  expect([...byOption(['size:m', 'colour:red', 'size:l'])]).toEqual([
    ['size', ['size:m', 'size:l']],
    ['colour', ['colour:red']],
  ]);
});

it('FILTER-3: sizes are in the order of sizes, numbers in that of numbers', () => {
  const sorted = (values: string[]) => values.toSorted((a, b) => compareValues(a, b, 'en'));
  expect(sorted(['XL', 'S', 'm', 'XXS', 'L'])).toEqual(['XXS', 'S', 'm', 'L', 'XL']);
  expect(sorted(['10 cm', '9 cm', 'Ash'])).toEqual(['9 cm', '10 cm', 'Ash']);
});
