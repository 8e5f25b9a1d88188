/** Scripts written from right to left. */
const scripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The way a language such as `ar` or `pa-PK` is written in by those who write it most; unknown ones as English. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return scripts.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
