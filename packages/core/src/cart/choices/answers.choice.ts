import { z } from 'zod';
import { answerValueSchema } from '../../forms/answer.ts';
import { type FormField, fieldKindNames, isRequired } from '../../forms/form-fields.ts';
import { type Answer, answerText } from '../../forms/read-answers.ts';
import { idSchema } from '../../id/id.ts';
import { defineChoice } from './choice-kind.ts';

const answerSchema = z.strictObject({
  fieldId: idSchema,
  kind: z.enum(fieldKindNames),
  /** The question as shown to the buyer. */
  label: z.string().min(1).max(200),
  value: answerValueSchema,
});

/** The buyer’s answers to the product’s form; a question that was changed since then has none. */
export const answersChoice = defineChoice<Answer[], readonly FormField[]>({
  schema: answerSchema.array().max(30),
  isTaken: (answers = [], fields) =>
    new Set(answers.map(({ fieldId }) => fieldId)).size === answers.length &&
    answers.every(({ fieldId, kind, label }) =>
      fields.some(field => field.id === fieldId && field.kind === kind && field.label === label),
    ) &&
    fields.every(field => !isRequired(field) || answers.some(({ fieldId }) => fieldId === field.id)),
  inWords: (answers, { language, messages }) =>
    answers.map(answer => messages.answer({ label: answer.label, text: answerText(answer, language) })),
});
