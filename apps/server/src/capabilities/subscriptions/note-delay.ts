import type { NoteKind } from '@vitrine/core/subscriptions/subscription.ts';
import type { DelayReason } from '@vitrine/core/subscriptions/subscription-states.ts';
import type { Context } from '../../context.ts';
import { mailDelayed } from './emails/delay-mails.ts';
import { noteOnSubscription } from './notes.store.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.store.ts';

const kinds: Readonly<Record<DelayReason, NoteKind>> = {
  gone: 'gone',
  stock: 'short',
  address: 'notDelivered',
};

/**
 * Nothing is charged for what cannot be sent; it is tried again, and the shop and its customer are told once in a period
 * (rule SUBSCRIPTION-29). Call it in a transaction, with the row locked.
 */
export async function noteDelay(
  context: Context,
  row: SubscriptionRow,
  { reason, retryAt }: { reason: DelayReason; retryAt: Date },
): Promise<void> {
  const { database, website } = context;
  const { id, period } = row;
  const delayed = { id, look_at: retryAt, delay: reason, delay_told_period: period };
  await updateSubscription(database, website.id, delayed);
  if (row.delay_told_period >= period) return;
  await noteOnSubscription(context, { subscriptionId: id, kind: kinds[reason] });
  await mailDelayed(context, row, reason);
}
