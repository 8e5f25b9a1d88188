import { listStyle } from '@vitrine/core/products/option-style.ts';
import { expect, it } from 'vitest';
import {
  combineVariants,
  draftOfVariant,
  newVariant,
  optionsOf,
  problemsOfReply,
  problemsOfWhole,
  readOptions,
  type VariantDraft,
} from './product-draft.ts';
import { readVariants } from './read-variants.ts';

const variant = (values: readonly string[], patch: Partial<VariantDraft> = {}): VariantDraft => ({
  ...newVariant(values),
  key: values.join('/') || 'only',
  price: '18.50',
  ...patch,
});

const euro = { currency: 'EUR', unitSystem: 2 } as const;

const listed = (name: string, values: readonly string[]) => ({ ...listStyle, name, values });

it('STUDIO-34: the style of an option is kept, but no colour or picture of a removed value', () => {
  const colors = [
    { value: 'Ash', color: '#c8c0b4' },
    { value: 'Iron', color: '#2b1a12' },
  ];
  const [glaze] = optionsOf({
    optionNames: ['Glaze'],
    optionStyles: [{ display: 'swatches', colors }],
    variants: [],
  });
  expect(glaze).toEqual({ name: 'Glaze', display: 'swatches', colors, values: [] });
  expect(
    readOptions([{ display: 'swatches', colors, name: 'Glaze', values: ['Ash'] }, listed('', [])]),
  ).toEqual({
    optionNames: ['Glaze'],
    optionStyles: [{ display: 'swatches', colors: [{ value: 'Ash', color: '#c8c0b4' }] }],
  });
  const images = ['Ash', 'Iron'].map(value => ({ value, imageId: `of ${value}` }));
  const pictured = { display: 'swatches' as const, colors: [], images, name: 'Glaze' };
  expect(readOptions([{ ...pictured, values: ['Iron'] }]).optionStyles).toEqual([
    { display: 'swatches', colors: [], images: [{ value: 'Iron', imageId: 'of Iron' }] },
  ]);
  expect(readOptions([{ ...pictured, values: ['Bone'] }]).optionStyles).toEqual([
    { display: 'swatches', colors: [] },
  ]);
});

it('STUDIO-11: each combination of option values is one variant, and existing variants keep their data', () => {
  const small = variant(['Small'], { id: 'a', sku: 'S' });
  const large = variant(['Large'], { id: 'b', sku: 'L' });
  const combined = combineVariants([listed('Size', ['Small', 'Large', 'Huge'])], [small, large]);
  expect(combined.map(({ optionValues, sku, id, price }) => [optionValues, sku, id, price])).toEqual([
    [['Small'], 'S', 'a', '18.50'],
    [['Large'], 'L', 'b', '18.50'],
    [['Huge'], '', undefined, '18.50'],
  ]);
});

it('STUDIO-11: a new option is added to existing variants, and a removed value removes its variants', () => {
  const small = variant(['Small'], { id: 'a' });
  const two = combineVariants([listed('Size', ['Small']), listed('Glaze', ['Ash', 'Iron'])], [small]);
  expect(two.map(({ id, optionValues }) => [id, optionValues])).toEqual([
    ['a', ['Small', 'Ash']],
    [undefined, ['Small', 'Iron']],
  ]);
  const back = combineVariants([listed('Size', ['Small'])], two);
  expect(back.map(({ id, optionValues }) => [id, optionValues])).toEqual([['a', ['Small']]]);
  expect(combineVariants([], back).map(({ id, optionValues }) => [id, optionValues])).toEqual([['a', []]]);
});

it('STUDIO-12: typed numbers are read exactly, with a comma as a decimal point', () => {
  const read = readVariants(
    [
      variant([], {
        price: '12,50',
        salePrice: '9.99',
        isOnSale: true,
        isUnlimited: false,
        stock: '7',
        weight: '0,4',
        height: '9',
      }),
    ],
    euro,
  );
  expect(read).toEqual({
    ok: true,
    variants: [
      {
        sku: '',
        gtin: '',
        optionValues: [],
        price: 1250,
        salePrice: 999,
        isOnSale: true,
        saleFrom: null,
        saleUntil: null,
        perUnit: null,
        plan: null,
        stock: 7,
        weight: 0.4,
        size: { length: 0, width: 0, height: 9 },
        imageId: null,
      },
    ],
  });
});

