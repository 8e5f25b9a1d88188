import type {
  OptionView,
  ProductCard,
  ProductDetail,
  VariantView,
} from '@vitrine/core/products/product-views.ts';
import { textOf } from '@vitrine/core/rich-text/rich-text.ts';
import { bowl, jug, workshop } from '../image/asset.samples.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const variant = (
  id: string,
  optionValues: readonly string[],
  more: Partial<VariantView> = {},
): VariantView => ({
  id: `m2k4h8x1v0000000000000${id}`,
  sku: `BOWL-${id}`,
  gtin: '',
  optionValues,
  price: euro(4800),
  salePrice: null,
  isOnSale: false,
  isSoldOut: false,
  fewLeft: null,
  imageAt: null,
  lowestPrice: null,
  perUnit: null,
  plan: '',
  weight: '',
  size: '',
  ...more,
});

const listed = (name: string, values: readonly string[]): OptionView => ({
  name,
  display: 'list',
  values: values.map(value => ({ value, color: null, image: null })),
});

/** A product with two options, a sale, a sold-out variant and one missing combination. */
export const ashBowl: ProductDetail = {
  id: 'm2k4h8x1p000000000000001',
  title: 'Ash bowl',
  address: '/shop/p/ash-bowl',
  image: bowl,
  secondImage: workshop,
  startingPrice: euro(3900),
  normalPrice: null,
  lowestPrice: null,
  perUnit: null,
  plan: '',
  hasVariedPrices: true,
  isOnSale: true,
  isSoldOut: false,
  productType: 1,
  brand: '',
  excerpt: 'Wide and low, for soup or for keys. Each one runs a little differently.',
  description: textOf(
    'Thrown in one piece from a dark stoneware, dipped in ash glaze and fired to cone 10.',
    'Safe in the dishwasher; happier by hand.',
  ),
  images: [bowl, workshop, jug],
  videos: [],
  form: [],
  options: [listed('Size', ['Small', 'Large']), listed('Glaze', ['Ash', 'Iron', 'Celadon'])],
  variants: [
    variant('01', ['Small', 'Ash'], {
      weight: '0.6 kg',
      size: '18 × 18 × 7 cm',
      price: euro(4800),
      salePrice: euro(3900),
      isOnSale: true,
    }),
    variant('02', ['Small', 'Iron'], { isSoldOut: true }),
    variant('03', ['Large', 'Ash'], { price: euro(7200), fewLeft: 2, weight: '1.4 kg' }),
    variant('04', ['Large', 'Celadon'], { price: euro(7800) }),
  ],
  categories: ['Bowls'],
  tags: ['stoneware'],
};

/** One variant, no picture, no options. */
export const visit: ProductDetail = {
  ...ashBowl,
  id: 'm2k4h8x1p000000000000002',
  title: 'An afternoon at the wheel',
  address: '/shop/p/afternoon',
  image: null,
  secondImage: null,
  images: [],
  videos: [],
  startingPrice: euro(9500),
  lowestPrice: null,
  perUnit: null,
  plan: '',
  hasVariedPrices: false,
  isOnSale: false,
  productType: 3,
  excerpt: '',
  form: [],
  options: [],
  variants: [variant('05', [], { sku: 'VISIT', price: euro(9500) })],
  categories: [],
  tags: [],
};

/** The same bowl with buttons and swatches: a dark colour, one as light as paper, one with its picture. */
export const swatchBowl: ProductDetail = {
  ...ashBowl,
  id: 'm2k4h8x1p000000000000005',
  form: [],
  options: [
    { ...listed('Size', ['Small', 'Large']), display: 'buttons' },
    {
      name: 'Glaze',
      display: 'swatches',
      values: [
        { value: 'Ash', color: '#f7f5f0', image: null },
        { value: 'Iron', color: '#2b1a12', image: null },
        { value: 'Celadon', color: null, image: jug },
      ],
    },
  ],
};

export const tallJug: ProductDetail = {
  ...visit,
  id: 'm2k4h8x1p000000000000003',
  title: 'Tall jug',
  address: '/shop/p/tall-jug',
  image: jug,
  images: [jug],
  videos: [],
  startingPrice: euro(6000),
  isSoldOut: true,
  productType: 1,
  variants: [variant('06', [], { sku: 'JUG', price: euro(6000), isSoldOut: true })],
};

export const mugOnSale: ProductDetail = {
  ...visit,
  id: 'm2k4h8x1p000000000000004',
  title: 'Morning mug',
  address: '/shop/p/morning-mug',
  image: workshop,
  images: [workshop],
  videos: [],
  startingPrice: euro(2400),
  normalPrice: euro(3200),
  isOnSale: true,
  productType: 1,
  variants: [
    variant('07', [], { sku: 'MUG', price: euro(3200), salePrice: euro(2400), isOnSale: true, fewLeft: 1 }),
  ],
};

export const productCards: readonly ProductCard[] = [ashBowl, mugOnSale, tallJug, visit];
