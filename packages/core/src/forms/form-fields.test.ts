import { describe, expect, it } from 'vitest';
import { wordAll } from '../messages/word-phrase.ts';
import type { AnswerValue } from './answer.ts';
import { type FormField, fieldKindNames, formFieldSchema, formFieldsSchema } from './form-fields.ts';
import { formView } from './form-view.ts';
import { controlName, postedAnswers } from './posted-answers.ts';
import { answerText, readAnswers } from './read-answers.ts';

const id = 'f'.repeat(24);
const options = ['Red', 'Blue'];
const needsOptions = new Set(['radio', 'checkbox', 'select', 'likert']);
const field = (kind: string, more: object = {}): FormField =>
  formFieldSchema.parse({
    id,
    kind,
    label: 'Q',
    ...(needsOptions.has(kind) ? { options } : {}),
    ...more,
  });

/** The stored value and its text, or the error. */
function read(asked: FormField, entered: AnswerValue, language = 'en') {
  const result = readAnswers([asked], { [id]: entered }, language);
  if (!result.ok) return wordAll(result.problems, language)[id];
  const [answer] = result.answers;
  return answer ? [answer.value, answerText(answer, language)] : null;
}

describe('what a field accepts', () => {
  it.each<[string, object, AnswerValue, unknown]>([
    ['text', {}, '  For you ', ['For you', 'For you']],
    ['text', {}, 'x'.repeat(501), 'You have exceeded the character limit.'],
    ['textarea', { maxLength: 4 }, 'a\r\nbc', ['a\nbc', 'a\nbc']],
    ['textarea', { maxLength: 4 }, 'abcde', 'You have exceeded the character limit.'],
    ['textarea', { maxLength: 4 }, '   ', null],
    ['email', {}, 'ann@example.com', ['ann@example.com', 'ann@example.com']],
    ['email', {}, 'ann', 'Email is not valid. Email addresses should follow the format name@example.com.'],
    ['number', {}, '-12,5', ['-12.5', '-12.5']],
    ['number', {}, '1e3', 'Enter a number.'],
    ['website', {}, 'example.com/a', ['https://example.com/a', 'https://example.com/a']],
    [
      'website',
      {},
      'javascript:alert(1)',
      'Enter a web address, such as https://example.com or example.com.',
    ],
    ['website', {}, 'localhost', 'Enter a web address, such as https://example.com or example.com.'],
    ['currency', { symbol: '€' }, '12.5', [{ symbol: '€', amount: '12.5' }, '€12.50']],
    ['currency', {}, '12.345', 'Enter a number.'],
    ['twitter', {}, '@kiln_1', ['@kiln_1', '@kiln_1']],
    ['twitter', {}, 'a b', 'Enter a name of up to 15 letters, digits and underscores.'],
    ['radio', {}, 'Blue', ['Blue', 'Blue']],
    ['radio', {}, 'Green', 'Choose from the options shown.'],
    ['select', {}, '', null],
    ['checkbox', {}, ['Blue', 'Red'], [['Red', 'Blue'], 'Red and Blue']],
    ['checkbox', {}, ['Green'], 'Choose from the options shown.'],
    [
      'likert',
      {},
      { Blue: '2', Red: '-1' },
      [{ Red: '-1', Blue: '2' }, 'Red: Disagree; Blue: Strongly Agree'],
    ],
    ['likert', {}, { Blue: '3' }, 'Choose from the options shown.'],
    ['name', {}, { first: ' Ann ', last: '' }, [{ first: 'Ann', last: '' }, 'Ann']],
    [
      'date',
      {},
      { month: '2', day: '29', year: '2028' },
      [{ month: '02', day: '29', year: '2028' }, 'February 29, 2028'],
    ],
    [
      'date',
      {},
      { month: '2', day: '29', year: '2027' },
      'Enter a day that exists, with a year of four digits.',
    ],
    [
      'time',
      {},
      { hour: '1', minute: '5', ampm: 'PM' },
      [{ hour: '01', minute: '05', second: '', ampm: 'PM' }, '1:05 PM'],
    ],
    ['time', {}, { hour: '13', minute: '5', ampm: 'PM' }, 'Enter a time that exists.'],
    [
      'phone',
      {},
      { line: '(503) 555-0100' },
      [{ country: '', areacode: '503', prefix: '555', line: '0100' }, '(503) 555-0100'],
    ],
    [
      'phone',
      { showCountryCode: true },
      { country: '49', line: '030 123456' },
      [{ country: '+49', areacode: '', prefix: '', line: '030 123456' }, '+49 030 123456'],
    ],
    ['phone', {}, { line: 'call me' }, 'Enter a phone number, such as +1 503 555 0100.'],
    [
      'address',
      {},
      { line1: '1 Main St', city: 'Portland', state: 'Oregon', zip: '97204', country: 'US' },
      [
        { line1: '1 Main St', line2: '', city: 'Portland', state: 'OR', zip: '97204', country: 'US' },
        '1 Main St, Portland, OR 97204, United States',
      ],
    ],
    [
      'address',
      {},
      { line1: '1 Main St', city: 'Portland', state: 'OR', zip: '972', country: 'US' },
      'Enter a ZIP code like 97204.',
    ],
    ['address', {}, { country: 'US' }, null],
    ['hidden', { value: 'spring' }, 'tampered', ['spring', 'spring']],
    ['section', {}, 'x', null],
  ])('FORM-3: %s %j: %j', (kind, more, entered, expected) => {
    expect(read(field(kind, more), entered)).toEqual(expected);
  });

  it('FORM-3: values of another shape are refused or read as empty, and never crash', () => {
    for (const kind of fieldKindNames)
      for (const entered of ['', 'x', ['x', 'y'], { part: 'x', __proto__: 'y' }, []])
        expect(() => read(field(kind), entered as AnswerValue)).not.toThrow();
  });
});

