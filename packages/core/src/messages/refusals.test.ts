import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import type { ErrorDefinition } from '../errors/declare-errors.ts';
import { fail } from '../errors/result.ts';
import { wordRefusal } from './word-refusal.ts';

/** Read in the terminal or a browser's console, in English. */
const ofOperators = ['backups', 'cli', 'configuration', 'database', 'files', 'gallery', 'image', 'nativeApp'];
/** Sent only by programs. */
const ofPrograms = ['checkout.noKey', 'checkout.keyReused'];

const definitions = Object.values(
  import.meta.glob<Record<string, object>>('../*/*.errors.ts', { eager: true }),
)
  .flatMap(file => Object.values(file))
  .flatMap(errors => Object.values(errors))
  .filter((one): one is ErrorDefinition => typeof one === 'object' && one !== null && 'status' in one);
const read = definitions.filter(
  ({ code }) => !ofOperators.includes(code.split('.')[0] ?? '') && !ofPrograms.includes(code),
);

const placesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap(element =>
    element.type === TYPE.argument || element.type === TYPE.plural ? [element.value] : [],
  );

it('ERROR-4, MESSAGES-9: every declared refusal exists in German, with the same values', () => {
  expect(read.length).toBeGreaterThan(80);
  for (const definition of read) {
    const places = [...new Set(placesIn(parse(definition.message, { ignoreTag: true })))];
    const values = Object.fromEntries(places.map((place, at) => [place, 700 + at]));
    const { error } = fail<string>(definition, values as never);
    const [german, english] = ['de-CH', 'en'].map(language => wordRefusal(error, language));
    expect(german, definition.code).not.toBe(english);
    for (const value of Object.values(values))
      expect(german, `${definition.code} in German`).toContain(String(value));
  }
});

it('ERROR-4: a language without refusals for accounts uses English', () => {
  const { error } = fail<string>({ code: 'parcel.lost', status: 404, message: 'Parcel {n} was lost.' }, {
    n: 7,
  } as never);
  expect(wordRefusal(error, 'de')).toBe('Parcel 7 was lost.');
  expect(wordRefusal(error, 'tlh')).toBe('Parcel 7 was lost.');
});
