import { z } from 'zod';
import { fillMessage } from '../messages/message.ts';
import { type Words, wordsIn } from '../messages/words.ts';
import { decimalText } from '../money/format-money.ts';

/** The exact fraction that was rounded, as text: it may be beyond what a number holds. */
const roundingSchema = z.object({ numerator: z.string(), denominator: z.string() });
export type RoundingFact = z.infer<typeof roundingSchema>;

export const taxStepSchema = z.object({
  kind: z.literal('tax'),
  /** What the tax is called; empty for plain `Tax`. */
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
  /** What it adds to the total: nothing when it is inside the prices. */
  amount: z.number().int(),
});

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
  taxStepSchema,
]);
export type PriceStep = z.infer<typeof priceStepSchema>;

/**
 * The steps in words of a language, one sentence each (rule CART-7); `format` writes minor units as money.
 */
export function explainSteps(
  steps: readonly PriceStep[],
  format: (amount: number) => string,
  language = 'en',
): string[] {
  const messages = wordsIn(language).priceSteps;
  return steps.map(step => sentenceOf(step, format, messages));
}

function sentenceOf(
  step: PriceStep,
  format: (amount: number) => string,
  messages: Words['priceSteps'],
): string {
  const amount = format(step.amount);
  switch (step.kind) {
    case 'price': {
      const { title, quantity } = step;
      const [unitPrice, listPrice] = [format(step.unitPrice), format(step.listPrice)];
      const message = step.unitPrice < step.listPrice ? messages.salePrice : messages.price;
      return fillMessage(message, { title, quantity, unitPrice, listPrice, amount });
    }
    case 'discount':
      return fillMessage(messages.discount, { name: step.name, title: step.title, amount });
    case 'shipping': {
      const { name, freeFrom } = step;
      return freeFrom !== null && step.amount === 0 && step.listPrice > 0
        ? fillMessage(messages.shippingFree, { name, freeFrom: format(freeFrom) })
        : fillMessage(messages.shipping, { name, amount });
    }
    case 'tax': {
      const { country } = step;
      const rate = String(Number(decimalText(step.rate, 3)));
      const [base, tax] = [format(step.base), format(step.tax)];
      const sentence = fillMessage(step.isIncluded ? messages.taxInside : messages.tax, {
        country,
        rate,
        base,
        tax,
      });
      return step.rounding === null ? sentence : sentence + messages.rounded;
    }
  }
}