it('FORM-4: a required field must be answered; sections and hidden fields are never required', () => {
  const missing = fieldKindNames.filter(kind => {
    const result = readAnswers([field(kind, { isRequired: true })], {}, 'en');
    return !result.ok && wordAll(result.problems, 'en')[id] === 'Fill in this field.';
  });
  expect(fieldKindNames.filter(kind => !missing.includes(kind))).toEqual(['section', 'hidden']);
});

it('FORM-2: a field has the properties of its kind and no others, and each id once', () => {
  expect(formFieldSchema.safeParse({ id, kind: 'text', label: 'Q', options }).success).toBe(false);
  expect(formFieldSchema.safeParse({ id, kind: 'radio', label: 'Q' }).success).toBe(false);
  expect(formFieldSchema.safeParse({ id, kind: 'radio', label: 'Q', options: ['A', 'A'] }).success).toBe(
    false,
  );
  expect(formFieldSchema.safeParse({ id, kind: 'text', label: ' ' }).success).toBe(false);
  expect(formFieldSchema.safeParse({ id, kind: 'password', label: 'Q' }).success).toBe(false);
  expect(formFieldsSchema.safeParse([field('text'), field('email')]).success).toBe(false);
});

it('FORM-6: a form posts its controls, and shows again what was entered', () => {
  const likert = field('likert', { options: ['I like it. A lot', 'constructor'] });
  const [view] = formView([likert], 'en');
  const names = view?.controls.map(({ name }) => name) ?? [];
  expect(names).toEqual([controlName(id, 'I like it. A lot'), controlName(id, 'constructor')]);
  const entered = postedAnswers(names.map(name => [name, '1']));
  expect(entered).toEqual({ [id]: { 'I like it. A lot': '1', constructor: '1' } });
  expect(formView([likert], 'en', { entered })[0]?.controls.map(({ values }) => values)).toEqual([
    ['1'],
    ['1'],
  ]);
  expect(
    postedAnswers([
      ['answer.a', ['x', 'y']],
      ['quantity', '1'],
      ['answer.b', 7],
    ]),
  ).toEqual({
    a: ['x', 'y'],
    b: '',
  });
});

it('FORM-6: dates and times are asked for in the order and with the hours of the language', () => {
  const labels = (kind: string, language: string) =>
    formView([field(kind)], language)[0]?.controls.map(({ label }) => label);
  expect(labels('date', 'en')).toEqual(['Month', 'Day', 'Year']);
  expect(labels('date', 'de')).toEqual(['Tag', 'Monat', 'Jahr']);
  expect(labels('time', 'en')).toEqual(['Hour', 'Minute', 'Second', 'AM or PM']);
  expect(labels('time', 'fr')).toEqual(['Heure', 'Minute', 'Seconde']);
});
