export type BillingUnit = 'week' | 'month' | 'year';

export interface SubscriptionPlan {
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** 0 means indefinite. */
  readonly numBillingCycles: number;
}

/** `renews every 2 months`, with `for 5 payments` when the number of cycles is finite (rule PRODUCT-12). */
export function renewalWording({
  billingPeriod: { value, unit },
  numBillingCycles,
}: SubscriptionPlan): string {
  const every = `renews every ${value === 1 ? unit : `${value} ${unit}s`}`;
  return numBillingCycles > 0
    ? `${every} for ${numBillingCycles} ${numBillingCycles === 1 ? 'payment' : 'payments'}`
    : every;
}

/** `$5.00 every 2 weeks for 1 year`: the price of a period and, when finite, the whole span (rule PRODUCT-13). */
export function subscriptionPriceText(price: string, plan: SubscriptionPlan): string {
  const { value, unit } = plan.billingPeriod;
  const every = `${price} every ${value === 1 ? unit : `${value} ${unit}s`}`;
  return plan.numBillingCycles > 0 ? `${every} for ${spanOf(plan.numBillingCycles * value, unit)}` : every;
}

const whole = { week: { of: 52, unit: 'year' }, month: { of: 12, unit: 'year' } } as const;

function spanOf(count: number, unit: BillingUnit): string {
  if (unit !== 'year' && count % whole[unit].of === 0) return spanOf(count / whole[unit].of, 'year');
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}
