import type { PricedVariant } from './product-prices.ts';

/** A price with the dates of its sale, in ISO 8601; null for none. */
export interface DatedPrice extends PricedVariant {
  readonly saleFrom: string | null;
  readonly saleUntil: string | null;
}

/** The price as it is at this moment: a sale that has not begun, or is over, is off (rule PRICE-7). */
export function pricedAt<Variant extends DatedPrice>(variant: Variant, now: Date): Variant {
  const { isOnSale, saleFrom, saleUntil } = variant;
  const hasBegun = saleFrom === null || new Date(saleFrom) <= now;
  const isOver = saleUntil !== null && new Date(saleUntil) <= now;
  return isOnSale && (!hasBegun || isOver) ? { ...variant, isOnSale: false } : variant;
}

/** When the next of these prices changes by itself, in milliseconds since 1970; infinite if none does. */
export function nextPriceChange(variants: readonly DatedPrice[], now: Date): number {
  const moments = variants
    .filter(({ isOnSale }) => isOnSale)
    .flatMap(({ saleFrom, saleUntil }) => [saleFrom, saleUntil])
    .flatMap(moment => (moment === null ? [] : [new Date(moment).getTime()]))
    .filter(moment => moment > now.getTime());
  return Math.min(...moments, Number.POSITIVE_INFINITY);
}
