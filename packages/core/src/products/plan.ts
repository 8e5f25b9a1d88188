import { z } from 'zod';
import { type ProductType, productTypes } from './product-views.ts';

export const planUnits = ['week', 'month', 'year'] as const;
export type PlanUnit = (typeof planUnits)[number];

/** The longest period, in its units, and the most payments of a plan that ends. */
export const maxPeriod = 52;
export const maxCycles = 520;

/** How often a subscription is paid, and how many times; 0 or empty is until it is cancelled (rule SUBSCRIPTION-1). */
export const planSchema = z.strictObject({
  billingPeriod: z.strictObject({
    value: z.number().int().min(1).max(maxPeriod),
    unit: z.enum(planUnits),
  }),
  numBillingCycles: z.number().int().min(0).max(maxCycles).nullable().default(0),
});
export type Plan = z.output<typeof planSchema>;

/** The number of payments; null without an end. */
export function cyclesOf({ numBillingCycles }: Plan): number | null {
  return numBillingCycles === null || numBillingCycles === 0 ? null : numBillingCycles;
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one.billingPeriod.value === other.billingPeriod.value &&
    one.billingPeriod.unit === other.billingPeriod.unit &&
    cyclesOf(one) === cyclesOf(other)
  );
}

/** The plan of a variant is its own, or that of its product; a gift card has none (rule SUBSCRIPTION-2). */
export function planFor(type: ProductType, own: Plan | null, ofProduct: Plan | null): Plan | null {
  return type === productTypes.giftCard ? null : (own ?? ofProduct);
}
