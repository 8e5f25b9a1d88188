import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { decimalText, formatMoney } from './format-money.ts';
import { currencies, currencyDecimals, currencySchema } from './money.ts';
import { parseDecimals, parseRoundedAmount } from './parse-amount.ts';
import { priceIn } from './price-in.ts';
import { readAmount, readMoney } from './read-amount.ts';
import { divideRounded, scaleAmount } from './rounding.ts';

const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

it('MONEY-2: 26 currencies and no others', () => {
  expect(currencies.join(' ')).toBe(
    'ARS AUD BRL CAD CHF COP CZK DKK EUR GBP HKD IDR ILS INR JPY MXN MYR NOK NZD PHP PLN SEK SGD THB USD ZAR',
  );
  expect(currencySchema.safeParse('KRW').success).toBe(false);
});

it('MONEY-3: two decimals each, none for JPY', () => {
  const others = currencies.filter(currency => currencyDecimals[currency] !== 2);
  expect([others, currencyDecimals.JPY]).toEqual([['JPY'], 0]);
});

it('MONEY-4: halves are rounded away from zero, everything else to the nearest', () => {
  expect([14n, 15n, 16n, -14n, -15n, -16n, 25n].map(value => divideRounded(value, 10n))).toEqual([
    1n,
    2n,
    2n,
    -1n,
    -2n,
    -2n,
    3n,
  ]);
  expect(scaleAmount(999, 1900, 10_000)).toBe(190);
  expect(scaleAmount(50, 100, 10_000)).toBe(1);
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 20_000 }), (amount, denominator) => {
      const error =
        2n * (divideRounded(BigInt(amount), BigInt(denominator)) * BigInt(denominator) - BigInt(amount));
      expect(error <= BigInt(denominator) && error >= -BigInt(denominator)).toBe(true);
      expect(divideRounded(-BigInt(amount), BigInt(denominator))).toBe(
        -divideRounded(BigInt(amount), BigInt(denominator)),
      );
    }),
  );
});

it('MONEY-5: parts add up to the amount and none is a cent away from its share', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  expect(allocate(5, [0, 3, 7])).toEqual([0, 2, 3]);
  expect(allocate(5, [0, 0])).toEqual([3, 2]);
  expect(allocate(0, [])).toEqual([]);
  expect(() => allocate(1, [])).toThrow(RangeError);
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, weights, (amount, shares) => {
      const parts = allocate(amount, shares);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      if (whole === 0) return;
      for (const [at, part] of parts.entries()) {
        const off = BigInt(part) * BigInt(whole) - BigInt(amount) * BigInt(shares[at] ?? 0);
        expect(off < BigInt(whole) && off > -BigInt(whole)).toBe(true);
      }
    }),
  );
});

it('MONEY-6: decimal text is parsed exactly or not at all', () => {
  expect(
    ['18.50', '18.5', '18', ' 0.07 ', '-3', '18.5000', '18.'].map(text => parseDecimals(text, 2)),
  ).toEqual([1850, 1850, 1800, 7, -300, 1850, 1800]);
  expect(
    ['', '.5', '1,5', '1.005', '1e3', '0x1', '1.2.3', '-', '1234567890123456'].map(text =>
      parseDecimals(text, 2),
    ),
  ).toEqual(Array(9).fill(null));
  expect([parseDecimals('1850', 0), parseDecimals('18.5', 0)]).toEqual([1850, null]);
  expect(['18.505', '-18.505', '18.504', 'x'].map(text => parseRoundedAmount(text, 'USD'))).toEqual([
    1851,
    -1851,
    1850,
    null,
  ]);
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, 2, 3), (amount, decimals) => {
      expect(parseDecimals(decimalText(amount, decimals), decimals)).toBe(amount);
    }),
  );
});

