import { type ProductType, productTypes } from '../products/product-views.ts';

/** The stock of a variant; `onHand` null means unlimited. */
export interface StockLevel {
  readonly onHand: number | null;
  /** Reserved by running checkouts, without those of the requesting cart. */
  readonly reserved: number;
}

/** Unless the owner chooses another number (rule STOCK-5). */
export const usualFewFrom = 5;

/** Available items: on hand less reserved, never below zero; infinite if unlimited or digital (STOCK-1). */
export function saleable(type: ProductType, { onHand, reserved }: StockLevel): number {
  if (type === productTypes.digital || onHand === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, onHand - reserved);
}

/** Infinite for digital products and if any variant is unlimited (rule STOCK-2). */
export function totalStock(type: ProductType, levels: readonly StockLevel[]): number {
  return levels.reduce((sum, level) => sum + saleable(type, level), 0);
}

/** No variant is unlimited or has stock above zero; digital products are never sold out (rule STOCK-3). */
export function isSoldOut(type: ProductType, levels: readonly StockLevel[]): boolean {
  if (type === productTypes.digital) return false;
  return levels.every(level => saleable(type, level) <= 0);
}

/** The stock if it is at least one item and at most so many, else null (rule STOCK-5). */
export function fewLeft(type: ProductType, level: StockLevel, fewFrom = usualFewFrom): number | null {
  const left = saleable(type, level);
  return left >= 1 && left <= fewFrom ? left : null;
}
