/** An ISO time as a `datetime-local` field takes it, in the reader's own time; empty for none. */
export function toLocalTime(iso: string | null): string {
  if (iso === null) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The other way round; null for what is no time. */
export function fromLocalTime(text: string): string | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
