import { expect, it } from 'vitest';
import { lowestPriceBefore, type NotedPrice } from './lowest-price.ts';
import { pricePerUnit, referencesFor } from './per-unit.ts';
import { perUnitSchema } from './per-unit-schema.ts';
import { productInputSchema } from './product.ts';
import { nextPriceChange, pricedAt } from './sale-dates.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
const at = (n: number) => new Date(day(n));
const dated = (saleFrom: string | null, saleUntil: string | null, isOnSale = true) => ({
  price: 1000,
  salePrice: 800,
  isOnSale,
  saleFrom,
  saleUntil,
});

it('PRICE-7: a sale is on from its beginning to its end, each at that very moment', () => {
  const sale = dated(day(10), day(20));
  expect([9, 10, 19, 20].map(n => pricedAt(sale, at(n)).isOnSale)).toEqual([false, true, true, false]);
  expect(pricedAt(dated(null, null), at(1)).isOnSale).toBe(true);
  expect(pricedAt(dated(day(1), null, false), at(2)).isOnSale).toBe(false);
});

it('PRICE-7: the next change of a price is the nearest beginning or end that is still to come', () => {
  const sales = [dated(day(10), day(20)), dated(null, day(15)), dated(day(5), day(6), false)];
  expect([1, 10, 15, 20].map(n => nextPriceChange(sales, at(n)))).toEqual([
    at(10).getTime(),
    at(15).getTime(),
    at(20).getTime(),
    Number.POSITIVE_INFINITY,
  ]);
});

it('PRICE-7: a sale that ends before it begins is refused at its end', () => {
  const read = (saleFrom: string, saleUntil: string) =>
    productInputSchema.safeParse({ title: 'Cup', variants: [{ ...dated(saleFrom, saleUntil) }] });
  expect(read(day(1), day(2)).success).toBe(true);
  expect(read(day(2), day(2)).error?.issues.map(issue => issue.path.join('.'))).toEqual([
    'variants.0.saleUntil',
  ]);
});

const noted = (n: number, price: number, sale: Partial<NotedPrice> = {}): NotedPrice => ({
  since: day(n),
  price,
  salePrice: null,
  isOnSale: false,
  saleFrom: null,
  saleUntil: null,
  ...sale,
});

it('PRICE-8: the lowest price counts that applied in the 30 days before the present one', () => {
  const history = [
    noted(1, 900),
    noted(2, 1000),
    noted(40, 1200),
    noted(60, 1200, { salePrice: 950, isOnSale: true }),
  ];
  // 900 applied until the second day, which is more than 30 days before the sale.
  expect(lowestPriceBefore(history, at(61))).toBe(1000);
  const recent = [
    noted(1, 1000),
    noted(40, 850),
    noted(41, 1200),
    noted(60, 1200, { salePrice: 950, isOnSale: true }),
  ];
  expect(lowestPriceBefore(recent, at(61))).toBe(850);
});

it('PRICE-8: a dated sale counts from its beginning, an earlier sale counts too, and a new product has none', () => {
  const sale = { salePrice: 800, isOnSale: true, saleFrom: day(50), saleUntil: day(60) };
  expect(lowestPriceBefore([noted(1, 1000), noted(10, 1000, sale)], at(55))).toBe(1000);
  const again = [
    noted(1, 1000, { ...sale, salePrice: 700, saleFrom: day(30), saleUntil: day(40) }),
    noted(45, 1000, sale),
  ];
  expect(lowestPriceBefore(again, at(55))).toBe(700);
  expect(lowestPriceBefore([noted(54, 1000, { ...sale, saleFrom: null })], at(55))).toBeNull();
  expect(lowestPriceBefore([], at(55))).toBeNull();
});

it('PRICE-8: a change of other data does not begin the sale again', () => {
  const sale = { salePrice: 800, isOnSale: true };
  const history = [noted(1, 1000), noted(20, 1000, sale), noted(50, 1100, sale)];
  expect(lowestPriceBefore(history, at(55))).toBe(1000);
});

it('PRICE-9: the price of an amount is exact and rounded once', () => {
  expect(pricePerUnit(1560, { amount: 250, unit: 'g', per: 'kg' })).toBe(6240);
  expect(pricePerUnit(1560, { amount: 250, unit: 'g', per: '100 g' })).toBe(624);
  expect(pricePerUnit(999, { amount: 0.75, unit: 'l', per: 'l' })).toBe(1332);
  expect(pricePerUnit(999, { amount: 750, unit: 'ml', per: '100 ml' })).toBe(133);
  expect(pricePerUnit(500, { amount: 50, unit: 'cm', per: 'm' })).toBe(1000);
});

it('PRICE-9: a content is compared with an amount of its own kind, and is above zero', () => {
  expect([referencesFor('g'), referencesFor('l'), referencesFor('m²')]).toEqual([
    ['kg', '100 g'],
    ['l', '100 ml'],
    ['m²'],
  ]);
  const isFine = (value: unknown) => perUnitSchema.safeParse(value).success;
  expect(isFine({ amount: 0.75, unit: 'l', per: '100 ml' })).toBe(true);
  for (const wrong of [
    { amount: 0, unit: 'l', per: 'l' },
    { amount: -1, unit: 'l', per: 'l' },
    { amount: 0.0004, unit: 'l', per: 'l' },
    { amount: 1, unit: 'l', per: 'kg' },
    { amount: 1, unit: 'pound', per: 'kg' },
  ])
    expect(isFine(wrong)).toBe(false);
});
