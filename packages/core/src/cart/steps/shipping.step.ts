import { z } from 'zod';
import { defineStep } from './step-kind.ts';

export const shippingStep = defineStep({
  schema: z.object({
    kind: z.literal('shipping'),
    name: z.string(),
    listPrice: z.number().int(),
    freeFrom: z.number().int().nullable(),
    amount: z.number().int(),
  }),
  inWords: ({ name, listPrice, freeFrom, amount }, { messages, money }) =>
    freeFrom !== null && amount === 0 && listPrice > 0
      ? messages.shippingFree({ name, freeFrom: money(freeFrom) })
      : messages.shipping({ name, amount: money(amount) }),
});
