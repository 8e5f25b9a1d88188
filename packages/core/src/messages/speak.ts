import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageValue, Spoken } from './message.ts';

export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

/** The files of one catalogue by their path, whose first folder is the language. */
export type CatalogueFiles<C> = Readonly<Record<string, C>>;

/**
 * A catalogue in the language of a tag such as `de-AT`; English is the fallback (rule MESSAGES-1).
 * A message is parsed at its first use.
 */
export function speaker<English>(files: CatalogueFiles<Catalogue>): (tag: string) => Spoken<English> {
  const spoken = new Map<string, Spoken<English>>();
  const catalogues = new Map<string, Catalogue>();
  for (const [path, file] of Object.entries(files)) {
    const language = languageOfPath(path);
    catalogues.set(language, { ...catalogues.get(language), ...file });
  }
  return tag => {
    const language = languageAmong(catalogues, tag) ?? 'en';
    const known = spoken.get(language);
    if (known !== undefined) return known;
    const made = speak(catalogues.get(language) ?? {}, language) as Spoken<English>;
    spoken.set(language, made);
    return made;
  };
}

/** The language of a tag such as `fr-CH` or `nl_BE`, if it is among those. */
export function languageAmong(languages: { has(language: string): boolean }, tag: string): string | null {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.has(language) ? language : null;
}

export function languageOfPath(path: string): string {
  return /\/([a-z]{2,3})\/(?:(?:studio|site|pages|refusals)\/)?[^/]+$/.exec(path)?.[1] ?? '';
}

/** A message with placeholders becomes a function of their values; others stay text. */
export function speak(catalogue: Catalogue, language: string): object {
  return Object.fromEntries(
    Object.entries(catalogue).map(([name, message]) => {
      if (typeof message !== 'string') return [name, speak(message, language)];
      return [name, hasPlaces(message) ? formatter(message, language) : plain(message, language)];
    }),
  );
}

function hasPlaces(message: string): boolean {
  return /\{\w+[,}]/.test(message);
}

function plain(message: string, language: string): string {
  return message.includes("'") ? String(read(message, language).format()) : message;
}

function formatter(message: string, language: string): (values: Record<string, MessageValue>) => string {
  let format: IntlMessageFormat | undefined;
  return values => {
    format ??= read(message, language);
    return String(format.format(values));
  };
}

function read(message: string, language: string): IntlMessageFormat {
  return new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
}

const readMessages = new Map<string, IntlMessageFormat>();

/** One message outside a catalogue, such as the English text of a refusal. */
export function sayMessage(
  message: string,
  language: string,
  values: Readonly<Record<string, MessageValue>>,
): string {
  if (!hasPlaces(message)) return plain(message, language);
  const key = `${language} ${message}`;
  const format = readMessages.get(key) ?? read(message, language);
  readMessages.set(key, format);
  return String(format.format(values));
}
