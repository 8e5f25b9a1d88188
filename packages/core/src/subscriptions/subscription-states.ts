import type { TransitionTable } from '../orders/transitions.ts';

/**
 * active: charged when it is due. paused: not charged until it is resumed. pastDue: its last
 * payment failed for good, until another succeeds. cancelled: stopped by a person. ended: all of
 * its payments were made.
 */
export const subscriptionStates = ['active', 'paused', 'pastDue', 'cancelled', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Every allowed transition; all others are refused (rule SUBSCRIPTION-5). */
export const subscriptionTransitions: TransitionTable<SubscriptionState> = {
  active: ['paused', 'pastDue', 'cancelled', 'ended'],
  paused: ['active', 'cancelled'],
  pastDue: ['active', 'cancelled', 'ended'],
  cancelled: [],
  ended: [],
};

/** Whether it can still be charged, now or once it is resumed or paid. */
export function isLive(state: SubscriptionState): boolean {
  return subscriptionTransitions[state].length > 0;
}

/** Open until its order is paid; failed once it is tried no more; skipped by its customer. */
export const renewalStates = ['open', 'paid', 'failed', 'skipped'] as const;
export type RenewalState = (typeof renewalStates)[number];

/** Why a period that is due waits, other than a declined payment: no product, too little stock, or nobody delivers there. */
export const delayReasons = ['gone', 'stock', 'address'] as const;
export type DelayReason = (typeof delayReasons)[number];

/** After a declined payment, it is tried again this many days later each time (rule SUBSCRIPTION-9). */
export const retryDays: readonly number[] = [3, 5, 7];

/** Days before a renewal of which its customer is reminded, if the period is at least a month. */
export const reminderDays = 7;
