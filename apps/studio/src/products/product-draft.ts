import { decimalText } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';
import { listStyle, type OptionStyle } from '@vitrine/core/products/option-style.ts';
import { maxPrice, maxStock, type Product, type Variant } from '@vitrine/core/products/product.ts';
import { t } from '../messages/translate.ts';

/** A variant being edited: text stays as it was typed. */
export interface VariantDraft {
  readonly key: string;
  readonly id?: string;
  readonly sku: string;
  readonly gtin: string;
  readonly optionValues: readonly string[];
  readonly price: string;
  readonly salePrice: string;
  readonly isOnSale: boolean;
  readonly isUnlimited: boolean;
  readonly stock: string;
  /** The stock on hand when the form was opened; null means unlimited. */
  readonly stockSeen?: number | null;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly imageId: string | null;
}

export interface OptionDraft extends OptionStyle {
  readonly name: string;
  readonly values: readonly string[];
}

export interface VariantBody {
  id?: string;
  sku: string;
  gtin: string;
  optionValues: string[];
  price: number;
  salePrice: number | null;
  isOnSale: boolean;
  stock: number | null;
  stockSeen?: number | null;
  weight: number | null;
  size: { length: number; width: number; height: number } | null;
  imageId: string | null;
}

let counter = 0;

export function newVariant(optionValues: readonly string[], like?: VariantDraft): VariantDraft {
  counter += 1;
  return {
    key: `new ${counter}`,
    sku: '',
    gtin: '',
    optionValues,
    price: like?.price ?? '',
    salePrice: '',
    isOnSale: false,
    isUnlimited: like?.isUnlimited ?? true,
    stock: '',
    weight: like?.weight ?? '',
    length: like?.length ?? '',
    width: like?.width ?? '',
    height: like?.height ?? '',
    imageId: null,
  };
}

export function draftOfVariant(variant: Variant, currency: string): VariantDraft {
  const { id, sku, gtin, optionValues, stock, weight, size } = variant;
  const amount = (value: number) => decimalText(value, decimalsOf(currency));
  return {
    key: id,
    id,
    sku,
    gtin,
    optionValues,
    price: amount(variant.price),
    salePrice: variant.salePrice === null ? '' : amount(variant.salePrice),
    isOnSale: variant.isOnSale,
    isUnlimited: stock === null,
    stock: stock === null ? '' : String(stock),
    stockSeen: stock,
    weight: weight === null ? '' : String(weight),
    length: size === null ? '' : String(size.length),
    width: size === null ? '' : String(size.width),
    height: size === null ? '' : String(size.height),
    imageId: variant.imageId,
  };
}

/** The options of a product with the values that its variants use, in order. */
export function optionsOf({
  optionNames,
  optionStyles,
  variants,
}: Pick<Product, 'optionNames' | 'optionStyles' | 'variants'>): OptionDraft[] {
  return optionNames.map((name, at) => ({
    ...(optionStyles[at] ?? listStyle),
    name,
    values: [...new Set(variants.map(variant => variant.optionValues[at] ?? ''))].filter(
      value => value !== '',
    ),
  }));
}

/** The request data of options with values: names, styles, and no colours of deleted values. */
export function readOptions(options: readonly OptionDraft[]): {
  optionNames: string[];
  optionStyles: OptionStyle[];
} {
  const used = options.filter(({ values }) => values.length > 0);
  return {
    optionNames: used.map(({ name }) => name),
    optionStyles: used.map(({ display, colors, values }) => ({
      display,
      colors: colors.filter(({ value }) => values.includes(value)),
    })),
  };
}

/**
 * One variant for each combination of values: existing ones keep their data, new ones start like the first (rule
 * STUDIO-11).
 */
export function combineVariants(
  options: readonly OptionDraft[],
  existing: readonly VariantDraft[],
): VariantDraft[] {
  const used = options.filter(option => option.values.length > 0);
  const combinations = used.reduce<string[][]>(
    (rows, option) => rows.flatMap(row => option.values.map(value => [...row, value])),
    [[]],
  );
  const left = [...existing];
  const take = (values: readonly string[]) => {
    const at = left.findIndex(variant => isSame(variant.optionValues, values));
    return at === -1 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const kept = combinations.map(values => ({ values, variant: take(values) }));
  return kept.map(({ values, variant }) => {
    if (variant) return variant;
    // A variant whose option was added or removed is still the same variant.
    const at = left.findIndex(one => isPart(one.optionValues, values) || isPart(values, one.optionValues));
    const near = at === -1 ? null : left.splice(at, 1)[0];
    return near ? { ...near, optionValues: values } : newVariant(values, existing[0]);
  });
}

export type ReadVariants =
  | { readonly ok: true; readonly variants: VariantBody[] }
  /** `KEY.field` → message. */
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** Converts the typed data to a request; all errors are reported together (rule STUDIO-12). */
export function readVariants(drafts: readonly VariantDraft[], currency: string): ReadVariants {
  const problems: Record<string, string> = {};
  const variants = drafts.map(draft => readVariant(draft, currency, problems));
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, variants };
}

