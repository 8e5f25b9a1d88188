import type { UnitSystem } from '@vitrine/core/products/measurement-text.ts';
import { listStyle, type OptionStyle } from '@vitrine/core/products/option-style.ts';
import type { ContentUnit, UnitReference } from '@vitrine/core/products/per-unit.ts';
import type { Plan } from '@vitrine/core/products/plan.ts';
import type { Product, Variant } from '@vitrine/core/products/product.ts';
import { formatAmount, formatDecimal } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import { type Measured, measureTexts } from './variant-measures.ts';

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
  /** ISO 8601; null for no limit. */
  readonly saleFrom: string | null;
  readonly saleUntil: string | null;
  /** What it contains; empty if no price of an amount is shown. */
  readonly content: string;
  readonly contentUnit: ContentUnit;
  readonly contentPer: UnitReference;
  /** Its own plan; null for that of the product. */
  readonly plan: Plan | null;
  readonly isUnlimited: boolean;
  readonly stock: string;
  /** The stock on hand when the form was opened; null means unlimited. */
  readonly stockSeen?: number | null;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly imageId: string | null;
  /** As stored, so that a measure that nobody changed keeps its exact value in other units. */
  readonly measured?: Measured;
}

/** The currency and the units of the amounts and measures being edited. */
export interface ProductStore {
  readonly currency: string;
  readonly unitSystem: UnitSystem;
}

export interface OptionDraft extends OptionStyle {
  readonly name: string;
  readonly values: readonly string[];
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
    saleFrom: null,
    saleUntil: null,
    content: like?.content ?? '',
    contentUnit: like?.contentUnit ?? 'g',
    contentPer: like?.contentPer ?? 'kg',
    plan: null,
    isUnlimited: like?.isUnlimited ?? true,
    stock: '',
    weight: like?.weight ?? '',
    length: like?.length ?? '',
    width: like?.width ?? '',
    height: like?.height ?? '',
    imageId: null,
    ...(like?.measured ? { measured: like.measured } : {}),
  };
}

export function draftOfVariant(variant: Variant, { currency, unitSystem }: ProductStore): VariantDraft {
  const { id, sku, gtin, optionValues, perUnit, stock, weight, size } = variant;
  const measured = { weight, size };
  const amount = (value: number) => formatAmount(value, currency);
  return {
    key: id,
    id,
    sku,
    gtin,
    optionValues,
    price: amount(variant.price),
    salePrice: variant.salePrice === null ? '' : amount(variant.salePrice),
    isOnSale: variant.isOnSale,
    saleFrom: variant.saleFrom,
    saleUntil: variant.saleUntil,
    content: perUnit === null ? '' : formatDecimal(perUnit.amount),
    contentUnit: perUnit?.unit ?? 'g',
    contentPer: perUnit?.per ?? 'kg',
    plan: variant.plan,
    isUnlimited: stock === null,
    stock: stock === null ? '' : String(stock),
    stockSeen: stock,
    ...measureTexts(measured, unitSystem),
    imageId: variant.imageId,
    measured,
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

/** The request data of options with values: names, styles, and no colours and pictures of deleted values. */
export function readOptions(options: readonly OptionDraft[]): {
  optionNames: string[];
  optionStyles: OptionStyle[];
} {
  const used = options.filter(({ values }) => values.length > 0);
  return {
    optionNames: used.map(({ name }) => name),
    optionStyles: used.map(({ display, colors, images = [], values }) => {
      const kept = images.filter(({ value }) => values.includes(value));
      return {
        display,
        colors: colors.filter(({ value }) => values.includes(value)),
        ...(kept.length > 0 ? { images: kept } : {}),
      };
    }),
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
      const name = part === 'size' ? rest[1] : part === 'perUnit' ? contentField(rest[1]) : part;
      return [`${variants[Number(place)]?.key}.${name}`, message] as const;
    }
    if ((whole === 'optionNames' || whole === 'optionStyles') && place !== '')
      return [`${whole}.${used[Number(place)]}`, message] as const;
    return [field, message] as const;
  });
  return Object.fromEntries(named);
}

function contentField(part = ''): string {
  return part === 'unit' ? 'contentUnit' : part === 'per' ? 'contentPer' : 'content';
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}

function isPart(a: readonly string[], b: readonly string[]): boolean {
  return a.length < b.length && a.every(value => b.includes(value));
}
