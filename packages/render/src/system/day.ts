const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in the site's language, by UTC, so that every machine that renders the page writes the same. */
export function dayText(at: string, language: string): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(at));
}