function readVariant(draft: VariantDraft, currency: string, problems: Record<string, string>): VariantBody {
  const { key, id, isOnSale, isUnlimited, stockSeen } = draft;
  const refuse = (field: string, message: string) => {
    problems[`${key}.${field}`] ??= message;
    return 0;
  };
  const amount = (field: 'price' | 'salePrice') => {
    const value = parseDecimals(plainNumber(draft[field]), decimalsOf(currency));
    if (value === null || value < 0) return refuse(field, t('variant.badPrice'));
    return value > maxPrice ? refuse(field, t('variant.highPrice')) : value;
  };
  const measure = (field: 'weight' | 'length' | 'width' | 'height') => {
    if (draft[field].trim() === '') return null;
    const value = Number(plainNumber(draft[field]));
    return Number.isFinite(value) && value >= 0 ? value : refuse(field, t('variant.badNumber'));
  };
  const price = amount('price');
  const salePrice = draft.salePrice.trim() === '' ? null : amount('salePrice');
  if (isOnSale && salePrice === null) refuse('salePrice', t('variant.noSale'));
  else if (isOnSale && salePrice !== null && salePrice >= price && !(`${key}.price` in problems)) {
    refuse('salePrice', t('variant.dearSale'));
  }
  const pieces = Number(draft.stock);
  const isCount = /^\d+$/.test(draft.stock.trim()) && pieces <= maxStock;
  const stock = isUnlimited ? null : isCount ? pieces : refuse('stock', t('variant.badStock'));
  const [length, width, height] = [measure('length'), measure('width'), measure('height')];
  const hasSize = length !== null || width !== null || height !== null;
  return {
    ...(id === undefined ? {} : { id }),
    sku: draft.sku.trim(),
    gtin: draft.gtin.trim(),
    optionValues: [...draft.optionValues],
    price,
    salePrice,
    isOnSale,
    stock,
    ...(stockSeen === undefined ? {} : { stockSeen }),
    weight: measure('weight'),
    size: hasSize ? { length: length ?? 0, width: width ?? 0, height: height ?? 0 } : null,
    imageId: draft.imageId,
  };
}

/** The errors of the product as a whole: it needs a title, and each used option needs a name. */
export function problemsOfWhole(title: string, options: readonly OptionDraft[]): Record<string, string> {
  const unnamed = options.flatMap((option, at) =>
    option.values.length > 0 && option.name.trim() === ''
      ? [[`optionNames.${at}`, t('option.noName')] as const]
      : [],
  );
  return { ...(title.trim() === '' ? { title: t('product.noTitle') } : {}), ...Object.fromEntries(unnamed) };
}

/** A refusal refers to variants and used options by index; here a field is found by its variant’s key. */
export function problemsOfReply(
  problems: Readonly<Record<string, string>>,
  { options, variants }: { options: readonly OptionDraft[]; variants: readonly VariantDraft[] },
): Record<string, string> {
  const used = options.flatMap((option, at) => (option.values.length > 0 ? [at] : []));
  const named = Object.entries(problems).map(([field, message]) => {
    const [whole, place = '', ...rest] = field.split('.');
    if (whole === 'variants' && rest.length > 0) {
      const [part = ''] = rest;
      return [`${variants[Number(place)]?.key}.${part === 'size' ? rest[1] : part}`, message] as const;
    }
    if (whole === 'optionNames' && place !== '')
      return [`optionNames.${used[Number(place)]}`, message] as const;
    return [field, message] as const;
  });
  return Object.fromEntries(named);
}

export function decimalsOf(currency: string): number {
  return currencyDecimals[currency as Currency] ?? 2;
}

/** Reads `12,50` as `12.50`. */
function plainNumber(text: string): string {
  return text.trim().replace(/,(\d{1,3})$/, '.$1');
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

function isPart(a: readonly string[], b: readonly string[]): boolean {
  return a.length < b.length && a.every(value => b.includes(value));
}
