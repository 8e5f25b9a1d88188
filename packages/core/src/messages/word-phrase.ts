import { countryName } from '../addresses/countries.ts';
import type { messages as enFields } from './en/fields.messages.ts';
import type { messages as enImports } from './en/imports.messages.ts';
import type { messages as enParts } from './en/parts.messages.ts';
import type { Said } from './phrase.ts';
import { sayValues } from './phrase-values.ts';
import { siteLanguageOf } from './site-languages.ts';
import { type Catalogue, speaker } from './speak.ts';
import { type Words, wordsIn } from './words.ts';

type Message = string | ((values: never) => string);

const fieldsIn = speaker<typeof enFields>(
  import.meta.glob<Catalogue>('./*/fields.messages.ts', { eager: true, import: 'messages' }),
);
const partsIn = speaker<typeof enParts>(
  import.meta.glob<Catalogue>('./*/parts.messages.ts', { eager: true, import: 'messages' }),
);

const importsIn = speaker<typeof enImports>(
  import.meta.glob<Catalogue>('./*/imports.messages.ts', { eager: true, import: 'messages' }),
);

/** The messages of each group of phrases. */
const groups: Readonly<Record<string, (name: string, language: string) => Message | undefined>> = {
  fields: (name, language) => named(wordsIn(language).fields, name) ?? named(fieldsIn(language), name),
  parts: (name, language) => named(partsIn(language), name),
  imports: (name, language) => named(importsIn(language), name),
  cart: (name, language) => named(wordsIn(language).cart, name),
  consents: (name, language) => named(wordsIn(language).consents, name),
  discounts: (name, language) => named(wordsIn(language).discounts, name),
  downloads: (name, language) => named(wordsIn(language).downloads, name),
  subscriptions: (name, language) => named(wordsIn(language).subscriptions, name),
  subscriptionStates: (name, language) => named(wordsIn(language).subscriptionStates, name),
  addresses: (name, language) => named(wordsIn(language).addresses, name),
  addressWords: (name, language) => insideSentence(wordsIn(language).addressWords, name, language),
  forms: (name, language) => named(wordsIn(language).forms, name),
  donations: (name, language) => named(wordsIn(language).donations, name),
  giftCards: (name, language) => named(wordsIn(language).giftCards, name),
  countries: countryName,
  languages: (tag, language) =>
    new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'code' }).of(tag),
};

/**
 * A phrase as text, in the reader’s language (rules ERROR-4 and ERROR-5). Plain text stored by an
 * earlier version is returned unchanged.
 */
export function wordPhrase(said: Said, language: string): string {
  if (typeof said === 'string') return said;
  if (!('code' in said)) return said.map(one => wordPhrase(one, language)).join(' ');
  const { code, values = {} } = said;
  const at = code.indexOf('.');
  const message = groups[code.slice(0, at)]?.(code.slice(at + 1), language);
  if (message === undefined) return code;
  if (typeof message === 'string') return message;
  return message(sayValues(values, one => wordPhrase(one, language)) as never);
}

/** Converts each separately, such as the problems of fields. */
export function wordAll(
  phrases: Readonly<Record<string, Said>>,
  language: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(phrases).map(([name, phrase]) => [name, wordPhrase(phrase, language)]),
  );
}

function named(messages: object, name: string): Message | undefined {
  return (messages as Readonly<Record<string, Message>>)[name];
}

/** Only German capitalises nouns there; abbreviations keep their case in every language. */
function insideSentence(words: Words['addressWords'], name: string, language: string): string | undefined {
  const noun = words[name as keyof Words['addressWords']];
  if (noun === undefined || siteLanguageOf(language) === 'de') return noun;
  return noun.replace(/^\p{Lu}(?=\p{Ll})/u, letter => letter.toLowerCase());
}
