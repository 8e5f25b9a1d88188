import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { parseDecimals } from '@vitrine/core/money/parse-amount.ts';

/** Typed money in minor units, with a comma or a point; null if it is none. */
export function readMoney(typed: string, currency: string): number | null {
  return parseDecimals(typed.trim().replace(',', '.'), currencyDecimals[currency as Currency] ?? 2);
}
