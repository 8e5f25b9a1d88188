import { languageAmong, languageOfPath } from './speak.ts';

const files = Object.keys(import.meta.glob('./*/{site,pages,widgets}.messages.ts', { eager: true }));
const found = files.map(languageOfPath);

/** The languages in which every word of ours on a published website is there: each folder with all three catalogues. */
const complete = new Set(found.filter(one => found.filter(other => other === one).length === 3));

/** Each by its own name, in the order of these (rule MESSAGES-5). */
export const siteLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  [...complete]
    .map(language => [language, ownName(language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
);

/** The language that a tag such as `fr-CH` speaks; null where there is no catalogue of it. */
export function siteLanguageOf(tag: string): string | null {
  return languageAmong(complete, tag);
}

/** `Deutsch`, `Français suisse`; the tag itself where nobody knows its name. */
export function ownName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
