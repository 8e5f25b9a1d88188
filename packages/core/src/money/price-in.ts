import type { PriceView } from '../products/product-views.ts';

/** The notation of the prices of a store; part of its settings. */
export type PriceNotation = Omit<PriceView, 'amount'>;

/** Minor units as a price that visitors see (rule MONEY-8). */
export function priceIn({ currency, trimsZeros = false }: PriceNotation, amount: number): PriceView {
  return { amount, currency, ...(trimsZeros ? { trimsZeros } : {}) };
}
