import { z } from 'zod';
import { decimalText } from '../money/format-money.ts';

/** The exact fraction that was rounded, as text: it may be beyond what a number holds. */
const roundingSchema = z.object({ numerator: z.string(), denominator: z.string() });
export type RoundingFact = z.infer<typeof roundingSchema>;

/** One reason for a part of a total; `amount` is what it adds, below zero for what it takes off. */
export const priceStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    line: z.string(),
    title: z.string(),
    quantity: z.number().int(),
    unitPrice: z.number().int(),
    listPrice: z.number().int(),
    amount: z.number().int(),
  }),
  z.object({
    kind: z.literal('discount'),
    line: z.string(),
    title: z.string(),
    name: z.string(),
    amount: z.number().int(),
  }),
  z.object({
    kind: z.literal('shipping'),
    name: z.string(),
    listPrice: z.number().int(),
    freeFrom: z.number().int().nullable(),
    amount: z.number().int(),
  }),
  z.object({
    kind: z.literal('tax'),
    country: z.string(),
    /** Hundredths of a percent. */
    rate: z.number().int(),
    base: z.number().int(),
    tax: z.number().int(),
    isIncluded: z.boolean(),
    rounding: roundingSchema.nullable(),
    /** What it adds to the total: nothing when it is inside the prices. */
    amount: z.number().int(),
  }),
]);
export type PriceStep = z.infer<typeof priceStepSchema>;

/** The steps in words, one sentence each (rule CART-7); `format` writes minor units as money. */
export function explainSteps(steps: readonly PriceStep[], format: (amount: number) => string): string[] {
  return steps.map(step => sentenceOf(step, format));
}

function sentenceOf(step: PriceStep, format: (amount: number) => string): string {
  switch (step.kind) {
    case 'price': {
      const sale = step.unitPrice < step.listPrice ? ` on sale, before ${format(step.listPrice)}` : '';
      return `${step.title}: ${step.quantity} × ${format(step.unitPrice)}${sale} = ${format(step.amount)}`;
    }
    case 'discount':
      return `${step.name} on ${step.title}: ${format(step.amount)}`;
    case 'shipping':
      return step.freeFrom !== null && step.amount === 0 && step.listPrice > 0
        ? `${step.name}: free from ${format(step.freeFrom)}`
        : `${step.name}: ${format(step.amount)}`;
    case 'tax': {
      const rate = `${decimalText(step.rate, 2).replace(/\.?0+$/, '')} %`;
      const how = step.isIncluded ? 'inside' : 'on';
      const rounded = step.rounding === null ? '' : ', rounded to the nearest, halves up';
      return `Tax (${step.country}) of ${rate} ${how} ${format(step.base)} = ${format(step.tax)}${rounded}`;
    }
  }
}
