import { type Currency, currencyDecimals } from './money.ts';

/**
 * Decimal text with a point, such as `18.50` or `-3`, in minor units with that many decimals: 1850
 * and -300 for two. Null if it is invalid, has more decimals (other than zeros), or more than 15
 * digits before the point (rule MONEY-6).
 */
export function parseDecimals(text: string, decimals: number): number | null {
  const found = /^\s*(-?)(\d{1,15})(?:\.(\d{0,20}))?\s*$/.exec(text);
  if (!found) return null;
  const [, sign = '', whole = '', part = ''] = found;
  if (/[1-9]/.test(part.slice(decimals))) return null;
  const amount = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(amount)) return null;
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** Like `parseDecimals`, but extra decimals are rounded by MONEY-4: `18.505` is 1851 cents. */
export function parseRoundedAmount(text: string, currency: Currency): number | null {
  const decimals = currencyDecimals[currency];
  const found = /^(\s*-?\d{1,15}(?:\.\d*)?)\s*$/.exec(text);
  const [head, tail = ''] = (found?.[1] ?? '').split('.');
  const exact = parseDecimals(`${head}.${tail.slice(0, decimals)}`, decimals);
  if (exact === null || (tail[decimals] ?? '0') < '5') return exact;
  return exact + (text.trim().startsWith('-') ? -1 : 1);
}
