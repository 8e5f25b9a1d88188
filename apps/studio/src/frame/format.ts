import { formatMoney } from '@vitrine/core/money/format-money.ts';

const language = 'en';

/** `20 Nov 2026, 21:04`, in the reader's own time. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(iso));
}

/** Minor units as a price. */
export function formatPrice(amount: number, currency: string): string {
  return formatMoney({ amount, currency }, language);
}
