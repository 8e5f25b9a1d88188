import { readAmount, readMoney } from '@vitrine/core/money/read-amount.ts';
import { fromUnits } from '@vitrine/core/products/measurement-text.ts';
import type { PerUnit } from '@vitrine/core/products/per-unit.ts';
import type { Plan } from '@vitrine/core/products/plan.ts';
import { maxPrice, maxStock } from '@vitrine/core/products/product.ts';
import { formatAmount, formatPrice } from '../frame/format.ts';
import { t } from '../messages/translate.ts';
import type { ProductStore, VariantDraft } from './product-draft.ts';
import { type Measure, measureTexts, quantityOf, storedMeasure } from './variant-measures.ts';

export interface VariantBody {
  id?: string;
  sku: string;
  gtin: string;
  optionValues: string[];
  price: number;
  salePrice: number | null;
  isOnSale: boolean;
  saleFrom: string | null;
  saleUntil: string | null;
  perUnit: PerUnit | null;
  plan: Plan | null;
  stock: number | null;
  stockSeen?: number | null;
  weight: number | null;
  size: { length: number; width: number; height: number } | null;
  imageId: string | null;
}

export type ReadVariants =
  | { readonly ok: true; readonly variants: VariantBody[] }
  /** `KEY.field` → message. */
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** Converts the typed data to a request; all errors are reported together (rule STUDIO-12). */
export function readVariants(drafts: readonly VariantDraft[], store: ProductStore): ReadVariants {
  const problems: Record<string, string> = {};
  const variants = drafts.map(draft => readVariant(draft, store, problems));
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, variants };
}

function readVariant(
  draft: VariantDraft,
  { currency, unitSystem }: ProductStore,
  problems: Record<string, string>,
): VariantBody {
  const { key, id, isOnSale, isUnlimited, stockSeen } = draft;
  const refuse = (field: string, message: string) => {
    problems[`${key}.${field}`] ??= message;
    return 0;
  };
  const amount = (field: 'price' | 'salePrice') => {
    const value = readMoney(draft[field], currency);
    if (value === null || value < 0)
      return refuse(field, t('variant.badPrice', { example: formatAmount(1850, currency) }));
    return value > maxPrice
      ? refuse(field, t('variant.highPrice', { most: formatPrice(maxPrice, currency) }))
      : value;
  };
  const unchanged = draft.measured && measureTexts(draft.measured, unitSystem);
  const measure = (field: Measure) => {
    if (draft[field].trim() === '') return null;
    if (draft.measured && draft[field] === unchanged?.[field]) return storedMeasure(draft.measured, field);
    const value = Number(draft[field].trim().replace(',', '.'));
    return Number.isFinite(value) && value >= 0
      ? fromUnits(value, quantityOf(field), unitSystem)
      : refuse(field, t('variant.badNumber'));
  };
  const price = amount('price');
  const salePrice = draft.salePrice.trim() === '' ? null : amount('salePrice');
  if (isOnSale && salePrice === null) refuse('salePrice', t('variant.noSale'));
  else if (isOnSale && salePrice !== null && salePrice >= price && !(`${key}.price` in problems)) {
    refuse('salePrice', t('variant.dearSale'));
  }
  const { saleFrom, saleUntil } = draft;
  if (saleFrom !== null && saleUntil !== null && new Date(saleFrom) >= new Date(saleUntil))
    refuse('saleUntil', t('variant.saleEnd'));
  const pieces = Number(draft.stock);
  const isCount = /^\d+$/.test(draft.stock.trim()) && pieces <= maxStock;
  const stock = isUnlimited ? null : isCount ? pieces : refuse('stock', t('variant.badStock'));
  const content = draft.content.trim() === '' ? null : contentOf(draft, refuse);
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
    saleFrom: draft.saleFrom,
    saleUntil: draft.saleUntil,
    perUnit: content === null ? null : { amount: content, unit: draft.contentUnit, per: draft.contentPer },
    plan: draft.plan,
    stock,
    ...(stockSeen === undefined ? {} : { stockSeen }),
    weight: measure('weight'),
    size: hasSize ? { length: length ?? 0, width: width ?? 0, height: height ?? 0 } : null,
    imageId: draft.imageId,
  };
}

/** With at most three decimals, above zero. */
function contentOf({ content }: VariantDraft, refuse: (field: string, message: string) => number): number {
  const amount = readAmount(content, 3);
  return amount === null || amount <= 0 || amount > 1_000_000_000
    ? refuse('content', t('variant.badContent'))
    : amount / 1000;
}
