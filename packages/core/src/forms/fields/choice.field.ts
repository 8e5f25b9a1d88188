import { z } from 'zod';
import { fieldCode, phrase } from '../../messages/phrase.ts';
import { type AnswerValue, partsOf, textOf } from '../answer.ts';
import { type Control, defineField, type FormWords, found, refused } from '../field-kind.ts';

const optionsSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .array()
  .min(1)
  .max(50)
  .refine(options => new Set(options).size === options.length, fieldCode('choiceTwice'));

const options = { options: optionsSchema };
const choicesOf = (values: readonly string[]) => values.map(value => ({ value, label: value }));

/** One option of several, in one of two displays. */
const oneOf = (input: 'radio' | 'select') =>
  defineField({
    properties: options,
    controls: own => [{ part: '', input, choices: choicesOf(own.options) }],
    read: (entered, own) => {
      const text = textOf(entered);
      if (text === '') return found<string>(null);
      return own.options.includes(text) ? found(text) : refused(phrase('forms.choice'));
    },
    inWords: value => value,
  });
export const radioField = oneOf('radio');
export const selectField = oneOf('select');

/** Any number of options. */
export const checkboxField = defineField({
  properties: options,
  controls: own => [{ part: '', input: 'checkbox', choices: choicesOf(own.options) }],
  read: (entered, own) => {
    const chosen = listOf(entered);
    if (chosen.some(one => !own.options.includes(one))) return refused(phrase('forms.choice'));
    const inOrder = own.options.filter(option => chosen.includes(option));
    return found(inOrder.length === 0 ? null : inOrder);
  },
  inWords: (value, { language }) => new Intl.ListFormat(language).format(value),
});

const degrees = ['-2', '-1', '0', '1', '2'] as const;

/** Statements, each agreed with from -2 to 2 (rule FORM-7). */
export const likertField = defineField({
  properties: options,
  controls: (own, words): Control[] =>
    own.options.map(statement => ({
      part: statement,
      label: statement,
      input: 'radio',
      choices: degrees.map(value => ({ value, label: degreeInWords(value, words) })),
    })),
  read: (entered, own) => {
    const parts = Object.entries(partsOf(entered)).filter(([, degree]) => degree !== '');
    const isKnown = ([statement, degree]: [string, string]) =>
      own.options.includes(statement) && degrees.some(one => one === degree);
    if (!parts.every(isKnown)) return refused(phrase('forms.choice'));
    const inOrder = own.options.flatMap(statement => parts.filter(([answered]) => answered === statement));
    return found(inOrder.length === 0 ? null : Object.fromEntries(inOrder));
  },
  inWords: (value, words) =>
    Object.entries(value)
      .map(([statement, degree]) => `${statement}: ${degreeInWords(degree, words)}`)
      .join('; '),
});

function degreeInWords(degree: string, { words }: FormWords): string {
  const named: Readonly<Record<string, string>> = {
    '-2': words.stronglyDisagree,
    '-1': words.disagree,
    '0': words.neutral,
    '1': words.agree,
    '2': words.stronglyAgree,
  };
  return named[degree] ?? degree;
}

function listOf(entered: AnswerValue | undefined): readonly string[] {
  const all = Array.isArray(entered) ? entered : [textOf(entered)];
  return all.filter(one => one !== '');
}
