import type { Choice } from '@vitrine/controls/field/choice-fields.tsx';
import { ownName, siteLanguageOf, siteLanguages } from '@vitrine/core/messages/site-languages.ts';

/**
 * The languages a website can be set to, each by its own name; one that is stored already, such as `de-AT` or
 * one that an import brought, stays among them (rule MESSAGES-5).
 */
export function languageChoices(stored: string): Choice[] {
  const choices = Object.entries(siteLanguages).map(([value, label]) => ({ value, label }));
  return choices.some(({ value }) => value === stored)
    ? choices
    : [...choices, { value: stored, label: ownName(stored) }];
}

/** Whether our own words on the pages are in English instead. */
export function speaksEnglishInstead(language: string): boolean {
  return siteLanguageOf(language) === null;
}
