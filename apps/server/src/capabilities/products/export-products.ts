import { type CsvValue, csvBeginning, csvRow } from '@vitrine/core/csv/csv-row.ts';
import { fileAddress } from '@vitrine/core/media/asset.ts';
import { decimalText } from '@vitrine/core/money/format-money.ts';
import { currencyDecimals } from '@vitrine/core/money/money.ts';
import { maxOptions, type Product, publishStates, type Variant } from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { renderDescription } from '@vitrine/render/render-description.tsx';
import type { Context } from '../../context.ts';
import { websiteAddress } from '../tenancy/index.ts';
import { loadProducts } from './load-products.ts';
import { readProducts } from './product-lists.store.ts';
import { shopSlug } from './shop-slug.ts';
import { batchesOfProductIds, type StudioFilter } from './studio-lists.store.ts';

const batch = 250;

const options = Array.from({ length: maxOptions }, (_, at) => at);

/** The columns of a shop’s export that imports know, and further ones that only imports of this program read. */
const headers = [
  'Product ID',
  'Variant ID',
  'Product Type',
  'Product Page',
  'Product URL',
  'Title',
  'Excerpt',
  'Description',
  'Brand',
  'SKU',
  'Barcode',
  ...options.flatMap(at => [`Option Name ${at + 1}`, `Option Value ${at + 1}`]),
  'Price',
  'Sale Price',
  'On Sale',
  'Sale Begins',
  'Sale Ends',
  'Stock',
  'Categories',
  'Tags',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Visible',
  'Featured',
  'Hosted Image URLs',
];

const typeNames: Readonly<Record<Product['type'], string>> = {
  [productTypes.physical]: 'PHYSICAL',
  [productTypes.digital]: 'DIGITAL',
  [productTypes.service]: 'SERVICE',
  [productTypes.giftCard]: 'GIFT_CARD',
  [productTypes.paywall]: 'PAYWALL',
};

interface Surroundings {
  readonly decimals: number;
  readonly language: string;
  readonly page: string;
  /** The address of a picture; null without the file. */
  readonly pictureOf: (id: string) => string | null;
}

/** The products of a list as CSV, a row for each variant; read and sent in batches, however many (PRODUCT-43). */
export async function* exportProducts(context: Context, filter: StudioFilter): AsyncGenerator<string> {
  const { clock, configuration, database, website } = context;
  const { language, store } = website.settings;
  const origin = websiteAddress(configuration, website.subdomain);
  const page = (await shopSlug(context)) ?? '';
  yield csvBeginning + csvRow(headers);
  for await (const ids of batchesOfProductIds(database, website.id, { ...filter, limit: batch })) {
    const rows = await readProducts(database, website.id, { ids, now: clock.now() });
    const { products, surroundings } = await loadProducts(context, rows);
    const pictureOf = (id: string) => {
      const asset = surroundings.assets.get(id);
      return asset === undefined ? null : `${origin}${fileAddress(asset)}`;
    };
    const decimals = currencyDecimals[store.currency];
    yield products.map(product => rowsOf(product, { decimals, language, page, pictureOf })).join('');
  }
}

/** The product’s own facts are in its first row alone. */
function rowsOf(product: Product, surroundings: Surroundings): string {
  return product.variants
    .map((variant, at) =>
      csvRow(at === 0 ? firstRow(product, variant, surroundings) : laterRow(product, variant, surroundings)),
    )
    .join('');
}

function firstRow(product: Product, variant: Variant, surroundings: Surroundings): CsvValue[] {
  const { language, page, pictureOf } = surroundings;
  return [
    product.id,
    variant.id,
    typeNames[product.type],
    page,
    product.slug,
    product.title,
    product.excerpt,
    renderDescription({ description: product.description, language }),
    product.brand.replaceAll(',', '\\,'),
    ...factsOf(product, variant, surroundings),
    listOf(product.categories),
    listOf(product.tags),
    ...measuresOf(variant),
    product.state === publishStates.published ? 'Yes' : 'No',
    product.isFeatured ? 'Yes' : 'No',
    product.imageIds.flatMap(id => pictureOf(id) ?? []).join(' '),
  ];
}

function laterRow(product: Product, variant: Variant, surroundings: Surroundings): CsvValue[] {
  const none = (count: number) => Array<null>(count).fill(null);
  return [
    null,
    variant.id,
    ...none(7),
    ...factsOf(product, variant, surroundings),
    ...none(2),
    ...measuresOf(variant),
    ...none(3),
  ];
}

function factsOf(product: Product, variant: Variant, { decimals }: Surroundings): CsvValue[] {
  const { isOnSale, price, salePrice, stock } = variant;
  return [
    variant.sku,
    variant.gtin,
    ...options.flatMap(at => [product.optionNames[at] ?? null, variant.optionValues[at] ?? null]),
    decimalText(price, decimals),
    salePrice === null ? null : decimalText(salePrice, decimals),
    isOnSale ? 'Yes' : 'No',
    variant.saleFrom,
    variant.saleUntil,
    stock ?? 'Unlimited',
  ];
}

function measuresOf({ weight, size }: Variant): CsvValue[] {
  return [weight, size?.length ?? null, size?.width ?? null, size?.height ?? null];
}

/** Commas separate names unless escaped. */
function listOf(names: readonly string[]): string {
  return names.map(name => name.replaceAll(',', '\\,')).join(', ');
}
