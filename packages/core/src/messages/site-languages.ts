/** The languages in which every word of ours on a published website is there, each by its own name (rule MESSAGES-5). */
export const siteLanguages = {
  en: 'English',
  de: 'Deutsch',
  da: 'Dansk',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
} as const;

export type SiteLanguage = keyof typeof siteLanguages;

/** The language that a tag such as `fr-CH` speaks; null where there is no catalogue of it. */
export function siteLanguageOf(tag: string): SiteLanguage | null {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return isSiteLanguage(language) ? language : null;
}

function isSiteLanguage(language: string): language is SiteLanguage {
  return Object.hasOwn(siteLanguages, language);
}
