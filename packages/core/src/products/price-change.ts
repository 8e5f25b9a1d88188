import { scaleAmount } from '../money/rounding.ts';
import { maxPrice, type Variant } from './product.ts';

export const priceChangeKinds = ['percent', 'amount'] as const;

/** Hundredths of a percent, or minor units; below zero it lowers prices. */
export interface PriceChange {
  readonly by: (typeof priceChangeKinds)[number];
  readonly value: number;
}

/** Why a price stays as it is. */
export const keptPriceReasons = ['belowZero', 'tooHigh', 'belowSale'] as const;
export type KeptPriceReason = (typeof keptPriceReasons)[number];

/** The changed price, rounded by MONEY-4. */
export function changedPrice(price: number, { by, value }: PriceChange): number {
  return by === 'amount' ? price + value : scaleAmount(price, 10_000 + value, 10_000);
}

/** Null if the variant can have that price (rules PRODUCT-3 and PRODUCT-11). */
export function whyPriceKept(
  { isOnSale, salePrice }: Pick<Variant, 'isOnSale' | 'salePrice'>,
  price: number,
): KeptPriceReason | null {
  if (price < 0) return 'belowZero';
  if (price > maxPrice) return 'tooHigh';
  return isOnSale && salePrice !== null && salePrice >= price ? 'belowSale' : null;
}
