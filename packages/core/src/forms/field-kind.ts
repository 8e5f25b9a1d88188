import type { z } from 'zod';
import type { Phrase } from '../messages/phrase.ts';
import type { Words } from '../messages/words.ts';
import type { AnswerValue } from './answer.ts';

/** A language and its catalogue. */
export interface FormWords {
  readonly language: string;
  readonly words: Words['forms'];
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One control of a field in a form. */
export interface Control {
  /** The name of the part; empty if the field has only one. */
  readonly part: string;
  readonly input: 'text' | 'email' | 'tel' | 'url' | 'number' | 'textarea' | 'select' | 'radio' | 'checkbox';
  /** Only for one of several parts; the only one is labelled by the field. */
  readonly label?: string;
  readonly choices?: readonly Choice[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** A symbol before the control. */
  readonly symbol?: string;
  /** Of a required field, this part can be empty. */
  readonly isOptional?: boolean;
}

export type ReadAnswer<Value> =
  /** Null if nothing was entered. */
  { readonly ok: true; readonly value: Value | null } | { readonly ok: false; readonly problem: Phrase };

/**
 * One kind of form field. `Own` are its editable properties besides label, description and whether it is required;
 * `Value` is what is stored of an answer. Each kind is one file, listed in `form-fields.ts` (rule FORM-1).
 */
export interface FieldKind<Own extends z.ZodRawShape, Value extends AnswerValue> {
  readonly properties: Own;
  /** The controls in a form, in the order of the language. */
  readonly controls: (own: z.output<z.ZodObject<Own>>, words: FormWords) => readonly Control[];
  /** The canonical value of what was entered. */
  readonly read: (
    entered: AnswerValue | undefined,
    own: z.output<z.ZodObject<Own>>,
    words: FormWords,
  ) => ReadAnswer<Value>;
  /** A stored value as text. */
  readonly inWords: (value: Value, words: FormWords) => string;
}

/** Preserves the kind’s own types. */
export function defineField<const Own extends z.ZodRawShape, Value extends AnswerValue>(
  kind: FieldKind<Own, Value>,
): FieldKind<Own, Value> {
  return kind;
}

export const found = <Value>(value: Value | null): ReadAnswer<Value> => ({ ok: true, value });
export const refused = (problem: Phrase): ReadAnswer<never> => ({ ok: false, problem });
