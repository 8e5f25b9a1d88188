import type { FieldProblems } from '../errors/field-problems.ts';
import type { Id } from '../id/id.ts';
import { type Phrase, phrase } from '../messages/phrase.ts';
import { wordsIn } from '../messages/words.ts';
import type { AnswersInput, AnswerValue } from './answer.ts';
import type { FormWords } from './field-kind.ts';
import { type FieldKindName, type FormField, isRequired, kindOf } from './form-fields.ts';

/** What somebody answered, with a copy of the question. */
export interface Answer {
  readonly fieldId: Id;
  readonly kind: FieldKindName;
  readonly label: string;
  readonly value: AnswerValue;
}

export type ReadAnswers =
  | { readonly ok: true; readonly answers: Answer[] }
  /** By the ids of the fields, in their order. */
  | { readonly ok: false; readonly problems: FieldProblems };

/** Checks what was entered in a form; empty answers are left out (rules FORM-3, FORM-4). */
export function readAnswers(
  fields: readonly FormField[],
  entered: AnswersInput,
  language: string,
): ReadAnswers {
  const words = formWords(language);
  const problems: Record<Id, Phrase> = {};
  const answers: Answer[] = [];
  for (const field of fields) {
    const read = kindOf(field.kind).read(entered[field.id], field, words);
    if (!read.ok) problems[field.id] = read.problem;
    else if (read.value !== null) {
      const { id: fieldId, kind, label } = field;
      answers.push({ fieldId, kind, label, value: read.value });
    } else if (isRequired(field)) problems[field.id] = phrase('fields.required');
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, answers };
}

/** An answer as text in a language. */
export function answerText({ kind, value }: Pick<Answer, 'kind' | 'value'>, language: string): string {
  return kindOf(kind).inWords(value, formWords(language));
}

export function formWords(language: string): FormWords {
  return { language, words: wordsIn(language).forms };
}
