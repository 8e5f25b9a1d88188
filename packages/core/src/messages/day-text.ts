import { byLanguage } from './by-language.ts';

const formatIn = byLanguage(
  language => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** The day in the site's language, in UTC, so that every machine renders the page the same. */
export function dayText(at: string, language: string): string {
  return formatIn(language).format(new Date(at));
}
