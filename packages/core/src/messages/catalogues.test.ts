import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './speak.ts';

const files = import.meta.glob<Catalogue>(['./*/**/*.messages.ts', '!./*/refusals/*.messages.ts'], {
  eager: true,
  import: 'messages',
});
const languages = [...new Set(Object.keys(files).map(path => path.split('/')[1] ?? ''))];

/** Every message of a language by its path, such as `site.cart.empty`. */
function messagesIn(language: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).flatMap(([path, file]) =>
      path.startsWith(`./${language}/`)
        ? entriesOf(path.slice(3 + language.length).replace('.messages.ts', ''), file)
        : [],
    ),
  );
}

function entriesOf(path: string, catalogue: Catalogue): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, message]): [string, string][] =>
    typeof message === 'string' ? [[`${path}.${name}`, message]] : entriesOf(`${path}.${name}`, message),
  );
}

function placesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(element => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(option => placesIn(option.value))
        : [];
    return 'value' in element ? [element.value, ...inner] : inner;
  });
}

const placesOf = (message: string) => [...new Set(placesIn(parse(message, { ignoreTag: true })))].toSorted();

/** Whether anything besides placeholders and signs is left to translate. */
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));

/** Words that are the same in both languages, or names. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Aa',
    'Admin',
    'Animation',
    'Audio',
    'Block',
    'Blog',
    'CEP',
    'Code',
    'County',
    'Design',
    'Digital',
    'Domain',
    'Eircode',
    'Imperial',
    'Kiln',
    'Layout',
    'Link',
    'Logo',
    'Minute',
    'Name',
    'Plan',
    'Neutral',
    'Okay',
    'Option {n}',
    'PayPal',
    'Position',
    'Region',
    'SKU',
    'Shop',
    'Shops',
    'Spam',
    'Symbol',
    'Tablet',
    'Text',
    'Video',
    'Vitrine',
    'Website',
    'Websites',
    '[Test] {subject}',
    '{label} (optional)',
    '{n} px',
  ],
  da: [
    'Audio',
    'CEP',
    'County',
    'Download',
    'Eircode',
    'Menu',
    'Neutral',
    'Pause: {title}',
    'PayPal',
    'Reference: {reference}',
    'Region',
    'Subtotal',
    'Video',
    '[Test] {subject}',
    'region',
  ],
  fr: [
    'Article',
    'CEP',
    'Date',
    'Eircode',
    'Menu',
    'Message',
    'Minute',
    'PayPal',
    'Province',
    'Quantity',
    'Total',
    'Transcription',
    '[Test] {subject}',
  ],
  es: ['CEP', 'Eircode', 'Error: {title}', 'Neutral', 'PayPal', 'Subtotal', 'Total'],
  it: ['CEP', 'Eircode', 'Menu', 'Password', 'PayPal', 'Video'],
  nl: [
    'Artikel',
    'CEP',
    'Contact',
    'District',
    'Eircode',
    'Filters',
    'Menu',
    'PayPal',
    'Postcode',
    'Video',
    '[Test] {subject}',
  ],
};
/** English has an article where other languages have none, and some name the field differently. */
const dispensable = ['article', 'label'];

const english = messagesIn('en');

it('MESSAGES-3: every English message can be parsed', () => {
  for (const [path, message] of english) expect(() => placesOf(message), path).not.toThrow();
});

describe.each(languages.filter(language => language !== 'en'))('%s', language => {
  const messages = messagesIn(language);
  const catalogues = new Set([...messages.keys()].map(path => path.split('.')[0] ?? ''));
  const wanted = [...english.keys()].filter(path => catalogues.has(path.split('.')[0] ?? ''));

  it('MESSAGES-3: has the same messages as English with the same places', () => {
    expect([...messages.keys()].toSorted()).toEqual(wanted.toSorted());
    for (const path of wanted) {
      const isAddress = path.includes('.addresses.');
      const places = (text = '') =>
        placesOf(text).filter(place => !(isAddress && dispensable.includes(place)));
      expect(places(messages.get(path)), path).toEqual(places(english.get(path)));
    }
  });

  it('MESSAGES-3: has every plural form of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // In languages with 'many' for millions, all other numbers use 'other'.
    const everyday = pluralCategories.filter(category => category !== 'many');
    for (const [path, message] of messages) {
      for (const element of parse(message, { ignoreTag: true })) {
        if (element.type !== TYPE.plural) continue;
        expect(Object.keys(element.options), path).toEqual(expect.arrayContaining(everyday));
      }
    }
  });

  it('MESSAGES-3: leaves nothing in English but words that both share', () => {
    const left = [...messages].filter(
      ([path, message]) => message === english.get(path) && hasWords(message),
    );
    expect(left.filter(([, message]) => !(sameAsEnglish[language] ?? []).includes(message))).toEqual([]);
  });
});
