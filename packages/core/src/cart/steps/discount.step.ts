import { z } from 'zod';
import { defineStep } from './step-kind.ts';

export const discountStep = defineStep({
  schema: z.object({
    kind: z.literal('discount'),
    /** Empty when it is on shipping. */
    line: z.string(),
    /** Of the line, or what shipping is called. */
    title: z.string(),
    name: z.string(),
    amount: z.number().int(),
  }),
  inWords: ({ name, title, amount }, { messages, money }) =>
    messages.discount({ name, title, amount: money(amount) }),
});
