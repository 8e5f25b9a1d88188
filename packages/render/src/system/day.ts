/** The day in the site's language, by UTC, so that every machine that renders the page writes the same. */
export function dayText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}
