import type { ImportProduct } from '@vitrine/core/importing/import-model.ts';
import { wordNotes } from '@vitrine/core/importing/import-report.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { emptyText } from '@vitrine/core/rich-text/rich-text.ts';
import { expect, it } from 'vitest';
import { ImportNotes } from '../readers/import-notes.ts';
import { productInput } from './product-input.ts';

const shirt = (optionNames: readonly string[], values: readonly (readonly string[])[]): ImportProduct => ({
  sourceId: '1',
  type: 'variable',
  title: 'Shirt',
  brand: '',
  slug: 'shirt',
  address: '',
  kind: 'physical',
  descriptionHtml: '',
  excerptHtml: '',
  state: 'published',
  isVisible: true,
  isFeatured: false,
  optionNames,
  variants: values.map((optionValues, at) => ({
    sourceId: String(at),
    sku: '',
    gtin: '',
    optionValues,
    price: '9.00',
    salePrice: '',
    saleFrom: null,
    saleUntil: null,
    stock: 1,
    weight: null,
    size: null,
    imageAddress: optionValues.includes('Ash') ? 'https://a.example/ash.jpg' : null,
  })),
  images: [],
  categories: [],
  tags: [],
  externalAddress: '',
  groupedSourceIds: [],
  shop: '',
});

const inputOf = (product: ImportProduct, notes = new ImportNotes()) =>
  productInput(product, {
    currency: 'EUR',
    description: emptyText,
    excerpt: '',
    imageIds: [],
    imageOf: () => 'm2k4h8x1p000000000000001',
    notes,
  });
const stylesOf = (product: ImportProduct) => inputOf(product).optionStyles?.map(style => style.display);

it('IMPORT-68: colours become swatches when each has a colour or a picture', () => {
  expect(
    stylesOf(
      shirt(
        ['Size', 'Farbe'],
        [
          ['S', 'Schwarz'],
          ['M', 'grün'],
          ['S', 'Ash'],
        ],
      ),
    ),
  ).toEqual(['list', 'swatches']);
});

it('IMPORT-68: other options, and colours of which one cannot be shown, become lists', () => {
  expect(stylesOf(shirt(['Colour'], [['Red'], ['Mystery']]))).toEqual([]);
  expect(stylesOf(shirt(['Logo'], [['Red'], ['Blue']]))).toEqual([]);
});

it('IMPORT-43: names of options that are empty or the same, and impossible measures, are changed', () => {
  const product = shirt(['Size', ' ', 'size'], [['S', 'a', 'b']]);
  const variants = product.variants.map(variant => ({
    ...variant,
    weight: -1,
    size: { length: 1, width: -2, height: 3 },
  }));
  const input = inputOf({ ...product, title: ' ', variants });
  expect([input.title, input.optionNames]).toEqual(['Untitled', ['Size', 'Option 2', 'size (2)']]);
  expect(input.variants).toMatchObject([{ weight: null, size: null }]);
  expect(productInputSchema.safeParse(input).success).toBe(true);
});

it('IMPORT-43: the dates of a sale come with it; one that ends before it begins is off', () => {
  const sold = (saleFrom: string | null, saleUntil: string | null) => {
    const product = shirt([], [[]]);
    const variants = product.variants.map(one => ({ ...one, salePrice: '7.00', saleFrom, saleUntil }));
    const [variant] = inputOf({ ...product, variants }).variants;
    return [variant?.salePrice, variant?.isOnSale, variant?.saleFrom, variant?.saleUntil];
  };
  const [first, last] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  expect(sold(first, last)).toEqual([700, true, first, last]);
  expect(sold(null, null)).toEqual([700, true, null, null]);
  expect(sold(last, first)).toEqual([700, false, null, null]);
});

it('IMPORT-43: long categories and tags are kept, and reported once each', () => {
  const notes = new ImportNotes();
  const [category, tag] = ['C'.repeat(26), 'T'.repeat(51)];
  const product = { ...shirt([], [[]]), categories: [[category, 'Short']], tags: [tag, tag, 'C'.repeat(26)] };
  const input = productInput(product, {
    currency: 'EUR',
    description: emptyText,
    excerpt: '',
    imageIds: [],
    imageOf: () => null,
    notes,
  });
  expect(input.categories).toEqual([category, 'Short']);
  expect(input.tags).toContain(tag);
  const reported = JSON.stringify(notes.warnings);
  expect(reported.split('imports.longTerm').length - 1).toBe(2);
  expect([reported.includes(category), reported.includes(tag)]).toEqual([true, true]);
});

it('IMPORT-80: a membership is one here, and the report says what its file does not tell', () => {
  const notes = new ImportNotes();
  expect(inputOf({ ...shirt([], [[]]), type: 'simple', kind: 'paywall' }, notes)).toMatchObject({
    type: productTypes.paywall,
    variants: [{ price: 900, stock: 1 }],
  });
  expect(wordNotes(notes.warnings, 'en')).toEqual([
    { what: 'product “Shirt”', why: expect.stringContaining('It is a membership.') },
  ]);
});
