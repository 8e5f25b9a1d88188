/** More than there are languages that websites are offered; a language of a visitor’s browser may be any. */
const maxLanguages = 200;

/** Made once for each language: a formatter takes a hundred times as long to make as to use (rule RENDER-25). */
export function byLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return language => {
    const known = made.get(language);
    if (known !== undefined) return known;
    if (made.size >= maxLanguages) made.clear();
    const value = make(language);
    made.set(language, value);
    return value;
  };
}
