import { readFields } from '../errors/field-problems.ts';
import type { Phrase } from '../messages/phrase.ts';
import { phrase } from '../messages/phrase.ts';
import { type Product, type ProductInput, productInputSchema, type Variant } from '../products/product.ts';
import { isSameValue } from './is-same-value.ts';
import type { MergedProduct } from './merge-product.ts';
import { cellsOfProduct, cellsOfVariant, type FileNames } from './product-cells.ts';
import {
  columnOfProduct,
  columnOfVariant,
  type ProductKey,
  productKeys,
  type VariantKey,
  variantKeys,
} from './product-columns.ts';
import type { FileFault, ReadProduct } from './read-product.ts';

/** A cell that an import would change, as the file writes it. */
export interface CellChange {
  readonly column: string;
  /** The SKU of its variant; empty for the product’s own. */
  readonly variant: string;
  readonly from: string;
  readonly to: string;
}

/** The fields that differ, as they are and as the file wants them; variants as a whole. */
export type Fields = Readonly<Record<string, unknown>>;

export type Compared =
  | { readonly state: 'faulty'; readonly faults: readonly FileFault[] }
  | { readonly state: 'same' }
  | { readonly state: 'new'; readonly input: ProductInput }
  | {
      readonly state: 'changed';
      readonly before: Fields;
      readonly after: Fields;
      readonly changes: readonly CellChange[];
    };

const longest = 200;

/** What would become of a product (rules PRODUCTFILE-3 and PRODUCTFILE-6). */
export function compareProduct(
  { read, merged, present }: { read: ReadProduct; merged: MergedProduct; present: Product | null },
  names: FileNames,
): Compared {
  const parsed = readFields(productInputSchema, merged.input);
  const faults = [
    ...read.faults,
    ...merged.twice.map(line => ({ line, column: '', why: phrase('imports.rowVariantTwice') })),
    ...(parsed.isRead
      ? []
      : Object.entries(parsed.problems).map(([path, why]) => faultOf(path, why, { read, merged, names }))),
  ];
  if (!parsed.isRead || faults.length > 0) return { state: 'faulty', faults };
  const input = parsed.value;
  if (present === null) return { state: 'new', input };
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (name === 'variants' || isSameValue(value, present[name as keyof Product])) continue;
    before[name] = present[name as keyof Product];
    after[name] = value;
  }
  const standing = present.variants.map(({ reserved: _, ...variant }) => variant);
  const wanted = input.variants.map(({ stockSeen: _, ...variant }) => variant);
  if (!isSameValue(wanted, standing)) {
    before.variants = standing;
    after.variants = input.variants;
  }
  if (Object.keys(after).length === 0) return { state: 'same' };
  return { state: 'changed', before, after, changes: changesOf(present, { input, merged }, names) };
}

function changesOf(
  present: Product,
  { input, merged }: { input: ProductInput; merged: MergedProduct },
  names: FileNames,
): CellChange[] {
  const own = differing(
    productKeys.map(key => [key, columnOfProduct(key)] as const),
    { from: cellsOfProduct(present, names), to: cellsOfProduct({ ...present, ...input } as Product, names) },
    names.decimals,
  );
  const ofVariants = input.variants.flatMap((variant, at) => {
    const before = merged.variants[at]?.before ?? null;
    const to = cellsOfVariant(variant, names);
    const from = before === null ? null : cellsOfVariant(before, names);
    const label = variant.sku || variant.optionValues.join(', ');
    return differing(
      variantKeys.flatMap(key =>
        key === 'stockExported' ? [] : [[key, columnOfVariant(key, names.unitSystem)] as const],
      ),
      { from, to },
      names.decimals,
    ).map(change => ({ ...change, variant: label }));
  });
  return [...own.map(change => ({ ...change, variant: '' })), ...ofVariants];
}

function differing<Key extends string>(
  columns: readonly (readonly [Key, ReturnType<typeof columnOfProduct>])[],
  { from, to }: { from: Readonly<Record<Key, unknown>> | null; to: Readonly<Record<Key, unknown>> },
  decimals: number,
): Omit<CellChange, 'variant'>[] {
  return columns.flatMap(([key, { header, cell }]) => {
    if (from !== null && isSameValue(from[key], to[key])) return [];
    const [old, now] = [from, to].map(cells =>
      cells === null ? '' : String(cell.write(cells[key], decimals) ?? ''),
    );
    return old === now ? [] : [{ column: header, from: shortened(old ?? ''), to: shortened(now ?? '') }];
  });
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}

const keysOfFields: Readonly<Record<string, ProductKey>> = {
  imageIds: 'pictures',
  shopIds: 'shops',
  relatedIds: 'related',
  downloads: 'files',
  optionNames: 'optionName1',
};
const keysOfVariantFields: Readonly<Record<string, VariantKey>> = {
  imageId: 'picture',
  size: 'length',
  optionValues: 'optionValue1',
};

/** The line and the column that the problem of a field comes from. */
function faultOf(
  path: string,
  why: Phrase,
  { read, merged, names }: { read: ReadProduct; merged: MergedProduct; names: FileNames },
): FileFault {
  const [field = '', at = '', own = '', inside = ''] = path.split('.');
  if (field !== 'variants' || own === '') {
    const key = field === 'optionNames' ? optionKey('optionName', at) : (keysOfFields[field] ?? field);
    const column = productKeys.find(one => one === key);
    return { line: read.line, column: column === undefined ? '' : columnOfProduct(column).header, why };
  }
  const wanted =
    own === 'optionValues'
      ? optionKey('optionValue', inside)
      : own === 'size' && inside !== ''
        ? inside
        : (keysOfVariantFields[own] ?? own);
  const column = variantKeys.find(one => one === wanted);
  return {
    line: merged.variants[Number(at)]?.line ?? read.line,
    column: column === undefined ? '' : columnOfVariant(column, names.unitSystem).header,
    why,
  };
}

function optionKey(key: 'optionName' | 'optionValue', at: string): string {
  return `${key}${Number(at || 0) + 1}`;
}

/** Variants as they were, for an undo: their stock by the difference, so that what was sold since stays sold. */
export function variantsToRestore(
  wanted: readonly Omit<Variant, 'reserved'>[],
  written: readonly { readonly id?: string | undefined; readonly stock?: number | null }[],
): readonly Record<string, unknown>[] {
  const stocks = new Map(written.map(({ id, stock }) => [id, stock]));
  return wanted.map(variant => {
    const stock = stocks.get(variant.id);
    return stock === undefined ? { ...variant } : { ...variant, stockSeen: stock };
  });
}
