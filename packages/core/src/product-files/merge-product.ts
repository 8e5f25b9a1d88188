import type { Id } from '../id/id.ts';
import { isSameMeasure } from '../products/measurement-text.ts';
import { stylesFor } from '../products/option-style.ts';
import type { Product, Variant } from '../products/product.ts';
import { fromPlaces } from './product-cells.ts';
import type { ReadProduct, ReadVariant } from './read-product.ts';

/** What the words of a file stand for on this website. */
export interface FileIds {
  readonly pictureOf: (word: string) => string;
  readonly shopOf: (word: string) => string;
  readonly productOf: (word: string) => string;
  /** The asset, and the id of the file among those of its product. */
  readonly fileOf: (word: string) => { readonly id: Id; readonly assetId: string };
}

export interface MergedVariant {
  readonly line: number;
  readonly before: Variant | null;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A product as the file wants it, as input that is not checked yet. */
export interface MergedProduct {
  readonly input: Readonly<Record<string, unknown>>;
  readonly variants: readonly MergedVariant[];
  /** Lines that name a variant for the second time. */
  readonly twice: readonly number[];
}

/**
 * The file’s cells over the present product: what has no column stays, and so does a variant without a row
 * (rules PRODUCTFILE-4 and PRODUCTFILE-5).
 */
export function mergeProduct(present: Product | null, read: ReadProduct, ids: FileIds): MergedProduct {
  const { variants, twice } = mergeVariants(present, read, ids);
  const { cells } = read;
  const optionNames = fromPlaces('optionName', cells, present?.optionNames ?? []);
  const { slug, pictures, shops, related } = cells;
  const downloads = mergeDownloads(present, read, ids);
  const styles =
    cells.optionStyles ??
    (present === null
      ? []
      : stylesFor(optionNames, { names: present.optionNames, styles: present.optionStyles }));
  const { id: _, version: __, createdAt: ___, updatedAt: ____, deletedAt: _____, ...kept } = present ?? {};
  return {
    variants,
    twice,
    input: {
      ...kept,
      ...given('title', cells.title),
      // The address of a new product is made from its title.
      ...given('slug', slug === '' && present === null ? undefined : slug),
      ...given('type', cells.type),
      ...given('state', cells.state),
      ...given('publishAt', cells.publishAt),
      ...given('excerpt', cells.excerpt),
      ...given('description', cells.description),
      ...given('seoTitle', cells.seoTitle),
      ...given('seoDescription', cells.seoDescription),
      ...given('brand', cells.brand),
      ...given('categories', cells.categories),
      ...given('tags', cells.tags),
      ...given('shopIds', shops?.map(ids.shopOf)),
      ...given('relatedIds', related?.map(ids.productOf)),
      ...given('isFeatured', cells.isFeatured),
      ...given('position', cells.position),
      ...given('taxClass', cells.taxClass),
      ...given('imageIds', pictures?.map(ids.pictureOf)),
      ...given('videos', cells.videos),
      ...given('form', cells.form),
      ...given('plan', cells.plan),
      ...given('madeToOrder', cells.madeToOrder),
      ...given('downloads', downloads),
      optionNames,
      optionStyles: styles,
      variants: variants.map(({ input }) => input),
    },
  };
}

function given(name: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [name]: value };
}

function mergeDownloads(present: Product | null, { cells }: ReadProduct, ids: FileIds): unknown {
  const { files, downloadLimit, linkDays } = cells;
  if (files === undefined && downloadLimit === undefined && linkDays === undefined) return undefined;
  return {
    files: files?.map(ids.fileOf) ?? present?.downloads.files ?? [],
    limit: downloadLimit === undefined ? (present?.downloads.limit ?? null) : downloadLimit,
    linkDays: linkDays ?? present?.downloads.linkDays ?? 30,
  };
}

/** In the file’s order if it has them all; otherwise those of the product in theirs, and new ones last. */
function mergeVariants(
  present: Product | null,
  read: ReadProduct,
  ids: FileIds,
): { variants: MergedVariant[]; twice: number[] } {
  const left = new Set(present?.variants ?? []);
  const known = new Set(present?.variants.map(({ id }) => id));
  const twice: number[] = [];
  const merged = read.variants.map(row => {
    const before = findVariant([...left], row);
    if (before !== null) left.delete(before);
    else if (known.has(row.id)) twice.push(row.line);
    return mergeVariant(before, row, ids);
  });
  if (left.size === 0) return { variants: merged, twice };
  const byVariant = new Map(merged.map(one => [one.before, one]));
  const standing = (present?.variants ?? []).map(
    before => byVariant.get(before) ?? mergeVariant(before, { line: read.line, id: '', cells: {} }, ids),
  );
  return { variants: [...standing, ...merged.filter(({ before }) => before === null)], twice };
}

/** By its id, then its SKU, then its options. */
function findVariant(variants: readonly Variant[], { id, cells }: ReadVariant): Variant | null {
  const sku = cells.sku?.trim().toLowerCase() ?? '';
  const values = fromPlaces('optionValue', cells, []).join('\n');
  return (
    variants.find(one => one.id === id) ??
    (sku === '' ? undefined : variants.find(one => one.sku.toLowerCase() === sku)) ??
    variants.find(one => one.optionValues.length > 0 && one.optionValues.join('\n') === values) ??
    null
  );
}

function mergeVariant(before: Variant | null, { line, cells }: ReadVariant, ids: FileIds): MergedVariant {
  const { sku, stock, stockExported, length, width, height, picture } = cells;
  const isStockEdited = stock !== undefined && (before === null || stock !== stockExported);
  const sides = {
    length: measured(length, before?.size?.length ?? null),
    width: measured(width, before?.size?.width ?? null),
    height: measured(height, before?.size?.height ?? null),
  };
  const hasSize = Object.values(sides).some(side => side !== null);
  const { reserved: _, ...kept } = before ?? {};
  return {
    line,
    before,
    input: {
      ...kept,
      // What was sold since it was read stays sold (rule STOCK-10).
      ...(before === null ? {} : { stockSeen: before.stock }),
      ...given('sku', sku === '' && before !== null ? undefined : sku),
      ...given('gtin', cells.gtin),
      ...given('price', cells.price),
      ...given('salePrice', cells.salePrice),
      ...given('isOnSale', cells.isOnSale),
      ...given('saleFrom', cells.saleFrom),
      ...given('saleUntil', cells.saleUntil),
      ...given('stock', isStockEdited ? stock : undefined),
      ...given('weight', measured(cells.weight, before?.weight ?? null)),
      ...given('perUnit', cells.perUnit),
      ...given('plan', cells.plan),
      ...given('imageId', picture === undefined ? undefined : picture === '' ? null : ids.pictureOf(picture)),
      optionValues: fromPlaces('optionValue', cells, before?.optionValues ?? []),
      size: hasSize ? sides : null,
    },
  };
}

/** A cell that says the present measure leaves it as it is, to its last digit. */
function measured(read: number | null | undefined, before: number | null): number | null {
  if (read === undefined) return before;
  return read !== null && before !== null && isSameMeasure(read, before) ? before : read;
}