it('MONEY-6, STUDIO-12: thousands of a price are thousands, and the comma of a weight stays decimal', () => {
  const price = (typed: string, currency: string) =>
    readVariants([variant([], { price: typed, weight: '1,250' })], { ...euro, currency });
  for (const [typed, currency, read] of [
    ['1,200', 'EUR', 120_000],
    ['1.200', 'EUR', 120_000],
    ['1,200', 'JPY', 1200],
    ['1,200.50', 'USD', 120_050],
  ] as const)
    expect(price(typed, currency)).toMatchObject({ variants: [{ price: read, weight: 1.25 }] });
  expect(price('1,2,00', 'EUR')).toEqual({ ok: false, problems: expect.anything() });
});

it('STUDIO-12: all errors are reported together, each at its field', () => {
  const read = readVariants(
    [
      variant(['A'], { price: 'ten', isOnSale: true }),
      variant(['B'], { salePrice: '20', isOnSale: true, isUnlimited: false, stock: '-1', weight: 'heavy' }),
      variant(['C'], { price: '1000000.01' }),
      variant(['D'], { price: '10.5' }),
    ],
    euro,
  );
  expect(read).toEqual({
    ok: false,
    problems: {
      'A.price': 'Enter a price such as 18.50.',
      'A.salePrice': 'Enter the sale price, or take the variant off sale.',
      'B.salePrice': 'Must be below the price.',
      'B.stock': 'Enter a whole number of pieces.',
      'B.weight': 'Enter a number.',
      'C.price': 'Must be at most €1,000,000.00.',
    },
  });
  const yen = { ...euro, currency: 'JPY' };
  expect(
    readVariants([variant(['A'], { price: '18.5' }), variant(['B'], { price: '100,000,001' })], yen),
  ).toEqual({
    ok: false,
    problems: { 'A.price': 'Enter a price such as 1850.', 'B.price': 'Must be at most ¥100,000,000.' },
  });
});

it('PRODUCT-8: measures are typed in the units of the store, and one that nobody changed stays exact', () => {
  const imperial = { currency: 'EUR', unitSystem: 1 } as const;
  const stored = {
    id: 'a',
    sku: '',
    gtin: '',
    optionValues: [],
    price: 100,
    salePrice: null,
    isOnSale: false,
    saleFrom: null,
    saleUntil: null,
    perUnit: null,
    plan: null,
    stock: null,
    reserved: 0,
    weight: 1.5,
    size: { length: 10, width: 20, height: 5.08 },
    imageId: null,
  };
  const draft = draftOfVariant(stored, imperial);
  const { weight, length, width, height } = draft;
  expect([weight, length, width, height]).toEqual(['3.3069', '3.937', '7.874', '2']);
  expect(readVariants([draft], imperial)).toMatchObject({
    variants: [{ weight: 1.5, size: { length: 10, width: 20, height: 5.08 } }],
  });
  expect(readVariants([{ ...draft, weight: '2', height: '10' }], imperial)).toMatchObject({
    variants: [{ weight: 0.90718474, size: { length: 10, height: 25.4 } }],
  });
});

it('ROOM-1: a title and the names of used options are required, and server refusals are assigned to their fields', () => {
  const options = [listed('', []), listed(' ', ['Ash'])];
  expect(problemsOfWhole(' ', options)).toEqual({
    title: 'Enter a title.',
    'optionNames.1': 'Enter a name such as Size, or remove its values.',
  });
  expect(problemsOfWhole('Cup', [listed('Size', ['Small'])])).toEqual({});
  const reply = {
    title: 'a',
    'variants.1.sku': 'b',
    'variants.0.size.width': 'c',
    'optionNames.0': 'd',
    variants: 'e',
  };
  const variants = [variant(['Ash']), variant(['Iron'])];
  expect(problemsOfReply(reply, { options, variants })).toEqual({
    title: 'a',
    'Iron.sku': 'b',
    'Ash.width': 'c',
    'optionNames.1': 'd',
    variants: 'e',
  });
});

it('STUDIO-12: the content of a variant is read exactly, and a sale that ends before it begins is refused', () => {
  const content = { content: '0,75', contentUnit: 'l', contentPer: '100 ml' } as const;
  expect(readVariants([variant([], content)], euro)).toMatchObject({
    variants: [{ perUnit: { amount: 0.75, unit: 'l', per: '100 ml' } }],
  });
  const dates = { saleFrom: '2026-02-01T00:00:00.000Z', saleUntil: '2026-01-01T00:00:00.000Z' };
  expect(readVariants([variant(['A'], { ...content, ...dates, content: '0' })], euro)).toEqual({
    ok: false,
    problems: {
      'A.content': 'Enter a number above zero with at most three decimals.',
      'A.saleUntil': 'Must be after the beginning of the sale.',
    },
  });
});
