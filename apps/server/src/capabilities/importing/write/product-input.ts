import type { Id } from '@vitrine/core/id/id.ts';
import type { ImportProduct, ImportVariant } from '@vitrine/core/importing/import-model.ts';
import { type Phrase, phrase } from '@vitrine/core/messages/phrase.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseRoundedAmount } from '@vitrine/core/money/parse-amount.ts';
import { colorOfName, isColorOption } from '@vitrine/core/products/option-colors.ts';
import { listStyle, type OptionStyle } from '@vitrine/core/products/option-style.ts';
import {
  gtinSchema,
  maxBrandLength,
  maxCategoryLength,
  maxOptions,
  maxPrice,
  maxSkuLength,
  maxStock,
  maxTagLength,
  maxVariants,
  type productInputSchema,
  publishStates,
} from '@vitrine/core/products/product.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { RichText } from '@vitrine/core/rich-text/rich-text.ts';
import type { z } from 'zod';
import type { ImportNotes } from '../readers/import-notes.ts';

type Input = z.input<typeof productInputSchema>;
type VariantInput = Input['variants'][number];

export interface ProductParts {
  readonly currency: Currency;
  readonly description: RichText;
  readonly excerpt: string;
  readonly imageIds: readonly Id[];
  readonly imageOf: (address: string) => Id | null;
  readonly notes: ImportNotes;
}

/**
 * A product of the source as the studio would send it; data without an equivalent here is changed and reported
 * (rule IMPORT-43).
 */
export function productInput(product: ImportProduct, parts: ProductParts): Input {
  const { notes } = parts;
  const what = phrase('imports.product', { title: product.title });
  const options = namesOfOptions(product.optionNames);
  if (product.optionNames.length > maxOptions)
    notes.warn(what, phrase('imports.manyOptions', { most: maxOptions }));
  if (product.variants.length > maxVariants)
    notes.warn(what, phrase('imports.manyVariants', { most: maxVariants }));
  const variants = product.variants
    .slice(0, maxVariants)
    .map(variant => variantInput(variant, options.length, { product, parts }));
  const isPriced =
    variants.some(variant => variant.price > 0) ||
    product.variants.some(variant => Number(variant.price) === 0 && variant.price !== '');
  const long = [
    ...product.categories.flat().filter(name => name.length > maxCategoryLength),
    ...product.tags.filter(name => name.length > maxTagLength),
  ];
  for (const name of new Set(long))
    notes.warn(
      what,
      phrase('imports.longTerm', { name: cutTerm(name), categories: maxCategoryLength, tags: maxTagLength }),
    );
  if (product.kind === 'giftCard') notes.warn(what, phrase('imports.giftCard'));
  if (product.kind === 'paywall') notes.warn(what, phrase('imports.membership'));
  return {
    type: productTypes[product.kind],
    state: stateOf(product, isPriced, notes),
    title: product.title.slice(0, 500).trim() || 'Untitled',
    excerpt: parts.excerpt.slice(0, 5000),
    brand: product.brand.slice(0, maxBrandLength).trim(),
    description: parts.description,
    optionNames: options,
    optionStyles: stylesOf(options, variants),
    imageIds: parts.imageIds.slice(0, 100),
    categories: [...new Set(product.categories.flat())].map(cutTerm).slice(0, 100),
    tags: product.tags.map(cutTerm).slice(0, 100),
    isFeatured: product.isFeatured,
    variants: distinct(
      variants.length > 0 ? variants : [{ price: 0, stock: 0, optionValues: options.map(() => 'Any') }],
      what,
      notes,
    ),
  };
}

