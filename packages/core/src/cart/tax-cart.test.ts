import { describe, expect, it } from 'vitest';
import { taxRows } from './tax-amount.ts';
import { type Taxable, taxCart } from './tax-cart.ts';
import { type TaxRule, type TaxRules, taxRatesFor } from './tax-rules.ts';

const to = (country: string, region = '', postalCode = '') => ({ country, region, postalCode });
const rule = (country: string, rates: TaxRule['rates'], more: Partial<TaxRule> = {}): TaxRule => ({
  country,
  region: '',
  postalCodes: '',
  rates,
  ...more,
});
const plain = (rate: number) => [{ name: '', rate }];
const germany: TaxRules = {
  isIncluded: true,
  rules: [rule('DE', { standard: plain(19_000), reduced: plain(7000), stamps: [] })],
  shipping: { like: 'goods' },
};
const goods = (amount: number, taxClass: string | null = 'standard'): Taxable => ({ amount, taxClass });

it('CART-24: lines are taxed by class, and each rate is calculated once on everything it taxes', () => {
  const lines = [goods(1190), goods(1070, 'reduced'), goods(500, 'stamps'), goods(300, null), goods(595)];
  const taxed = taxCart(lines, 0, { destination: to('DE'), tax: germany });
  expect(taxed.taxes).toEqual([
    { name: '', country: 'DE', region: '', rate: 19_000, base: 1785, amount: 285 },
    { name: '', country: 'DE', region: '', rate: 7000, base: 1070, amount: 70 },
  ]);
  expect([taxed.tax, taxed.ofLines]).toEqual([355, [190, 70, 0, 0, 95]]);
});

it('CART-24: shipping is taxed like its goods, like a class, or not at all', () => {
  const lines = [goods(3000), goods(1000, 'reduced')];
  const by = (shipping: TaxRules['shipping']) =>
    taxCart(lines, 400, { destination: to('DE'), tax: { ...germany, isIncluded: false, shipping } });
  expect(by({ like: 'goods' }).taxes.map(one => [one.rate, one.base, one.amount])).toEqual([
    [19_000, 3300, 627],
    [7000, 1100, 77],
  ]);
  expect(by({ like: 'goods' }).ofShipping).toBe(64);
  expect(by({ like: 'class', taxClass: 'reduced' }).taxes.map(one => one.base)).toEqual([3000, 1400]);
  expect([by(null).ofShipping, by(null).tax]).toEqual([0, 640]);
  // No shipped line has a price: the standard class is the fallback.
  const free = taxCart([goods(0, 'reduced')], 400, { destination: to('DE'), tax: germany });
  expect(free.taxes.map(one => one.rate)).toEqual([19_000]);
});

it('CART-24: several rates of one class are calculated on the same sum and shown separately', () => {
  const canada: TaxRules = {
    isIncluded: false,
    rules: [
      rule('CA', { standard: [{ name: 'GST', rate: 5000 }] }),
      rule(
        'CA',
        {
          standard: [
            { name: 'GST', rate: 5000 },
            { name: 'QST', rate: 9975 },
          ],
          books: [{ name: 'GST', rate: 5000 }],
        },
        { region: 'QC' },
      ),
    ],
    shipping: null,
  };
  const taxed = taxCart([goods(1999), goods(999, 'books')], 0, { destination: to('CA', 'QC'), tax: canada });
  expect(taxed.taxes.map(({ name, region, base, amount }) => [name, region, base, amount])).toEqual([
    ['GST', 'QC', 2998, 150],
    ['QST', 'QC', 1999, 199],
  ]);
  expect([taxed.tax, taxed.ofLines]).toEqual([349, [299, 50]]);
  const elsewhere = taxCart([goods(1999)], 0, { destination: to('CA', 'ON'), tax: canada });
  expect(elsewhere.taxes.map(({ name, amount }) => [name, amount])).toEqual([['GST', 100]]);
  expect(taxRows(taxed.taxes, { word: 'Tax', language: 'en' }).map(row => row.label)).toEqual([
    'GST 5%',
    'QST 9.975%',
  ]);
  expect(taxRows([{ name: '', rate: 19_000, amount: 5 }], { word: 'Tax', language: 'en' })).toEqual([
    { label: 'Tax', amount: 5 },
  ]);
});

describe('the destination', () => {
  const rules = [
    rule('*', { standard: plain(1) }),
    rule('US', { standard: plain(2), food: [] }),
    rule('US', { standard: plain(3) }, { region: 'NY' }),
    rule('US', { standard: plain(4) }, { region: 'NY', postalCodes: '10001, 11*' }),
    rule('AT', { standard: plain(5) }, { postalCodes: '6691,6991-6993' }),
    rule('GB', { standard: plain(6) }, { postalCodes: 'BT*' }),
  ];
  it.each([
    ['FR', '', '', 'standard', 1],
    ['US', '', '', 'standard', 2],
    ['US', 'ny', '14604', 'standard', 3],
    ['US', 'NY', '10001', 'standard', 4],
    ['US', 'NY', '11201-1234', 'standard', 4],
    ['US', 'CA', '10001', 'standard', 2],
    ['US', 'NY', '14604', 'food', 3],
    ['US', 'CA', '', 'food', null],
    ['US', 'CA', '', 'toString', 2],
    ['AT', '', '6992', 'standard', 5],
    ['AT', '', '6990', 'standard', 1],
    ['AT', '', '69920', 'standard', 1],
    ['GB', '', 'bt1 5gs', 'standard', 6],
    ['GB', '', 'SW1A 1AA', 'standard', 1],
    ['GB', '', '', 'standard', 1],
  ])('CART-5: %s %s %s, class %s', (country, region, postalCode, taxClass, rate) => {
    const found = taxRatesFor(rules, to(country, region, postalCode), taxClass);
    expect(found?.rates.map(one => one.rate)).toEqual(rate === null ? [] : [rate]);
  });
});
