import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import {
  isPaymentOpen,
  type PaymentOutcome,
  type PaymentState,
  paymentTransitions,
} from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { methodOf } from './payment-methods.ts';
import { paymentSettled } from './payments.events.ts';
import { insertEvent, lockPayment, type PaymentRow, updateAccounted, updateState } from './payments.store.ts';

export interface Settlement {
  readonly paymentId: Id;
  readonly outcome: PaymentOutcome;
  /** The message it came with: taken once, in the same transaction (rule PAYMENT-3). */
  readonly event?: {
    readonly method: string;
    readonly eventId: string;
    readonly amount: number;
    readonly currency: string;
  };
}

/**
 * Takes what is known of a payment, in any order and as often as it comes; what contradicts what is settled
 * changes nothing, except that money taken for a payment that had failed goes straight back (rules PAYMENT-2
 * to PAYMENT-4). The state it is in afterwards.
 */
export async function settlePayment(
  context: Context,
  { paymentId, outcome, event }: Settlement,
): Promise<Result<{ state: PaymentState; isRepeated: boolean }>> {
  const { clock, website } = context;
  return transactionOf<Result<{ state: PaymentState; isRepeated: boolean }>>(
    context.database,
    async transaction => {
      const inside = within(context, transaction);
      const payment = await lockPayment(transaction, website.id, paymentId);
      if (payment === null) return fail(callErrors.notFound);
      if (event) {
        if (event.amount !== payment.amount || event.currency !== payment.currency)
          return fail(paymentErrors.otherAmount);
        const isNew = await insertEvent(transaction, website.id, {
          ...event,
          paymentId,
          outcome,
          now: clock.now(),
        });
        if (!isNew) return succeed({ state: payment.state, isRepeated: true });
      }
      const state = await apply(inside, payment, outcome);
      return succeed({ state, isRepeated: false });
    },
  );
}

/** Ends an open payment so that nothing can be taken any more; `captured` when it was too late for that. */
export async function closePayment(context: Context, paymentId: Id): Promise<PaymentState> {
  const { database, website } = context;
  const payment = await lockPayment(database, website.id, paymentId);
  if (payment === null) throw new Error('The payment of an order is missing.');
  if (payment.state === 'awaited') return moveTo(context, payment, 'abandoned');
  if (!isPaymentOpen(payment.state)) return payment.state;
  const closed = (await methodOf(payment.method).close?.(context, payment)) ?? 'closed';
  return moveTo(context, payment, closed === 'captured' ? 'captured' : 'expired');
}

/**
 * Gives captured money back; whether that happened by itself, else a person has to and the refund is due (rule
 * PAYMENT-8). Call it in a transaction.
 */
export async function refundPayment(context: Context, paymentId: Id): Promise<{ isByItself: boolean }> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment === null || !canMove(paymentTransitions, payment.state, 'refunded'))
    return { isByItself: true };
  return { isByItself: (await giveBack(context, payment)) === 'refunded' };
}

/** Money by hand arrived after its payment was given up: it has to go back. False when it was not given up. */
export async function noteLateCapture(context: Context, paymentId: Id): Promise<boolean> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment?.state !== 'abandoned') return false;
  await moveTo(context, payment, 'refundDue');
  return true;
}

async function giveBack(context: Context, payment: PaymentRow): Promise<PaymentState> {
  const isByItself = await methodOf(payment.method).refund(context, payment);
  return moveTo(context, payment, isByItself ? 'refunded' : 'refundDue');
}

/** The order knows how the payment ended; the job may forget it. */
export async function accountPayment({ database, website }: Context, paymentId: Id): Promise<void> {
  await updateAccounted(database, website.id, { paymentId, isAccounted: true });
}

async function apply(context: Context, payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentState> {
  if (canMove(paymentTransitions, payment.state, outcome)) {
    if (outcome === 'captured' && payment.state === 'expired')
      await updateAccounted(context.database, context.website.id, {
        paymentId: payment.id,
        isAccounted: false,
      });
    return moveTo(context, payment, outcome);
  }
  const isTakenAllTheSame =
    outcome === 'captured' && (payment.state === 'declined' || payment.state === 'abandoned');
  if (!isTakenAllTheSame || payment.method === 'manual') return payment.state;
  return giveBack(context, payment);
}

export async function moveTo(
  context: Context,
  payment: PaymentRow,
  state: PaymentState,
): Promise<PaymentState> {
  const { clock, database, events, website } = context;
  await updateState(database, website.id, { paymentId: payment.id, state, now: clock.now() });
  if (state !== 'challenged')
    events.tell(context, paymentSettled, { paymentId: payment.id, orderId: payment.order_id });
  return state;
}
