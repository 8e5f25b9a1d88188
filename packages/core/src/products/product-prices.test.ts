import { expect, it } from 'vitest';
import { noDownloads } from '../downloads/product-downloads.ts';
import type { Asset } from '../media/asset.ts';
import { emptyText, textOf } from '../rich-text/rich-text.ts';
import { buildProductCard, buildProductDetail } from './build-product-views.ts';
import type { Product, Variant } from './product.ts';
import { hasVariedPrices, isOnSale, normalPrice, salePrice, startingPrice } from './product-prices.ts';
import { unpublishedShop } from './shops.ts';

const at = (price: number, salePrice: number | null = null, flag = salePrice !== null) => ({
  price,
  salePrice,
  isOnSale: flag,
});

it('PRICE-1: an item costs its sale price if the flag is on and there is one, else its price', () => {
  expect([at(100, 80), at(100, 80, false), at(100, null, true), at(100, 0)].map(salePrice)).toEqual([
    80, 100, 100, 0,
  ]);
});

it('PRICE-2: a product is on sale if any variant is', () => {
  expect(isOnSale([at(100), at(100, 80)])).toBe(true);
  expect(isOnSale([at(100), at(100, 80, false)])).toBe(false);
});

it('PRICE-3: prices vary by price, sale flag or sale price; then the text says “from”', () => {
  expect(hasVariedPrices([at(100), at(100)])).toBe(false);
  expect(hasVariedPrices([at(100), at(100, 80, false)])).toBe(false);
  expect(hasVariedPrices([at(100), at(120)])).toBe(true);
  expect(hasVariedPrices([at(100), at(100, 80)])).toBe(true);
  expect(hasVariedPrices([at(100, 80), at(100, 70)])).toBe(true);
  expect(hasVariedPrices([at(100, 80, false), at(100, 70, false)])).toBe(false);
  expect(hasVariedPrices([])).toBe(false);
});

it('PRICE-4: the starting price is the lowest current price of a variant', () => {
  expect([startingPrice([at(100), at(120, 90)]), startingPrice([])]).toEqual([90, 0]);
});

it('PRICE-5: a former price is shown only if every variant at the starting price is reduced', () => {
  expect(normalPrice([at(100, 80), at(120, 80)])).toBe(100);
  expect(normalPrice([at(100, 80), at(80)])).toBe(null);
  expect(normalPrice([at(100, 80), at(200)])).toBe(100);
  expect(normalPrice([at(100)])).toBe(null);
  expect(normalPrice([])).toBe(null);
});

const variant = (more: Partial<Variant>): Variant => ({
  id: 'v'.padEnd(24, '0'),
  sku: 'A',
  gtin: '',
  optionValues: [],
  price: 1000,
  salePrice: null,
  isOnSale: false,
  saleFrom: null,
  saleUntil: null,
  perUnit: null,
  plan: null,
  stock: null,
  reserved: 0,
  weight: null,
  size: null,
  imageId: null,
  ...more,
});

const product = (variants: Variant[], more: Partial<Product> = {}): Product => ({
  id: 'p'.padEnd(24, '0'),
  type: 1,
  state: 1,
  title: 'Bowl',
  slug: 'bowl',
  excerpt: '',
  seoTitle: '',
  seoDescription: '',
  brand: '',
  taxClass: 'standard',
  description: emptyText,
  optionStyles: [],
  form: [],
  plan: null,
  downloads: noDownloads,
  madeToOrder: null,
  optionNames: [],
  imageIds: ['one', 'gone', 'two'],
  videos: [],
  categories: ['Bowls'],
  tags: [],
  shopIds: [],
  relatedIds: [],
  isFeatured: false,
  publishAt: null,
  position: 0,
  version: 1,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
  variants,
  ...more,
});

const picture = (id: string): Asset => ({
  id,
  kind: 'image',
  fileName: '',
  contentType: '',
  bytes: 1,
  width: 1,
  height: 1,
  alt: '',
  caption: '',
  focalPoint: { x: 0, y: 0 },
  placeholder: '',
  color: '',
  hasAvif: false,
});
const surroundings = {
  store: { currency: 'EUR', unitSystem: 2 as const },
  language: 'en',
  now: new Date('2026-06-15T12:00:00Z'),
  lowestPrices: new Map<string, number>(),
  shops: [{ ...unpublishedShop, slug: 'store/all' }] as const,
  assets: new Map(['one', 'two', 'three'].map(id => [id, picture(id)])),
};

it('PRODUCT-50: the page of a product has the videos that can be played, each after its pictures, and a variant finds its picture among them', () => {
  const video = { after: 2, address: '', fileId: null, captionsId: null, posterId: null, title: '' };
  const videos = [
    { ...video, id: 'film', fileId: 'film', posterId: 'two' },
    { ...video, id: 'lost', fileId: 'gone' },
    { ...video, id: 'elsewhere', address: 'https://vimeo.com/1084537', posterId: 'gone' },
  ];
  const detail = buildProductDetail(product([variant({ imageId: 'two' })], { videos }), {
    ...surroundings,
    assets: new Map([...surroundings.assets, ['film', { ...picture('film'), kind: 'video' }]]),
  });
  expect(detail.videos.map(({ id, after, poster, file }) => [id, after, poster?.id, file?.id])).toEqual([
    ['film', 1, 'two', 'film'],
    ['elsewhere', 1, undefined, undefined],
  ]);
  expect(detail.variants[0]?.imageAt).toBe(3);
  expect([detail.image?.id, detail.images.length]).toEqual(['one', 2]);
});

it('PRICE-6: a card and a page show the variants’ current prices', () => {
  const card = buildProductCard(
    product([
      variant({ price: 1200, salePrice: 900, isOnSale: true, stock: 3, reserved: 3 }),
      variant({ stock: 0 }),
    ]),
    surroundings,
  );
  expect(card).toMatchObject({
    address: '/store/all/bowl',
    startingPrice: { amount: 900, currency: 'EUR' },
    normalPrice: { amount: 1200, currency: 'EUR' },
    hasVariedPrices: true,
    isOnSale: true,
    isSoldOut: true,
    image: { id: 'one' },
    secondImage: { id: 'two' },
  });
  const detail = buildProductDetail(
    product([variant({ stock: 7, reserved: 3, imageId: 'three' })], {
      description: textOf('Words '.repeat(80)),
    }),
    surroundings,
  );
  expect(detail.images.map(image => image.id)).toEqual(['one', 'two', 'three']);
  expect(detail.variants[0]).toMatchObject({
    isSoldOut: false,
    fewLeft: 4,
    imageAt: 2,
    salePrice: null,
    isOnSale: false,
  });
  expect(detail.excerpt.length).toBeLessThanOrEqual(241);
  expect(detail.excerpt.endsWith('Words…')).toBe(true);
});
