import type { TransitionTable } from '../orders/transitions.ts';

/**
 * created: the buyer is on the way to the payment page. challenged: the bank asks the buyer something.
 * awaited: paid by hand some day. captured: the money is taken. expired: nothing was heard for too long.
 * refunding: its service is asked to give it back. refundDue: a person has to. refunded: it was given back.
 */
export const paymentStates = [
  'created',
  'challenged',
  'awaited',
  'captured',
  'declined',
  'abandoned',
  'expired',
  'refunding',
  'refundDue',
  'refunded',
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
  captured: ['refunding', 'refundDue', 'refunded'],
  declined: ['refunding'],
  abandoned: ['refunding', 'refundDue'],
  expired: ['captured'],
  refunding: ['refundDue', 'refunded'],
  refundDue: ['refunded'],
  refunded: [],
};

/** Whether the money may still come or go by the buyer's doing. */
export function isPaymentOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'challenged';
}

/** What a gateway may say of a payment. */
export const paymentOutcomes = ['challenged', 'captured', 'declined', 'abandoned'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
