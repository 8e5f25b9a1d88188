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
    /** How often it applies to one order, if it would have applied more often (rule CART-75). */
    mostTimes: z.number().int().optional(),
  }),
  inWords: ({ name, title, amount, mostTimes }, { messages, money }) => {
    const words = { name, title, amount: money(amount) };
    return mostTimes === undefined
      ? messages.discount(words)
      : messages.discountLimited({ ...words, times: mostTimes });
  },
});
