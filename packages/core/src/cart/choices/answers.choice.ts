import { z } from 'zod';
import { type Id, idSchema } from '../../id/id.ts';
import { defineChoice } from './choice-kind.ts';

const answerSchema = z.strictObject({
  fieldId: idSchema,
  /** The question as shown to the buyer. */
  label: z.string().min(1).max(200),
  text: z.string().trim().max(1000),
});

interface Question {
  readonly fieldId: Id;
  readonly label: string;
  readonly isRequired: boolean;
}

/** The buyer’s answers to the product’s form. */
export const answersChoice = defineChoice<z.infer<typeof answerSchema>[], readonly Question[]>({
  schema: answerSchema.array().max(30),
  isTaken: (answers = [], questions) =>
    new Set(answers.map(({ fieldId }) => fieldId)).size === answers.length &&
    answers.every(({ fieldId, label }) =>
      questions.some(question => question.fieldId === fieldId && question.label === label),
    ) &&
    questions.every(
      ({ fieldId, isRequired }) =>
        !isRequired || answers.some(answer => answer.fieldId === fieldId && answer.text !== ''),
    ),
  inWords: (answers, { messages }) =>
    answers.flatMap(({ label, text }) => (text === '' ? [] : [messages.answer({ label, text })])),
});
