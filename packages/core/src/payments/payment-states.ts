import type { TransitionTable } from '../orders/transitions.ts';

/**
 * created: the buyer is on the way to the payment page. challenged: the bank asks the buyer something.
 * awaited: paid by hand some day. authorised: the service holds the money for the shop, which takes it later, whole or
 * in parts. captured: the money is taken, and no more of it is to come. expired: nothing was heard for too long.
 * voided: what was authorised was released, and nothing of it was taken. late: the money was taken although the payment
 * had ended; it goes back. What goes back is said by its refunds.
 */
export const paymentStates = [
  'created',
  'challenged',
  'awaited',
  'authorised',
  'captured',
  'declined',
  'abandoned',
  'expired',
  'voided',
  'late',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * Every move a payment may make (rule PAYMENT-1). One that was declined, abandoned or voided is never captured: money
 * that a gateway takes all the same goes straight back (PAYMENT-4). One that expired may be: news can be late.
 */
export const paymentTransitions: TransitionTable<PaymentState> = {
  created: ['challenged', 'authorised', 'captured', 'declined', 'abandoned', 'expired'],
  challenged: ['authorised', 'captured', 'declined', 'abandoned', 'expired'],
  awaited: ['captured', 'abandoned'],
  authorised: ['captured', 'voided'],
  captured: [],
  declined: ['late'],
  abandoned: ['late'],
  expired: ['authorised', 'captured'],
  voided: ['late'],
  late: [],
};

/** Whether the money may still come or go by the buyer's doing. */
export function isPaymentOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'challenged';
}

/** A gateway’s possible messages about a payment. */
export const paymentOutcomes = [
  'challenged',
  'authorised',
  'captured',
  'declined',
  'abandoned',
  'voided',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** asked: the service is asked to take this part of what it holds. refused: it did not, and says so. */
export const captureStates = ['asked', 'done', 'refused'] as const;
export type CaptureState = (typeof captureStates)[number];

/** opened: the bank holds the money back until it is decided. won: it is the shop's again. lost: it is gone. */
export const disputeStates = ['opened', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const disputeTransitions: TransitionTable<DisputeState> = {
  opened: ['won', 'lost'],
  won: [],
  lost: [],
};

/** asked: promised, and the payment service is asked. due: a person has to send it. done: it was given back. */
export const refundStates = ['asked', 'due', 'done'] as const;
export type RefundState = (typeof refundStates)[number];
