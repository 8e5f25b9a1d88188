import { expect, it } from 'vitest';
import { directionOf } from './text-direction.ts';

it('RENDER-19: languages of right-to-left scripts use that direction, by default or by their script subtag', () => {
  const languages = ['ar', 'he', 'fa-IR', 'ur', 'pa-PK', 'az-Arab', 'yi', 'dv'];
  expect(languages.filter(language => directionOf(language) === 'rtl')).toEqual(languages);
  for (const language of ['en', 'de-AT', 'ja', 'pa-IN', 'ar-Latn', '', 'not a language'])
    expect([language, directionOf(language)]).toEqual([language, 'ltr']);
});
