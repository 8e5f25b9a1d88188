import { wordsIn } from '@vitrine/core/messages/words.ts';
import { expect, it } from 'vitest';
import { languageChoices, speaksEnglishInstead } from './language-choices.ts';

it('MESSAGES-5: the settings offer the complete languages, each by its own name', () => {
  const names = ['Dansk', 'Deutsch', 'English', 'Español', 'Français', 'Italiano', 'Nederlands'];
  expect(languageChoices('da').map(({ label }) => label)).toEqual(names);
  expect(speaksEnglishInstead('da')).toBe(false);
  expect(wordsIn('da').cart.empty).toBe('Din indkøbskurv er tom.');
});

it('MESSAGES-5: a stored language is still offered, with a note if its messages are in English', () => {
  expect(languageChoices('pl').at(-1)).toEqual({ value: 'pl', label: 'Polski' });
  expect(speaksEnglishInstead('pl')).toBe(true);
  expect(languageChoices('fr-CH').at(-1)).toEqual({ value: 'fr-CH', label: 'Français suisse' });
  expect(speaksEnglishInstead('fr-CH')).toBe(false);
  expect(languageChoices('not a tag').at(-1)).toEqual({ value: 'not a tag', label: 'not a tag' });
});
