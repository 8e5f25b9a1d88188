/** More than the languages of websites, as a visitor’s browser may have any language. */
const maxLanguages = 200;

/** Created once per language: creating a formatter takes a hundred times as long as using it (rule RENDER-25). */
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
