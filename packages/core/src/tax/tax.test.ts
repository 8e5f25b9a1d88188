import { expect, it } from 'vitest';
import type { Destination } from '../cart/destination.ts';
import { type LineToPrice, priceCart } from '../cart/price-cart.ts';
import { explainSteps } from '../cart/price-steps.ts';
import { taxRatesFor } from '../cart/tax-rules.ts';
import { currentSettings } from '../tenancy/earlier-settings.ts';
import { websiteSettingsSchema } from '../tenancy/website.ts';
import { euRates, euRatesAsOf } from './eu-rates.data.ts';
import { rulesOfSettings } from './rules-of-settings.ts';
import { taxSettingsSchema } from './tax-settings.ts';
import { isReverseCharged, readVatId } from './vat-id.ts';

const to = (country: string, postalCode = '', region = ''): Destination => ({ country, region, postalCode });
const settings = (given: Parameters<typeof taxSettingsSchema.parse>[0]) => taxSettingsSchema.parse(given);
const europe = settings({ eu: { home: 'DE' } });

function rateOf(given: typeof europe, destination: Destination, taxClass = 'standard') {
  return taxRatesFor(rulesOfSettings(given), destination, taxClass)?.rates.map(({ rate }) => rate) ?? null;
}

it('TAX-3: a store that sells across the EU charges the rates of each member state', () => {
  expect(Object.keys(euRates)).toHaveLength(27);
  expect(euRatesAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect([
    rateOf(europe, to('ES', '28013')),
    rateOf(europe, to('FI', '00100')),
    rateOf(europe, to('DK')),
  ]).toEqual([[21_000], [25_500], [25_000]]);
  expect(['reduced', 'lower', 'zero'].map(one => rateOf(europe, to('ES'), one))).toEqual([
    [10_000],
    [4000],
    [],
  ]);
  expect(['reduced', 'lower'].map(one => rateOf(europe, to('DE'), one))).toEqual([[7000], [7000]]);
  expect(rateOf(europe, to('DK'), 'lower')).toEqual([25_000]);
  for (const [country, { standard, reduced = standard, lower = reduced }] of Object.entries(euRates))
    expect([country, lower <= reduced && reduced <= standard]).toEqual([country, true]);
});

it('TAX-3: areas of a member state have their own rates or none; other countries are not taxed', () => {
  expect(
    [to('ES', '35001'), to('DE', '27498'), to('PT', '9000-123'), to('PT', '9500')].map(at =>
      rateOf(europe, at),
    ),
  ).toEqual([[], [], [22_000], [16_000]]);
  expect([rateOf(europe, to('US')), rateOf(settings({}), to('DE'))]).toEqual([null, null]);
});

it('TAX-2: a rate of the owner replaces that of the EU; the most specific one applies', () => {
  const own = settings({
    eu: { home: 'DE' },
    rules: [
      { country: 'FR', rates: { standard: [{ rate: 20_500 }], books: [{ rate: 5500 }] } },
      {
        country: 'US',
        region: 'NY',
        rates: {
          standard: [
            { name: 'State', rate: 4000 },
            { name: 'City', rate: 4500 },
          ],
        },
      },
      { country: 'US', postalCodes: '10001-10010', rates: { standard: [{ rate: 9000 }] } },
    ],
  });
  expect([rateOf(own, to('FR')), rateOf(own, to('FR'), 'books'), rateOf(own, to('FR'), 'zero')]).toEqual([
    [20_500],
    [5500],
    [],
  ]);
  expect(rateOf(own, to('ES'), 'books')).toEqual([21_000]);
  expect(
    [to('US', '10005', 'NY'), to('US', '14850', 'NY'), to('US', '97204', 'OR')].map(at => rateOf(own, at)),
  ).toEqual([[9000], [4000, 4500], null]);
});

it('TAX-6: a VAT id has the form of its country, whatever its spaces and punctuation', () => {
  const valid = [
    'de 136 695 976',
    'ATU99999999',
    'NL004495445B01',
    'ESX9999999X',
    'EL123456783',
    'FR-40.303265045',
    'SE123456789701',
    'XI123456789',
    'CHE123456789MWST',
  ];
  expect(valid.map(one => readVatId(one)?.country)).toEqual([
    'DE',
    'AT',
    'NL',
    'ES',
    'GR',
    'FR',
    'SE',
    'XI',
    'CH',
  ]);
  expect(readVatId('de 136 695 976')?.id).toBe('DE136695976');
  const bad = [
    '',
    'DE',
    'DE13669597',
    'DE1366959761',
    '136695976',
    'US123456789',
    'GR123456783',
    'NL004495445A01',
    'toString',
  ];
  expect(bad.map(readVatId)).toEqual(bad.map(() => null));
});

it('TAX-7: the buyer accounts for the tax if a business of another member state buys across a border', () => {
  const at = (home: string | null, country: string, vatId: string) =>
    isReverseCharged({ home, destination: to(country), vatId });
  expect([at('DE', 'ES', 'ESX9999999X'), at('DE', 'FR', 'ESX9999999X')]).toEqual([true, true]);
  expect([
    at('DE', 'ES', ''),
    at('DE', 'ES', 'ESX'),
    at('DE', 'DE', 'ESX9999999X'),
    at('DE', 'ES', 'DE136695976'),
    at('DE', 'US', 'ESX9999999X'),
    at('DE', 'ES', 'GB123456789'),
    at(null, 'ES', 'ESX9999999X'),
    isReverseCharged({ home: 'DE', destination: null, vatId: 'ESX9999999X' }),
  ]).toEqual(Array(8).fill(false));
});

const vase = (unitPrice: number, more: Partial<LineToPrice> = {}): LineToPrice => ({
  key: 'vase',
  title: 'Vase',
  productId: 'vase',
  categories: [],
  quantity: 2,
  unitPrice,
  listPrice: unitPrice,
  taxClass: 'standard',
  isShipped: true,
  isDiscounted: true,
  ...more,
});

it.each([true, false])(
  'TAX-7: under reverse charge all prices are net and add up (prices include tax: %s)',
  isIncluded => {
    const totals = priceCart([vase(12_100), vase(11_000, { key: 'book', taxClass: 'reduced' })], {
      destination: to('ES', '28013'),
      shipping: { id: 'post', name: 'Post', amount: 605, freeFrom: null },
      tax: {
        isIncluded,
        rules: rulesOfSettings(europe),
        shipping: { like: 'class', taxClass: 'standard' },
        reverseCharge: 'ESX9999999X',
      },
      discounts: [],
      email: null,
      now: '',
      used: {},
    });
    const expected = isIncluded
      ? { vase: 10_000, book: 10_000, shipping: 500 }
      : { vase: 12_100, book: 11_000, shipping: 605 };
    expect(totals.lines.map(({ unitPrice }) => unitPrice)).toEqual([expected.vase, expected.book]);
    expect([
      totals.shipping,
      totals.tax,
      totals.taxes,
      totals.isTaxIncluded,
      totals.isReverseCharged,
    ]).toEqual([expected.shipping, null, [], false, true]);
    expect(totals.total).toBe(2 * (expected.vase + expected.book) + expected.shipping);
    expect(totals.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
    expect(explainSteps(totals.steps, String).at(-1)).toBe(
      'Reverse charge: no tax is charged. The recipient (ESX9999999X) accounts for it.',
    );
  },
);

it('TAX-10: one rate for each country, from before, becomes rules; other settings do not change', () => {
  const read = (tax: unknown) =>
    websiteSettingsSchema.parse(currentSettings({ store: { currency: 'EUR', tax } })).store;
  const old = read({ isIncluded: false, rates: { DE: 1900, '*': 0 }, isShippingTaxed: false });
  expect(old.tax).toMatchObject({
    isIncluded: false,
    shipping: null,
    rules: [
      { country: 'DE', region: '', postalCodes: '', rates: { standard: [{ name: '', rate: 19_000 }] } },
      { country: '*', rates: { standard: [{ rate: 0 }] } },
    ],
  });
  expect(old.currency).toBe('EUR');
  expect(read({ rates: {} }).tax.shipping).toEqual({ like: 'class', taxClass: 'standard' });
  expect(read(europe).tax).toEqual(europe);
});
