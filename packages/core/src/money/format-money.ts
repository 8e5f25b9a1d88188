import type { PriceView } from '../products/product-views.ts';
import { decimalsOf } from './money.ts';
import type { PriceNotation } from './price-in.ts';

/**
 * Money in the notation of a language: `{ amount: 1850, currency: 'EUR' }` in `en` is €18.50 (rules MONEY-7, MONEY-8).
 */
export function formatMoney(money: PriceView, language: string): string {
  const decimals = decimalsOf(money.currency);
  const text = decimalText(money.amount, decimals) as Intl.StringNumericLiteral;
  return formatterFor(language, money, decimals).format(text);
}

/** Creating a formatter takes a hundred times as long as using it; only a few are ever needed. */
const formatters = new Map<string, Intl.NumberFormat>();
const maxFormatters = 500;

function formatterFor(
  language: string,
  { currency, trimsZeros = false }: PriceNotation,
  decimals: number,
): Intl.NumberFormat {
  const key = `${language} ${currency} ${trimsZeros}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: trimsZeros ? 'stripIfInteger' : 'auto',
  });
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** Minor units as exact decimal text, such as `18.50`, without floating point. */
export function decimalText(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return amount < 0 ? `-${text}` : text;
}
