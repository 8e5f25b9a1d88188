import type { TransitionTable } from '../orders/transitions.ts';

/**
 * created: the buyer is on the way to the payment page. challenged: the bank asks the buyer to
 * confirm. awaited: paid by hand later. authorised: the service holds the money for the shop, which
 * captures it later, whole or in parts. captured: the money is captured, and no more will follow.
 * expired: there was no message for too long. voided: the authorisation was released without a
 * capture. late: the money was captured although the payment had ended; it is refunded. Refunds
 * record what is paid back.
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
 * Every allowed transition of a payment (rule PAYMENT-1). A declined, abandoned or voided one is
 * never captured: money that a gateway still captures is refunded immediately (PAYMENT-4). An
 * expired one may be captured: messages can be late.
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

/** Whether the buyer can still complete or cancel the payment. */
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

/** asked: the service is asked to capture this part of the authorised amount. refused: it declined. */
export const captureStates = ['asked', 'done', 'refused'] as const;
export type CaptureState = (typeof captureStates)[number];

/** opened: the bank withholds the money until a decision. won: the shop gets it back. lost: the shop loses it. */
export const disputeStates = ['opened', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];
export const disputeTransitions: TransitionTable<DisputeState> = {
  opened: ['won', 'lost'],
  won: [],
  lost: [],
};

/** asked: promised, and the payment service is asked. due: a person has to send it. done: it is refunded. */
export const refundStates = ['asked', 'due', 'done'] as const;
export type RefundState = (typeof refundStates)[number];
