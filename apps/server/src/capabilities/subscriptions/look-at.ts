import type { Plan } from '@vitrine/core/products/plan.ts';
import { type Rhythm, renewalDate } from '@vitrine/core/subscriptions/renewal-date.ts';
import { reminderDays } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

export const dayMilliseconds = 86_400_000;

export function rhythmOf({
  anchor_at,
  line,
  time_zone,
}: Pick<SubscriptionRow, 'anchor_at' | 'line' | 'time_zone'>): Rhythm {
  return { anchor: anchor_at, period: planOf({ line }).billingPeriod, timeZone: time_zone };
}

export function planOf({ line }: Pick<SubscriptionRow, 'line'>): Plan {
  const { plan } = line.choices;
  if (plan === undefined) throw new Error('The line of a subscription has no plan.');
  return plan;
}

/** When the job looks at an active one without an open renewal: at its reminder, then at its next charge. */
export function lookAt(
  row: Pick<SubscriptionRow, 'line' | 'next_charge_at' | 'period' | 'reminded_period'>,
): Date {
  const isLong = planOf(row).billingPeriod.unit !== 'week' || planOf(row).billingPeriod.value > 4;
  return isLong && row.reminded_period < row.period
    ? new Date(row.next_charge_at.getTime() - reminderDays * dayMilliseconds)
    : row.next_charge_at;
}

/** The skipped period that can still be charged at its date (rule SUBSCRIPTION-21); null if there is none. */
export function skippedPeriod(
  row: Pick<SubscriptionRow, 'anchor_at' | 'line' | 'skipped_period' | 'time_zone'>,
  now: Date,
): number | null {
  const { skipped_period: period } = row;
  return period !== null && renewalDate(rhythmOf(row), period) > now ? period : null;
}
