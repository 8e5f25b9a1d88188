import { z } from 'zod';
import { defineStep } from './step-kind.ts';

export const priceStep = defineStep({
  schema: z.object({
    kind: z.literal('price'),
    line: z.string(),
    title: z.string(),
    quantity: z.number().int(),
    unitPrice: z.number().int(),
    listPrice: z.number().int(),
    amount: z.number().int(),
  }),
  inWords: ({ title, quantity, unitPrice, listPrice, amount }, { messages, money }) =>
    (unitPrice < listPrice ? messages.salePrice : messages.price)({
      title,
      quantity,
      unitPrice: money(unitPrice),
      listPrice: money(listPrice),
      amount: money(amount),
    }),
});
