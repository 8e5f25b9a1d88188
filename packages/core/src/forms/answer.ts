import { z } from 'zod';
import { type Id, idSchema } from '../id/id.ts';

const text = z.string().max(2000);

/** What a person entered in a field: a text, the chosen options, or texts by the names of the field’s parts. */
export const answerValueSchema = z.union([
  text,
  text.array().max(100),
  z.record(z.string().max(200), text).refine(parts => Object.keys(parts).length <= 100),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;

/** The texts of a value by its parts; an empty object for any other value. */
export function partsOf(value: AnswerValue | undefined): Readonly<Record<string, string>> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** The text of a value; that of its first entry if several were sent. */
export function textOf(value: AnswerValue | undefined): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.trim() : '';
}

/** Everything that was entered in a form, by the ids of its fields. */
export const answersInputSchema = z
  .record(idSchema, answerValueSchema)
  .refine(answers => Object.keys(answers).length <= 100);
export type AnswersInput = Readonly<Record<Id, AnswerValue>>;
