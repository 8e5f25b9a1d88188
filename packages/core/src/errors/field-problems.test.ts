import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldCode, fieldIssue, phrase } from '../messages/phrase.ts';
import { wordAll } from '../messages/word-phrase.ts';
import { readFields } from './field-problems.ts';

const schema = z
  .strictObject({
    name: z.string().min(1).max(5),
    code: z.string().min(3),
    mail: z.email(),
    pieces: z.int().min(1).max(9),
    isOpen: z.boolean(),
    tags: z.string().array().min(1).max(2),
    state: z.enum(['draft', 'shown']),
    step: z.number().multipleOf(5),
    size: z.object({ width: z.number() }),
    slug: z.string().regex(/^[a-z]+$/, fieldCode('addressForm')),
    kind: z.union([z.literal(1), z.literal(2)]),
  })
  .refine(({ pieces }) => pieces < 99, {
    path: ['pieces'],
    ...fieldIssue(phrase('fields.tooLarge', { most: 8 })),
  });

const wrong = {
  name: 'abcdef',
  code: 'ab',
  mail: 'nobody',
  pieces: 1.5,
  isOpen: 'yes',
  tags: ['a', 'b', 'c'],
  state: 'gone',
  step: 7,
  size: [],
  slug: 'A B',
  kind: 3,
  more: 1,
};

const worded = (given: unknown, language: string) => {
  const read = readFields(schema, given, ['item']);
  return read.isRead ? {} : wordAll(read.problems, language);
};

it('ERROR-5: schema errors are reported by field in the language of the reader', () => {
  expect(worded(wrong, 'de-AT')).toEqual({
    'item.name': 'Darf höchstens 5 Zeichen haben.',
    'item.code': 'Muss mindestens 3 Zeichen haben.',
    'item.mail': 'Muss eine E-Mail-Adresse sein, etwa name@example.com.',
    'item.pieces': 'Geben Sie eine ganze Zahl ein.',
    'item.isOpen': 'Muss true oder false sein.',
    'item.tags': 'Darf höchstens 2 Einträge haben.',
    'item.state': 'Wählen Sie eines davon: draft, shown.',
    'item.step': 'Muss ein Vielfaches von 5 sein.',
    'item.size': 'Muss ein Objekt mit Feldern sein.',
    'item.slug': 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, etwa ueber-uns.',
    'item.kind': 'Dieser Wert ist hier nicht möglich.',
    item: 'Dieses Feld gibt es nicht: more.',
  });
});

it('ERROR-5: missing fields are requested, in each language of websites', () => {
  const said = ['en', 'de', 'da', 'es', 'fr', 'it', 'nl'].map(language => worded({}, language)['item.name']);
  expect(new Set(said).size).toBe(7);
  expect(said[0]).toBe('Fill in this field.');
  const missing = worded({}, 'en');
  expect(new Set(Object.values(missing))).toEqual(new Set(['Fill in this field.']));
});

it('ERROR-5: phrases inside values use the same language, several sentences in order', () => {
  const problem = phrase('imports.notFetched', { why: phrase('imports.answered', { status: 404 }) });
  expect(wordAll({ a: problem }, 'de')).toEqual({
    a: 'Der Import war nicht möglich: der Server antwortete mit 404.',
  });
  expect(
    wordAll({ a: [phrase('imports.formLost'), phrase('imports.noName')], b: 'Old words.' }, 'en'),
  ).toEqual({
    a: 'A form was left out; its text was kept. It has neither a name nor a SKU.',
    b: 'Old words.',
  });
});
