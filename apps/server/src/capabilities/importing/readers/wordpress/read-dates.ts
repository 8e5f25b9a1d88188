import type { RawItem } from './raw-record.ts';

/** When an item was published, as ISO 8601 in UTC; null when the file has no usable date. */
export function publishedAtOf(item: RawItem): string | null {
  const { fields } = item;
  return (
    readDate(fields.get('wp:post_date_gmt')) ??
    readDate(fields.get('wp:post_date')) ??
    readDate(fields.get('pubDate'))
  );
}

/** Reads `2013-06-07 03:00:44` (as UTC) and RSS dates; WordPress writes zeros for none. */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('0000') || trimmed.includes('-0001')) return null;
  const plain = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(trimmed);
  const time = plain
    ? Date.UTC(
        Number(plain[1]),
        Number(plain[2]) - 1,
        Number(plain[3]),
        Number(plain[4] ?? 0),
        Number(plain[5] ?? 0),
        Number(plain[6] ?? 0),
      )
    : Date.parse(trimmed);
  if (!Number.isFinite(time)) return null;
  const year = new Date(time).getUTCFullYear();
  return year >= 1900 && year <= 2200 ? new Date(time).toISOString() : null;
}
