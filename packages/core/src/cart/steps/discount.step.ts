import { z } from 'zod';
import { defineStep } from './step-kind.ts';

export const discountStep = defineStep({
  schema: z.object({
    kind: z.literal('discount'),
    /** Empty for a discount on shipping. */
    line: z.string(),
    /** The name of the line or the shipping option. */
    title: z.string(),
    name: z.string(),
    amount: z.number().int(),
  }),
  inWords: ({ name, title, amount }, { messages, money }) =>
    messages.discount({ name, title, amount: money(amount) }),
});
