import { z } from 'zod';
import { languageAmong, languageOfPath } from './speak.ts';

const files = Object.keys(
  import.meta.glob(['./*/{site,pages}/*.messages.ts', './*/widgets.messages.ts'], { eager: true }),
);
const found = files.map(languageOfPath);
const filesIn = (language: string) => found.filter(one => one === language).length;

/** The languages with all of our texts on a published website: each folder with all files that English has. */
const complete = new Set(found.filter(language => filesIn(language) === filesIn('en')));

/** Each by its own name, in this order (rule MESSAGES-5). */
export const siteLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  [...complete]
    .map(language => [language, ownName(language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en')),
);

/** The catalogue language for a tag such as `fr-CH`; null if there is none. */
export function siteLanguageOf(tag: string): string | null {
  return languageAmong(complete, tag);
}

/** A language that websites can speak. */
export const siteLanguageSchema = z
  .string()
  .max(35)
  .refine(tag => siteLanguageOf(tag) !== null);

/** `Deutsch`, `Français suisse`; the tag itself if its name is unknown. */
export function ownName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
