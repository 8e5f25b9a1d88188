import { z } from 'zod';
import { decimalText } from '../../money/format-money.ts';
import { defineStep } from './step-kind.ts';

/** The exact fraction before rounding, as text: it may exceed the range of a number. */
const roundingSchema = z.object({ numerator: z.string(), denominator: z.string() });

/** One rate on everything taxed by it together with the same other rates. */
export const taxStep = defineStep({
  schema: z.object({
    kind: z.literal('tax'),
    /** The name of the tax; empty for plain `Tax`. */
    name: z.string(),
    country: z.string(),
    /** Empty for the whole country. */
    region: z.string(),
    /** Thousandths of a percent. */
    rate: z.number().int(),
    base: z.number().int(),
    tax: z.number().int(),
    isIncluded: z.boolean(),
    rounding: roundingSchema.nullable(),
    /** The amount added to the total; zero if prices include tax. */
    amount: z.number().int(),
  }),
  inWords: (step, { messages, money }) => {
    const sentence = (step.isIncluded ? messages.taxInside : messages.tax)({
      name: step.name === '' ? messages.taxName : step.name,
      country: step.region === '' ? step.country : `${step.country}-${step.region}`,
      rate: String(Number(decimalText(step.rate, 3))),
      base: money(step.base),
      tax: money(step.tax),
    });
    return step.rounding === null ? sentence : sentence + messages.rounded;
  },
});
