/** PostgreSQL's text search configurations by language; it has no others built in. */
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

/** How words of this language are brought to their stems; not at all where PostgreSQL does not know it. */
export function searchConfigOf(language: string): string {
  return configs[language.toLowerCase().split('-')[0] ?? ''] ?? 'simple';
}
