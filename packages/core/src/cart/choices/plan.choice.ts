import { z } from 'zod';
import { type Id, idSchema } from '../../id/id.ts';
import { defineChoice } from './choice-kind.ts';

const planSchema = z.strictObject({ id: idSchema, name: z.string().min(1).max(200) });

/** How often it is delivered and paid for, by one of the product's plans. */
export const planChoice = defineChoice<z.infer<typeof planSchema>, readonly { id: Id; name: string }[]>({
  schema: planSchema,
  isTaken: (plan, plans) =>
    plan === undefined || plans.some(({ id, name }) => id === plan.id && name === plan.name),
  inWords: ({ name }) => [name],
});
