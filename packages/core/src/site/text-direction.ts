import { byLanguage } from '../messages/by-language.ts';

/** Scripts written from right to left. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The direction of a language such as `ar` or `pa-PK` in its most common script; left to right if unknown. */
export const directionOf = byLanguage((language): 'ltr' | 'rtl' => {
  try {
    return scripts.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
});
