import { z } from 'zod';
import { priceStepSchema, taxStepSchema } from '../cart/price-steps.ts';
import { taxAmountSchema } from '../cart/tax-amount.ts';

/**
 * Amounts in minor units of the order's currency; `steps` explain each cent (rule ORDER-8). An
 * order stores this permanently: a change of its form raises `version` and extends
 * `readOrderTotals` with the previous one (rule ORDER-20).
 */
export const orderTotalsSchema = z.object({
  version: z.literal(2),
  subtotal: z.number().int(),
  discount: z.number().int(),
  /** Those that reduced the total, including shipping. */
  discounts: z
    .object({
      id: z.string(),
      name: z.string(),
      /** Null if it applied by itself; absent before there were codes. */
      code: z.string().nullable().optional(),
      amount: z.number().int(),
      /** The part of the amount on shipping; absent before there were codes. */
      shippingAmount: z.number().int().optional(),
    })
    .array(),
  shipping: z.number().int().nullable(),
  shippingTax: z.number().int(),
  tax: z.number().int().nullable(),
  total: z.number().int(),
  isTaxIncluded: z.boolean(),
  /** Whether the buyer accounts for the tax; absent in older orders. */
  isReverseCharged: z.boolean().optional(),
  /** The tax by rate; adds up to `tax`. */
  taxes: taxAmountSchema.array(),
  steps: priceStepSchema.array(),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

/** Version 1 had one rate for all, in hundredths of a percent. */
const firstTotalsSchema = orderTotalsSchema
  .omit({ version: true, discounts: true, taxes: true, steps: true })
  .extend({
    version: z.undefined().optional(),
    /** Absent in the first form. */
    isTaxOpen: z.boolean().optional(),
    taxRate: z.number().int().nullable(),
    steps: priceStepSchema.or(taxStepSchema.omit({ name: true, region: true })).array(),
  });

/** In any stored form of an order. */
export const storedTotalsSchema = z.union([orderTotalsSchema, firstTotalsSchema]);
export type StoredOrderTotals = z.infer<typeof storedTotalsSchema>;

/** Totals in any stored or archived form (rule ORDER-20). */
export function readOrderTotals(stored: StoredOrderTotals): OrderTotals {
  if (stored.version !== undefined) return stored;
  const { taxRate: _, isTaxOpen: __, ...totals } = stored;
  const steps = totals.steps.map(step =>
    step.kind === 'tax' ? { ...step, name: '', region: '', rate: step.rate * 10 } : step,
  );
  const taxes = steps.flatMap(step => {
    if (step.kind !== 'tax') return [];
    const { name, country, region, rate, base, tax } = step;
    return [{ name, country, region, rate, base, amount: tax }];
  });
  return { ...totals, version: 2, discounts: [], taxes, steps };
}
