import { type SiteLanguage, siteLanguages } from '@vitrine/core/messages/site-languages.ts';
import { wordsIn } from '@vitrine/core/messages/words.ts';
import { messagesFor as pageMessagesFor } from '@vitrine/render/messages/messages.ts';
import { messagesFor as widgetMessagesFor } from '@vitrine/widgets/messages/messages.ts';
import { describe, expect, it } from 'vitest';
import { languageChoices, speaksEnglishInstead } from './language-choices.ts';

/** Every message of every catalogue, by its path. */
function messagesIn(language: string): ReadonlyMap<string, string> {
  const words = Object.entries(wordsIn(language) as Record<string, object>).flatMap(([part, messages]) =>
    entriesOf(part, messages),
  );
  return new Map([
    ...words,
    ...entriesOf('page', pageMessagesFor(language)),
    ...entriesOf('widgets', widgetMessagesFor(language)),
  ]);
}

const entriesOf = (part: string, messages: object) =>
  Object.entries(messages).map(([name, message]) => [`${part}.${name}`, String(message)] as const);
const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g) ?? [])].toSorted();
/** Whether anything is left to translate besides places and signs. */
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));

/** What is the same word in both languages, or a name. */
const sameAsEnglish: Readonly<Record<SiteLanguage, readonly string[]>> = {
  en: [],
  de: ['Audio', 'CEP', 'County', 'Eircode', 'Name', 'Okay', 'Region', 'Video', '[Test] {subject}'],
  da: [
    'Audio',
    'CEP',
    'County',
    'Download',
    'Eircode',
    'Menu',
    'Pause: {title}',
    'Reference: {reference}',
    'Region',
    'region',
    'Subtotal',
    'Video',
    '[Test] {subject}',
  ],
  fr: [
    'Article',
    'CEP',
    'Eircode',
    'Menu',
    'Province',
    'Quantity',
    'Total',
    'Transcription',
    '[Test] {subject}',
  ],
  es: ['CEP', 'Eircode', 'Error: {title}', 'Subtotal', 'Total'],
  it: ['CEP', 'Eircode', 'Menu', 'Password', 'Video'],
  nl: ['Artikel', 'CEP', 'Contact', 'District', 'Eircode', 'Menu', 'Postcode', 'Video', '[Test] {subject}'],
};
/** English has an article where others have none, and others name the field by themselves. */
const dispensable = ['{article}', '{label}'];

const others = (Object.keys(siteLanguages) as SiteLanguage[]).filter(language => language !== 'en');

describe.each(others)('%s', language => {
  const english = messagesIn('en');
  const messages = messagesIn(language);

  it('MESSAGES-3: has the same messages as English with the same places', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [path, message] of english) {
      const isAddress = path.startsWith('addresses.');
      const places = (text: string) =>
        placesOf(text).filter(place => !(isAddress && dispensable.includes(place)));
      expect(places(messages.get(path) ?? ''), path).toEqual(places(message));
    }
  });

  it('MESSAGES-3: leaves nothing in English but words that both share', () => {
    const left = [...messages].filter(
      ([path, message]) => message === english.get(path) && hasWords(message),
    );
    expect(left.filter(([, message]) => !sameAsEnglish[language].includes(message))).toEqual([]);
  });
});

it('MESSAGES-5: the settings offer the languages that are complete, each by its own name', () => {
  const names = ['English', 'Deutsch', 'Dansk', 'Français', 'Español', 'Italiano', 'Nederlands'];
  expect(languageChoices('da').map(({ label }) => label)).toEqual(names);
  expect(speaksEnglishInstead('da')).toBe(false);
  expect(wordsIn('da').cart.empty).toBe('Din indkøbskurv er tom.');
});

it('MESSAGES-5: a stored language stays among them, and is told to speak English where it does', () => {
  expect(languageChoices('pl').at(-1)).toEqual({ value: 'pl', label: 'Polski' });
  expect(speaksEnglishInstead('pl')).toBe(true);
  expect(languageChoices('fr-CH').at(-1)).toEqual({ value: 'fr-CH', label: 'Français suisse' });
  expect(speaksEnglishInstead('fr-CH')).toBe(false);
  expect(languageChoices('not a tag').at(-1)).toEqual({ value: 'not a tag', label: 'not a tag' });
});
