import { z } from 'zod';
import type { AnswersInput, AnswerValue } from './answer.ts';
import { partsOf, textOf } from './answer.ts';
import type { Control, FormWords } from './field-kind.ts';
import { type FormField, isRequired as isFieldRequired, kindOf } from './form-fields.ts';
import { controlName } from './posted-answers.ts';
import { formWords } from './read-answers.ts';

const controlSchema = z.object({
  /** The name in the posted form. */
  name: z.string(),
  input: z.enum(['text', 'email', 'tel', 'url', 'number', 'textarea', 'select', 'radio', 'checkbox']),
  label: z.string(),
  choices: z.object({ value: z.string(), label: z.string() }).array(),
  placeholder: z.string(),
  autoComplete: z.string(),
  maxLength: z.number().int().nullable(),
  symbol: z.string(),
  isRequired: z.boolean(),
  /** What was entered; several for checkboxes. */
  values: z.string().array(),
});

/** A field as it is drawn, in the language of the website (rule FORM-6). */
export const fieldViewSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** With “optional” if it is. */
  label: z.string(),
  description: z.string(),
  hasUnderline: z.boolean(),
  /** What is wrong with the answer. */
  error: z.string().nullable(),
  controls: controlSchema.array(),
});
export type FieldView = z.infer<typeof fieldViewSchema>;
export type ControlView = FieldView['controls'][number];

/** What was entered in a form before, and what is wrong with it. */
export interface Filled {
  readonly entered?: AnswersInput;
  readonly errors?: Readonly<Record<string, string>>;
}

/** The fields of a form that are shown, with what was entered before. */
export function formView(
  fields: readonly FormField[],
  language: string,
  { entered = {}, errors = {} }: Filled = {},
): FieldView[] {
  const words = formWords(language);
  return fields.flatMap(field => {
    const { id, kind, label, description } = field;
    if (kind === 'hidden') return [];
    const isNeeded = isFieldRequired(field);
    const controls = kindOf(kind)
      .controls(field, words)
      .map(control => controlView(control, { id, isNeeded, entered: entered[id], words }));
    const isOptional = !isNeeded && kind !== 'section';
    const titled = isOptional ? words.words.optional({ label }) : label;
    const hasUnderline = kind === 'section' && field.hasUnderline;
    return [
      {
        id,
        kind,
        label: titled,
        description,
        hasUnderline,
        error: errors[id] ?? null,
        controls,
      },
    ];
  });
}

interface Place {
  readonly id: string;
  readonly isNeeded: boolean;
  readonly entered: AnswerValue | undefined;
  readonly words: FormWords;
}

function controlView(control: Control, { id, isNeeded, entered, words }: Place): ControlView {
  const { part, input, label, choices, placeholder, autoComplete, maxLength, symbol, isOptional } = control;
  const isRequired = isNeeded && isOptional !== true;
  // A radio button cannot be cleared, only replaced by another (rule FORM-9).
  const none = input === 'radio' && !isRequired ? [{ value: '', label: words.words.noAnswer }] : [];
  return {
    name: controlName(id, part),
    input,
    label: label ?? '',
    choices: [...(choices ?? []), ...none],
    placeholder: placeholder ?? '',
    autoComplete: autoComplete ?? '',
    maxLength: maxLength ?? null,
    symbol: symbol ?? '',
    isRequired,
    values: valuesOf(entered, part),
  };
}

function valuesOf(entered: AnswerValue | undefined, part: string): string[] {
  if (part !== '') return [partsOf(entered)[part] ?? ''];
  return Array.isArray(entered) ? [...entered] : [textOf(entered)];
}
