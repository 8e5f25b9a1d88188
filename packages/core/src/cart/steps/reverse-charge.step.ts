import { z } from 'zod';
import { defineStep } from './step-kind.ts';

/** The buyer accounts for the tax, so that none is charged. */
export const reverseChargeStep = defineStep({
  schema: z.object({
    kind: z.literal('reverseCharge'),
    vatId: z.string(),
    amount: z.literal(0),
  }),
  inWords: ({ vatId }, { messages }) => messages.reverseCharge({ vatId }),
});
