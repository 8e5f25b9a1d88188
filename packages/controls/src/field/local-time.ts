/** Converts an ISO time to the value of a `datetime-local` field, in the reader's time zone; empty for none. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The reverse conversion; null for an invalid time. */
export function fromLocalTime(text: string): string | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
