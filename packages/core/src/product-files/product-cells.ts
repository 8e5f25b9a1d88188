import type { CsvValue } from '../csv/csv-row.ts';
import type { Id } from '../id/id.ts';
import type { UnitSystem } from '../products/measurement-text.ts';
import { maxOptions, type Product, type Variant } from '../products/product.ts';
import {
  columnOfProduct,
  columnOfVariant,
  type ProductCells,
  productKeys,
  rowKinds,
  type VariantCells,
  variantKeys,
} from './product-columns.ts';

/** What a file says instead of ids, so that a person, and another website, can read it. */
export interface FileNames {
  readonly decimals: number;
  readonly currency: string;
  readonly unitSystem: UnitSystem;
  readonly pictureOf: (id: Id) => string;
  readonly shopOf: (id: Id) => string;
  readonly productOf: (id: Id) => string;
}

const places = Array.from({ length: maxOptions }, (_, at) => at);

/** Each product row is followed by the rows of its further variants. */
export function rowsOfProduct(product: Product, names: FileNames): CsvValue[][] {
  const cells = cellsOfProduct(product, names);
  const own = productKeys.map(key => columnOfProduct(key).cell.write(cells[key], names.decimals));
  const none = own.map(() => null);
  return product.variants.map((variant, at) => {
    const ofVariant = cellsOfVariant(variant, names);
    return [
      at === 0 ? rowKinds[0] : rowKinds[1],
      product.id,
      variant.id,
      ...(at === 0 ? own : none),
      ...variantKeys.map(key =>
        columnOfVariant(key, names.unitSystem).cell.write(ofVariant[key], names.decimals),
      ),
    ];
  });
}

export function cellsOfProduct(
  product: Omit<Product, 'variants'>,
  { currency, pictureOf, shopOf, productOf }: FileNames,
): ProductCells {
  const { files, limit, linkDays } = product.downloads;
  return {
    title: product.title,
    slug: product.slug,
    type: product.type,
    state: product.state as ProductCells['state'],
    publishAt: product.publishAt,
    excerpt: product.excerpt,
    description: product.description,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    brand: product.brand,
    categories: product.categories,
    tags: product.tags,
    shops: product.shopIds.map(shopOf),
    related: product.relatedIds.map(productOf),
    isFeatured: product.isFeatured,
    position: product.position,
    taxClass: product.taxClass,
    currency,
    pictures: product.imageIds.map(pictureOf),
    videos: product.videos,
    ...inPlaces('optionName', product.optionNames),
    optionStyles: product.optionStyles,
    form: product.form,
    plan: product.plan,
    madeToOrder: product.madeToOrder,
    files: files.map(({ id, assetId }) => `${assetId}/${id}`),
    downloadLimit: limit,
    linkDays,
  };
}

export function cellsOfVariant(variant: Omit<Variant, 'id' | 'reserved'>, names: FileNames): VariantCells {
  const { size, stock } = variant;
  return {
    sku: variant.sku,
    gtin: variant.gtin,
    ...inPlaces('optionValue', variant.optionValues),
    price: variant.price,
    salePrice: variant.salePrice,
    isOnSale: variant.isOnSale,
    saleFrom: variant.saleFrom,
    saleUntil: variant.saleUntil,
    stock,
    stockExported: stock,
    weight: variant.weight,
    length: size?.length ?? null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    perUnit: variant.perUnit,
    plan: variant.plan,
    picture: variant.imageId === null ? '' : names.pictureOf(variant.imageId),
  };
}

type InPlaces<Key extends string> = Record<`${Key}${1 | 2 | 3 | 4 | 5 | 6}`, string>;

function inPlaces<Key extends string>(key: Key, values: readonly string[]): InPlaces<Key> {
  return Object.fromEntries(places.map(at => [`${key}${at + 1}`, values[at] ?? ''])) as InPlaces<Key>;
}

/** The given cells over the present values; an option without a name or value at the end is none. */
export function fromPlaces<Key extends string>(
  key: Key,
  cells: Partial<InPlaces<Key>>,
  present: readonly string[],
): string[] {
  const given = cells as Partial<Record<string, string>>;
  const values = places.map(at => given[`${key}${at + 1}`]?.trim() ?? present[at] ?? '');
  return values.slice(0, values.findLastIndex(value => value !== '') + 1);
}
