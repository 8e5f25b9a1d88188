import type { ImportProduct } from '@vitrine/core/importing/import-model.ts';
import { productInputSchema } from '@vitrine/core/products/product.ts';
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
});

const inputOf = (product: ImportProduct) =>
  productInput(product, {
    currency: 'EUR',
    now: new Date(0),
    description: emptyText,
    excerpt: '',
    imageIds: [],
    imageOf: () => 'm2k4h8x1p000000000000001',
    notes: new ImportNotes(),
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
