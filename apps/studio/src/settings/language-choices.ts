import type { Choice } from '@vitrine/controls/field/choice-fields.tsx';
import { ownName, siteLanguageOf, siteLanguages } from '@vitrine/core/messages/site-languages.ts';

/**
 * The languages a website can use, each by its own name; a language that is already stored, such as `de-AT` or one
 * from an import, is still offered (rule MESSAGES-5).
 */
export function languageChoices(stored: string): Choice[] {
  const choices = Object.entries(siteLanguages).map(([value, label]) => ({ value, label }));
  return choices.some(({ value }) => value === stored)
    ? choices
    : [...choices, { value: stored, label: ownName(stored) }];
}

/** Whether the built-in messages on the pages are in English instead. */
export function speaksEnglishInstead(language: string): boolean {
  return siteLanguageOf(language) === null;
}
