import { decimalsOf } from './money.ts';
import { parseDecimals } from './parse-amount.ts';

/** Thousands in groups with one mark, and decimals with another one: `1,234,567.89`, `1 234,5`, `1’234`. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[ '.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<part>\d*))?$/;
const plain = /^(?<whole>\d+)(?:[.,](?<part>\d*))?$/;
/** One mark before three digits: thousands, or three decimals. */
const either = /^\d{1,3}[.,]\d{3}$/;

/**
 * A number as people type it, in minor units with that many decimals: for two, `12,50` and `12.50` are 1250, and
 * `1,000`, `1.000`, `1 000` and `1’000.00` are 100000. For three or more, one mark before three digits is decimal, so
 * that `1,250` is one and a quarter. Null if it is not a number, or marked as none is (rule MONEY-6).
 */
export function readAmount(typed: string, decimals: number): number | null {
  const [, sign = '', rest = ''] = /^([+−-]?)(.*)$/s.exec(typed.trim()) ?? [];
  const text = rest.replace(/[\u00A0\u2009\u202F]/g, ' ').replaceAll('’', "'");
  const isDecimal = decimals >= 3 && either.test(text);
  const { whole = '', part = '' } = ((!isDecimal && grouped.exec(text)) || plain.exec(text))?.groups ?? {};
  const isNegative = sign === '-' || sign === '−';
  return parseDecimals(`${isNegative ? '-' : ''}${whole.replace(/\D/g, '')}.${part}`, decimals);
}

/** Money as people type it, in minor units of its currency; null if it is none (rule MONEY-6). */
export function readMoney(typed: string, currency: string): number | null {
  return readAmount(typed, decimalsOf(currency));
}
