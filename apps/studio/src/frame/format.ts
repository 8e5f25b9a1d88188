import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { decimalText, formatMoney } from '@vitrine/core/money/format-money.ts';
import { type Currency, currencyDecimals } from '@vitrine/core/money/money.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';

/** `20 Nov 2026, 21:04`, in the reader's time zone. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat(studioLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}

export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(studioLanguage(), { dateStyle: 'medium' }).format(new Date(iso));
}

/** A number of entries: `12`, and `1,000+` if they were not counted further. */
export function formatCount(count: number): string {
  const numbers = new Intl.NumberFormat(studioLanguage());
  return count > mostCounted ? `${numbers.format(mostCounted)}+` : numbers.format(count);
}

/** Minor units as a price. */
export function formatPrice(amount: number, currency: string): string {
  return formatMoney({ amount, currency }, studioLanguage());
}

/** Money without its currency and without groups, as it can be typed: `18.50`. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = currencyDecimals[currency as Currency] ?? 2;
  return new Intl.NumberFormat(studioLanguage(), {
    minimumFractionDigits: decimals,
    useGrouping: false,
  }).format(decimalText(amount, decimals) as Intl.StringNumericLiteral);
}

/** Thousandths of a percent as they can be typed: `12.5`. */
export function formatPercentage(thousandths: number): string {
  return new Intl.NumberFormat(studioLanguage(), { maximumFractionDigits: 3, useGrouping: false }).format(
    decimalText(thousandths, 3) as Intl.StringNumericLiteral,
  );
}

/** A measure as it can be typed: `0.125`. */
export function formatDecimal(value: number): string {
  return new Intl.NumberFormat(studioLanguage(), { maximumFractionDigits: 6, useGrouping: false }).format(
    value,
  );
}

/** `1.5 GB`. */
export function formatSize(bytes: number): string {
  return formatBytes(bytes, studioLanguage());
}
