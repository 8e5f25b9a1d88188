import { scaleAmount } from '../money/rounding.ts';
import { maxPrice, maxStock, type Product, type Variant } from '../products/product.ts';
import { productTypes } from '../products/product-views.ts';
import { slugOf } from '../products/slug.ts';
import type { KeptReason, ProductEditChange, ProductPart, Rounding, VariantPart } from './product-edit.ts';

/** What a change does with a product: its parts before and after, why it stays, or neither if it is so already. */
export type Edited =
  | { readonly before: ProductPart; readonly after: ProductPart }
  | { readonly why: KeptReason }
  | null;

const maxTerms = 100;

/** One thing done with one product, with all of its variants or none (rules EDITS-1 and EDITS-2). */
export function editProduct(product: Product, change: ProductEditChange, decimals: number): Edited {
  switch (change.kind) {
    case 'setPrice':
      return editPrices(product, () => change.price);
    case 'addToPrice':
      return editPrices(product, ({ price }) => roundPrice(price + change.amount, change.rounding, decimals));
    case 'scalePrice':
      return editPrices(product, ({ price }) =>
        roundPrice(scaleAmount(price, 10_000 + change.percent, 10_000), change.rounding, decimals),
      );
    case 'beginSale':
      return editVariants(product, variant => {
        const reduced = scaleAmount(variant.price, 10_000 - change.percent, 10_000);
        const salePrice = roundPrice(reduced, change.rounding, decimals);
        if (salePrice < 0 || salePrice >= variant.price) return 'noSale';
        return { salePrice, isOnSale: true, saleFrom: change.from, saleUntil: change.until };
      });
    case 'endSale':
      return editVariants(product, () => ({ isOnSale: false, saleFrom: null, saleUntil: null }));
    case 'setState':
      return compare(
        { state: product.state, publishAt: product.publishAt },
        { state: change.state, publishAt: null },
      );
    case 'addTag':
      return addTerm('tags', product.tags, change.name);
    case 'removeTag':
      return compare({ tags: product.tags }, { tags: without(product.tags, change.name) });
    case 'addCategory':
      return addTerm('categories', product.categories, change.name);
    case 'removeCategory':
      return compare(
        { categories: product.categories },
        { categories: without(product.categories, change.name) },
      );
    case 'setStock':
      return editStock(product, () => change.onHand);
    case 'addToStock':
      return editStock(product, stock => (stock === null ? 'unlimited' : stock + change.change));
    case 'setTaxClass':
      return compare({ taxClass: product.taxClass }, { taxClass: change.taxClass });
  }
}

/** As it was before: stock by the difference, so that what was sold since stays sold (rule EDITS-6). */
export function restoreProduct(
  product: Product,
  { before, after }: { before: ProductPart; after: ProductPart },
): Edited {
  if (before.variants === undefined) return { before: after, after: before };
  const variants: VariantPart[] = [];
  for (const part of before.variants) {
    const variant = product.variants.find(({ id }) => id === part.id);
    const changed = after.variants?.find(({ id }) => id === part.id);
    if (variant === undefined || changed === undefined) return { why: 'changed' };
    if (part.stock === undefined) {
      variants.push(part);
      continue;
    }
    const stock = restoredStock(variant.stock, part.stock, changed.stock ?? null);
    if (stock === undefined) return { why: 'changed' };
    if (stock !== null && stock < 0) return { why: 'belowZero' };
    variants.push({ ...part, stock });
  }
  return { before: after, after: { ...before, variants } };
}

/** Undefined if somebody began or ended to count it since. */
function restoredStock(
  now: number | null,
  from: number | null,
  to: number | null,
): number | null | undefined {
  if ((now === null) !== (to === null)) return undefined;
  return now === null || from === null || to === null ? from : now + from - to;
}

function roundPrice(price: number, rounding: Rounding, decimals: number): number {
  const unit = 10 ** decimals;
  if (rounding === 'exact' || unit === 1) return price;
  if (rounding === 'whole') return scaleAmount(price, 1, unit) * unit;
  return price <= 0 ? price : Math.max(unit, scaleAmount(price + 1, 1, unit) * unit) - 1;
}

function editPrices(product: Product, priceOf: (variant: Variant) => number): Edited {
  return editVariants(product, variant => {
    const price = priceOf(variant);
    if (price < 0) return 'belowZero';
    if (price > maxPrice) return 'tooHigh';
    const { isOnSale, salePrice } = variant;
    return isOnSale && salePrice !== null && salePrice >= price ? 'belowSale' : { price };
  });
}

function editStock(product: Product, stockOf: (stock: number | null) => number | null | KeptReason): Edited {
  if (product.type === productTypes.digital) return { why: 'digital' };
  return editVariants(product, ({ stock: present }) => {
    const stock = stockOf(present);
    if (typeof stock === 'string') return stock;
    if (stock !== null && stock < 0) return 'belowZero';
    return stock !== null && stock > maxStock ? 'tooHigh' : { stock };
  });
}

function editVariants(
  product: Product,
  edit: (variant: Variant) => Omit<VariantPart, 'id'> | KeptReason,
): Edited {
  const before: VariantPart[] = [];
  const after: VariantPart[] = [];
  for (const variant of product.variants) {
    const part = edit(variant);
    if (typeof part === 'string') return { why: part };
    const present = Object.fromEntries(
      Object.keys(part).map(field => [field, variant[field as keyof typeof part]]),
    );
    if (isSame(present, part)) continue;
    before.push({ id: variant.id, ...present });
    after.push({ id: variant.id, ...part });
  }
  return after.length === 0 ? null : { before: { variants: before }, after: { variants: after } };
}

function addTerm(field: 'tags' | 'categories', names: readonly string[], name: string): Edited {
  if (names.some(one => slugOf(one) === slugOf(name))) return null;
  if (names.length >= maxTerms) return { why: 'tooMany' };
  return { before: { [field]: [...names] }, after: { [field]: [...names, name] } };
}

function without(names: readonly string[], name: string): string[] {
  return names.filter(one => slugOf(one) !== slugOf(name));
}

function compare(before: ProductPart, after: ProductPart): Edited {
  return isSame(before, after) ? null : { before, after };
}

function isSame(a: object, b: object): boolean {
  return Object.entries(b).every(([field, value]) => {
    const other = (a as Record<string, unknown>)[field];
    return Array.isArray(value) && Array.isArray(other)
      ? value.length === other.length && value.every((one, at) => one === other[at])
      : value === other;
  });
}
