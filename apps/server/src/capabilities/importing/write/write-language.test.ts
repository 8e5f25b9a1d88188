import { expect, it } from 'vitest';
import { plainLanguage } from './write-language.ts';

it.each([
  ['de-DE', 'de'],
  ['de_DE_formal', 'de'],
  ['en-US', 'en'],
  ['en-GB', 'en-GB'],
  ['pt-PT', 'pt-PT'],
  ['zh-TW', 'zh-TW'],
  ['sr-Latn', 'sr-Latn'],
  [' he-IL ', 'he'],
  ['und', null],
  ['qq', null],
  ['<b>', null],
])('IMPORT-61: reads the language “%s” as %s', (text, language) => {
  expect(plainLanguage(text)).toBe(language);
});
