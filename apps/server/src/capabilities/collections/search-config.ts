/** PostgreSQL's built-in text search configurations, by language. */
const configs: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  nb: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** How words of this language are stemmed; not at all where PostgreSQL does not know the language. */
export function searchConfigOf(language: string): string {
  return configs[language.toLowerCase().split('-')[0] ?? ''] ?? 'simple';
}
