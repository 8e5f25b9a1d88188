import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { PaymentOutcome } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../../../context.ts';
import { declineReason } from './decline-reason.ts';
import {
  moveTestPayment,
  readTestPayment,
  type TestLater,
  type TestPaymentRow,
  type TestState,
  updateTestLater,
} from './test-gateway.store.ts';
import { sendTestWebhook } from './test-webhook.ts';

/** The buyer’s choices on the page of a test payment. */
export const testChoices = [
  'approve',
  'decline',
  'challenge',
  'approve-challenge',
  'abandon-challenge',
  'time-out',
  'late',
  'approve-later-declined',
  'approve-later-challenged',
] as const;
export type TestChoice = (typeof testChoices)[number];

/** Longer than any checkout holds its stock, so that a late message is really late. */
const lateMinutes = 20;

interface Effect {
  readonly from: readonly TestState[];
  readonly to: TestState;
  /** The reported result; null for silence. */
  readonly outcome: PaymentOutcome | null;
  readonly isLate?: true;
  /** The outcome of later charges of a saved method. */
  readonly later?: TestLater;
}

const effects: Readonly<Record<TestChoice, Effect>> = {
  approve: { from: ['open'], to: 'captured', outcome: 'captured' },
  'approve-later-declined': { from: ['open'], to: 'captured', outcome: 'captured', later: 'decline' },
  'approve-later-challenged': { from: ['open'], to: 'captured', outcome: 'captured', later: 'challenge' },
  decline: { from: ['open'], to: 'declined', outcome: 'declined' },
  challenge: { from: ['open'], to: 'challenged', outcome: 'challenged' },
  'approve-challenge': { from: ['challenged'], to: 'captured', outcome: 'captured' },
  'abandon-challenge': { from: ['challenged'], to: 'abandoned', outcome: 'abandoned' },
  'time-out': { from: ['open', 'challenged'], to: 'silent', outcome: null },
  late: { from: ['open'], to: 'captured', outcome: 'captured', isLate: true },
};

/**
 * Carries out a choice as a payment service would: its own books first, then the message, which is sent by a job.
 * Null if the payment is not in a state for it.
 */
export async function chooseOutcome(
  context: Context,
  { paymentId, choice }: { paymentId: Id; choice: TestChoice },
): Promise<TestPaymentRow | null> {
  const { from, isLate, later, ...effect } = effects[choice];
  const { clock, jobs, website } = context;
  const known = await readTestPayment(context.database, website.id, paymentId);
  // If the shop captures later, the money is only authorised.
  const isHeld = known?.captures_later === true && effect.to === 'captured';
  const { to, outcome } = isHeld ? ({ to: 'authorised', outcome: 'authorised' } as const) : effect;
  const at = new Date(clock.now().getTime() + (isLate ? lateMinutes * 60_000 : 0));
  return context.database.transaction(async transaction => {
    const { database } = within(context, transaction);
    const move = { paymentId, from, to, knownAt: at };
    const row = await moveTestPayment(database, website.id, move);
    if (row !== null && later) await updateTestLater(database, website.id, { paymentId, later });
    if (row === null || outcome === null) return row;
    const { currency } = row;
    const reason = outcome === 'declined' ? declineReason : '';
    await jobs.enqueue(database, sendTestWebhook, {
      websiteId: website.id,
      data: { event: { id: newId(), paymentId, outcome, reason, amount: Number(row.amount), currency } },
      ...(isLate ? { after: at } : {}),
    });
    return row;
  });
}
