import { z } from 'zod';
import { type PriceStep, priceStepSchema } from '../cart/price-steps.ts';
import { taxAmountSchema } from '../cart/tax-amount.ts';

/**
 * Amounts in minor units of the order's currency; `steps` explain each cent (rule ORDER-8). An order keeps this for
 * good: whoever changes its form raises `version` and teaches `readOrderTotals` the one before (rule ORDER-20).
 */
export const orderTotalsSchema = z.object({
  version: z.literal(2),
  subtotal: z.number().int(),
  discount: z.number().int(),
  shipping: z.number().int().nullable(),
  shippingTax: z.number().int(),
  tax: z.number().int().nullable(),
  total: z.number().int(),
  isTaxIncluded: z.boolean(),
  /** The tax by rate; adds up to `tax`. */
  taxes: taxAmountSchema.array(),
  steps: priceStepSchema.array(),
});
export type OrderTotals = z.infer<typeof orderTotalsSchema>;

type TaxStep = Extract<PriceStep, { kind: 'tax' }>;
/** Version 1 had one rate for all, in hundredths of a percent. */
type FirstTaxStep = Omit<TaxStep, 'name' | 'region'>;
type FirstTotals = Omit<OrderTotals, 'version' | 'taxes' | 'steps'> & {
  readonly version?: undefined;
  readonly isTaxOpen: boolean;
  readonly taxRate: number | null;
  readonly steps: readonly (Exclude<PriceStep, TaxStep> | FirstTaxStep)[];
};
export type StoredOrderTotals = OrderTotals | FirstTotals;

/** Totals of any form that an order keeps or an archive holds (rule ORDER-20). */
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
  return { ...totals, version: 2, taxes, steps };
}
