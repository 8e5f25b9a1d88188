import type { TransitionTable } from '../orders/transitions.ts';

/**
 * created: the buyer is on the way to the payment page. challenged: the bank asks the buyer something.
 * awaited: paid by hand some day. captured: the money is taken. expired: nothing was heard for too long.
 * late: the money was taken although the payment had ended; it goes back. What goes back is said by its refunds.
 */
export const paymentStates = [
  'created',
  'challenged',
  'awaited',
  'captured',
  'declined',
  'abandoned',
  'expired',
  'late',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * Every move a payment may make (rule PAYMENT-1). One that was declined or abandoned is never captured: money
 * that a gateway takes all the same goes straight back (PAYMENT-4). One that expired may be: news can be late.
 */
export const paymentTransitions: TransitionTable<PaymentState> = {
  created: ['challenged', 'captured', 'declined', 'abandoned', 'expired'],
  challenged: ['captured', 'declined', 'abandoned', 'expired'],
  awaited: ['captured', 'abandoned'],
  captured: [],
  declined: ['late'],
  abandoned: ['late'],
  expired: ['captured'],
  late: [],
};

/** Whether the money may still come or go by the buyer's doing. */
export function isPaymentOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'challenged';
}

/** What a gateway may say of a payment. */
export const paymentOutcomes = ['challenged', 'captured', 'declined', 'abandoned'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** asked: promised, and the payment service is asked. due: a person has to send it. done: it was given back. */
export const refundStates = ['asked', 'due', 'done'] as const;
export type RefundState = (typeof refundStates)[number];
