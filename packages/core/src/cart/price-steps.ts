import { z } from 'zod';
import { wordsIn } from '../messages/words.ts';
import { discountStep } from './steps/discount.step.ts';
import { priceStep } from './steps/price.step.ts';
import { reverseChargeStep } from './steps/reverse-charge.step.ts';
import { shippingStep } from './steps/shipping.step.ts';
import type { StepKind, StepWords } from './steps/step-kind.ts';
import { taxStep } from './steps/tax.step.ts';

/** Every kind of step, with its schema and its text. */
const stepKinds = {
  price: priceStep,
  discount: discountStep,
  shipping: shippingStep,
  tax: taxStep,
  reverseCharge: reverseChargeStep,
} as const;

export const taxStepSchema = taxStep.schema;

/** One reason for a part of a total; `amount` is added, below zero it is subtracted. */
export const priceStepSchema = z.discriminatedUnion('kind', [
  stepKinds.price.schema,
  stepKinds.discount.schema,
  stepKinds.shipping.schema,
  stepKinds.tax.schema,
  stepKinds.reverseCharge.schema,
]);
export type PriceStep = z.infer<typeof priceStepSchema>;

/** The steps in a language, one sentence each (rule CART-7); `money` formats minor units. */
export function explainSteps(
  steps: readonly PriceStep[],
  money: (amount: number) => string,
  language = 'en',
): string[] {
  const words: StepWords = { messages: wordsIn(language).priceSteps, money, language };
  return steps.map(step => (stepKinds[step.kind] as StepKind<z.ZodType>).inWords(step, words));
}
