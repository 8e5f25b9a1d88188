import type { Product, Variant } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';

const id = (letter: string) => letter.repeat(24);

/** A variant in which each field differs from an empty one; a field that is added has to be filled here too. */
export const filledVariant: Required<Variant> = {
  id: id('v'),
  sku: "'=SKU-1",
  gtin: '4006381333931',
  optionValues: ['S, small', 'Red\\Blue'],
  price: 1850,
  salePrice: 1500,
  isOnSale: true,
  saleFrom: '2026-01-01T00:00:00.000Z',
  saleUntil: '2099-02-01T12:30:15.250Z',
  perUnit: { amount: 0.75, unit: 'l', per: '100 ml' },
  plan: { billingPeriod: { value: 2, unit: 'week' }, numBillingCycles: 12 },
  stock: 7,
  reserved: 0,
  weight: 0.125,
  size: { length: 1, width: 2.5, height: 3 },
  imageId: id('b'),
};

/** The same of a digital product, which cannot be made to order. */
export const filledProduct: Required<Product> = {
  id: id('p'),
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  deletedAt: null,
  type: productTypes.digital,
  state: 2,
  publishAt: '2099-01-01T08:00:00.000Z',
  title: '=Shirt, "blue"; soft',
  slug: 'shirt-blue',
  excerpt: ' Soft &\r\n<light>\t ',
  brand: 'Ann, Lee',
  seoTitle: 'Shirt, "blue" linen',
  seoDescription: 'Soft; made by hand',
  description: {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2, align: 'center' },
        content: [{ type: 'text', text: 'Care & wear' }],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Made of ' },
          { type: 'text', text: '<linen>', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          {
            type: 'text',
            text: 'See more',
            marks: [{ type: 'link', attrs: { href: 'https://example.com/?a=1&b="2"', newWindow: true } }],
          },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cold water' }] }],
          },
        ],
      },
      { type: 'horizontalRule' },
    ],
  },
  optionNames: ['Size', 'Colour, main'],
  optionStyles: [
    { display: 'buttons', colors: [] },
    {
      display: 'swatches',
      colors: [{ value: 'Red\\Blue', color: '#ff0000' }],
      images: [{ value: 'Red\\Blue', imageId: id('c') }],
    },
  ],
  taxClass: 'reduced',
  form: [
    {
      id: id('q'),
      kind: 'text',
      label: 'Name on it?',
      description: 'As you want it.',
      isRequired: true,
      placeholder: '',
    } as unknown as Product['form'][number],
  ],
  plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: null },
  madeToOrder: null,
  downloads: { files: [{ id: id('f'), assetId: id('a') }], limit: 5, linkDays: 14 },
  imageIds: [id('b'), id('c')],
  videos: [
    {
      ...{ id: id('m'), after: 1, address: 'https://vimeo.com/76979871' },
      ...{ fileId: null, captionsId: null, posterId: id('b'), title: 'Throwing, at the wheel' },
    },
  ],
  categories: ['Shirts, long', 'Summer'],
  tags: ['linen', 'a, b', 'back\\slash'],
  shopIds: [id('s')],
  relatedIds: [id('r')],
  isFeatured: true,
  position: -4,
  variants: [
    filledVariant,
    {
      ...filledVariant,
      id: id('w'),
      sku: '-2',
      gtin: '',
      optionValues: ['M', '+1'],
      price: 123_456,
      salePrice: null,
      isOnSale: false,
      saleFrom: null,
      saleUntil: null,
      perUnit: null,
      plan: null,
      stock: null,
      weight: null,
      size: null,
      imageId: null,
    },
  ],
};

/** The fields that only goods have. */
export const madeProduct: Required<Product> = {
  ...filledProduct,
  type: productTypes.physical,
  madeToOrder: { from: 2, to: 3, unit: 'week', isBeyondStock: true, isToSpecification: false },
};

/** What shows pictures of the library, with this one instead of those that are made up; with none if it is null. */
export function showing(picture: string | null): Pick<Product, 'optionStyles' | 'videos'> {
  return {
    optionStyles: filledProduct.optionStyles.map(({ images, ...style }) => ({
      ...style,
      ...(images === undefined || picture === null
        ? {}
        : { images: images.map(image => ({ ...image, imageId: picture })) }),
    })),
    videos: filledProduct.videos.map(video => ({ ...video, posterId: picture })),
  };
}