describe('amounts as people type them', () => {
  it.each<[typed: string, none: number | null, two: number | null, three: number | null]>([
    ['12', 12, 1200, 12_000],
    ['12,50', null, 1250, 12_500],
    ['12.50', null, 1250, 12_500],
    ['12.5', null, 1250, 12_500],
    ['12,0', 12, 1200, 12_000],
    ['18.', 18, 1800, 18_000],
    [' 0,07 ', null, 7, 70],
    ['1,000', 1000, 100_000, 1000],
    ['1.000', 1000, 100_000, 1000],
    ['12,345', 12_345, 1_234_500, 12_345],
    ['-1.200', -1200, -120_000, -1200],
    ['−1.200', -1200, -120_000, -1200],
    ['+5', 5, 500, 5000],
    ['0,500', null, 50, 500],
    ['0.005', null, null, 5],
    ['1234,500', null, 123_450, 1_234_500],
    ['18.5000', null, 1850, 18_500],
    ['1,234.56', null, 123_456, 1_234_560],
    ['1.234,56', null, 123_456, 1_234_560],
    ['1,000.00', 1000, 100_000, 1_000_000],
    ['1,234.567', null, null, 1_234_567],
    ['1,234,567', 1_234_567, 123_456_700, 1_234_567_000],
    ['1.234.567,8', null, 123_456_780, 1_234_567_800],
    ['1 200', 1200, 120_000, 1_200_000],
    ['1\u00A0200,50', null, 120_050, 1_200_500],
    ['1\u202F200\u202F000', 1_200_000, 120_000_000, 1_200_000_000],
    ['1\u2009200', 1200, 120_000, 1_200_000],
    ["1'200.50", null, 120_050, 1_200_500],
    ['1’200', 1200, 120_000, 1_200_000],
    ...['', ' ', '-', ',', '.5', 'a lot', '$5', '1e3', '0x1', '1,00,000', '1,0000.5', '12 50', '1  200'].map(
      typed => [typed, null, null, null] as [string, null, null, null],
    ),
    ...['1,000 000', '1.234,567,890', '0 500', '0,500,000', '0.500,00', '1,23.45', '1,000,', "1'200’5"].map(
      typed => [typed, null, null, null] as [string, null, null, null],
    ),
    ['1234567890123456', null, null, null],
  ])('MONEY-6: “%s” is read as %s, %s and %s with no, two and three decimals', (typed, ...read) => {
    expect([0, 2, 3].map(decimals => readAmount(typed, decimals))).toEqual(read);
  });

  it.each(['en', 'de', 'de-CH', 'fr', 'es', 'it', 'nl', 'da'])(
    'MONEY-6: an amount as %s writes it is read as it is',
    language => {
      fc.assert(
        fc.property(amounts, fc.constantFrom(0, 2), (amount, decimals) => {
          const typed = new Intl.NumberFormat(language, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(decimalText(amount, decimals) as Intl.StringNumericLiteral);
          expect(readAmount(typed, decimals)).toBe(amount);
        }),
      );
    },
  );

  it('MONEY-6: money is read with the decimals of its currency', () => {
    expect(['1,000', '12.50', '1.200,00'].map(typed => readMoney(typed, 'USD'))).toEqual([
      100_000, 1250, 120_000,
    ]);
    expect(['1,000', '12.50', '1.200,00'].map(typed => readMoney(typed, 'JPY'))).toEqual([1000, null, 1200]);
  });
});

it('MONEY-7: a price uses the notation of the language, with the decimals of its currency', () => {
  expect(formatMoney({ amount: 123_456, currency: 'USD' }, 'en')).toBe('$1,234.56');
  expect(formatMoney({ amount: 1850, currency: 'JPY' }, 'en')).toBe('¥1,850');
  expect(formatMoney({ amount: -5, currency: 'EUR' }, 'en')).toBe('-€0.05');
});

it('MONEY-8: with the store’s option, whole amounts are shown without decimals, others unchanged', () => {
  const text = (amount: number, currency: string, trimsZeros: boolean, language = 'en') =>
    formatMoney(priceIn({ currency, trimsZeros }, amount), language).replaceAll('\u00a0', ' ');
  expect([1800, 1850, 0, -1800, 180_000_000].map(amount => text(amount, 'EUR', true))).toEqual([
    '€18',
    '€18.50',
    '€0',
    '-€18',
    '€1,800,000',
  ]);
  expect([text(1800, 'EUR', true, 'de'), text(1800, 'JPY', true)]).toEqual(['18 €', '¥1,800']);
  expect(text(1800, 'EUR', false)).toBe('€18.00');
});