/** Options without a name, or with the same one, get a number. */
function namesOfOptions(given: readonly string[]): string[] {
  const taken = new Set<string>();
  return given.slice(0, maxOptions).map((name, at) => {
    const plain = name.slice(0, 100).trim() || `Option ${at + 1}`;
    let own = plain;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${plain.slice(0, 90)} (${number})`;
    taken.add(own.toLowerCase());
    return own;
  });
}

/** An option about colours becomes swatches if each of its values has a named colour or a picture (rule IMPORT-68). */
function stylesOf(options: readonly string[], variants: readonly VariantInput[]): OptionStyle[] {
  const styles = options.map((name, at) => {
    const isShown = ({ optionValues = [], imageId }: VariantInput) =>
      typeof imageId === 'string' || colorOfName(optionValues[at] ?? '') !== null;
    return isColorOption(name) && variants.every(isShown)
      ? { ...listStyle, display: 'swatches' as const }
      : listStyle;
  });
  return styles.every(style => style === listStyle) ? [] : styles;
}

/** Products that cannot be sold unchanged stay hidden until their owner has checked them. */
function stateOf(product: ImportProduct, isPriced: boolean, notes: ImportNotes): Input['state'] {
  const what = phrase('imports.product', { title: product.title });
  const hide = (why: Phrase) => {
    notes.warn(what, [why, phrase('imports.hidden')]);
    return publishStates.draft;
  };
  if (product.type === 'grouped') return hide(phrase('imports.grouped'));
  if (product.state !== 'published')
    return hide(phrase(product.state === 'private' ? 'imports.wasPrivate' : 'imports.wasUnpublished'));
  if (!isPriced) return hide(phrase('imports.noPrice'));
  if (product.isVisible) return publishStates.published;
  notes.warn(what, phrase('imports.unlisted'));
  return publishStates.private;
}

function variantInput(
  variant: ImportVariant,
  options: number,
  { product, parts }: { product: ImportProduct; parts: ProductParts },
): VariantInput {
  const what =
    variant.sku === ''
      ? phrase('imports.product', { title: product.title })
      : phrase('imports.productSku', { title: product.title, sku: variant.sku });
  const price = amountOf(variant.price, what, parts);
  const sale = variant.salePrice === '' ? null : amountOf(variant.salePrice, what, parts);
  const isSale = sale !== null && price !== null && sale < price;
  const { saleFrom, saleUntil } = variant;
  const neverOn = saleFrom !== null && saleUntil !== null && new Date(saleFrom) >= new Date(saleUntil);
  if (variant.sku.length > maxSkuLength)
    parts.notes.warn(what, phrase('imports.skuCut', { most: maxSkuLength }));
  return {
    sku: variant.sku.slice(0, maxSkuLength).trim(),
    gtin: gtinOf(variant.gtin, what, parts.notes),
    optionValues: variant.optionValues.slice(0, options).map(value => value.slice(0, 200).trim() || 'Any'),
    price: price ?? 0,
    salePrice: isSale ? sale : null,
    isOnSale: isSale && !neverOn,
    saleFrom: neverOn ? null : saleFrom,
    saleUntil: neverOn ? null : saleUntil,
    stock: price === null || product.type === 'external' ? 0 : stockOf(variant.stock),
    weight: withinLimits(variant.weight),
    size: sizeOf(variant.size),
    imageId: variant.imageAddress === null ? null : parts.imageOf(variant.imageAddress),
  };
}

/** Null if it is not possible here. */
function withinLimits(measure: number | null): number | null {
  return measure === null || measure < 0 ? null : Math.min(measure, 100_000);
}

function sizeOf(size: ImportVariant['size']): ImportVariant['size'] {
  const sides = size === null ? [] : [size.length, size.width, size.height].map(withinLimits);
  const [length = null, width = null, height = null] = sides;
  return length === null || width === null || height === null ? null : { length, width, height };
}

/** A shop's internal numbers are not GTINs. */
function gtinOf(text: string, what: Phrase, notes: ImportNotes): string {
  const parsed = gtinSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  notes.warn(what, phrase('imports.badBarcode', { text: text.slice(0, 60).toWellFormed() }));
  return '';
}

function stockOf(stock: number | null): number | null {
  return stock === null ? null : Math.min(Math.max(0, stock), maxStock);
}

/** Minor units; null without a price, or with one above the maximum in this currency. */
function amountOf(text: string, what: Phrase, { currency, notes }: ProductParts): number | null {
  if (text === '') return null;
  const amount = parseRoundedAmount(text, currency);
  if (amount !== null && amount >= 0 && amount <= maxPrice) return amount;
  const most = maxPrice / 10 ** currencyDecimals[currency];
  notes.warn(what, phrase('imports.priceTooHigh', { price: text, most, currency }));
  return null;
}

/** A buyer could not distinguish two variants with the same options; the later one's last value gets a number. */
function distinct(variants: readonly VariantInput[], what: Phrase, notes: ImportNotes): VariantInput[] {
  const seen = new Set<string>();
  return variants.flatMap(variant => {
    const values = [...(variant.optionValues ?? [])];
    const last = values.at(-1);
    for (let number = 2; seen.has(JSON.stringify(values)); number += 1) {
      if (last === undefined) return [];
      values[values.length - 1] = `${last} (${number})`;
      if (number === 2)
        notes.warn(what, phrase('imports.sameVariants', { values: (variant.optionValues ?? []).join(', ') }));
    }
    seen.add(JSON.stringify(values));
    return [{ ...variant, optionValues: values }];
  });
}

function cutTerm(name: string): string {
  return name.slice(0, 100).trim() || 'Other';
}
