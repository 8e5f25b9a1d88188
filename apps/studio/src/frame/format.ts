import { studioLanguage } from '@vitrine/controls/messages/translate.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';

/** `20 Nov 2026, 21:04`, in the reader's time zone. */
export function formatMoment(iso: string): string {
  return new Intl.DateTimeFormat(studioLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );
}

export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(studioLanguage(), { dateStyle: 'medium' }).format(new Date(iso));
}

/** Minor units as a price. */
export function formatPrice(amount: number, currency: string): string {
  return formatMoney({ amount, currency }, studioLanguage());
}

/** `1.5 GB`. */
export function formatSize(bytes: number): string {
  return formatBytes(bytes, studioLanguage());
}
