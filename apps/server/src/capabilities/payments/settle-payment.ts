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
import {
  insertEvent,
  lockPayment,
  lockPaymentsOf,
  type PaymentRow,
  readPayment,
  updateAccounted,
  updateState,
} from './payments.store.ts';

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

/**
 * Ends an open payment at its service, so that nothing can be taken any more, and settles it; one that was taken
 * already is captured. Call it outside of any transaction. What sold something looks at the state afterwards.
 */
export async function closePayment(context: Context, paymentId: Id): Promise<void> {
  const { database, website } = context;
  const payment = await readPayment(database, website.id, paymentId);
  if (payment === null || !isPaymentOpen(payment.state)) return;
  const closed = (await methodOf(payment.method).close?.(context, payment)) ?? 'closed';
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockPayment(transaction, website.id, paymentId);
    if (locked === null || !isPaymentOpen(locked.state)) return;
    if (closed === 'captured') await moveTo(inside, locked, 'captured');
    else await writeState(inside, locked, 'expired');
  });
}

/** Payments by hand are not waited for any more; how all of the order are then. Call it in a transaction. */
export async function giveUpPayments(context: Context, orderId: Id): Promise<PaymentRow[]> {
  const payments = await lockPaymentsOf(context.database, context.website.id, orderId);
  return Promise.all(
    payments.map(async payment =>
      payment.state === 'awaited'
        ? { ...payment, state: await moveTo(context, payment, 'abandoned') }
        : payment,
    ),
  );
}

/** Money by hand arrived after its payment was given up: it has to go back. False when it was not given up. */
export async function noteLateCapture(context: Context, paymentId: Id): Promise<boolean> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment?.state !== 'abandoned') return false;
  await moveTo(context, payment, 'late');
  return true;
}

/** The order knows how the payment ended; the job may forget it. */
export async function accountPayment({ database, website }: Context, paymentId: Id): Promise<void> {
  await updateAccounted(database, website.id, { paymentId, isAccounted: true });
}

async function apply(context: Context, payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentState> {
  const isTakenAllTheSame =
    outcome === 'captured' && (payment.state === 'declined' || payment.state === 'abandoned');
  const to = isTakenAllTheSame ? 'late' : outcome;
  if (!canMove(paymentTransitions, payment.state, to)) return payment.state;
  // Its order had ended: it has to hear of the payment once more.
  if (outcome === 'captured' && !isPaymentOpen(payment.state) && payment.state !== 'awaited')
    await updateAccounted(context.database, context.website.id, {
      paymentId: payment.id,
      isAccounted: false,
    });
  return moveTo(context, payment, to);
}

async function moveTo(context: Context, payment: PaymentRow, state: PaymentState): Promise<PaymentState> {
  await writeState(context, payment, state);
  if (state !== 'challenged')
    context.events.tell(context, paymentSettled, { paymentId: payment.id, orderId: payment.order_id });
  return state;
}

async function writeState(
  { clock, database, website }: Context,
  payment: PaymentRow,
  state: PaymentState,
): Promise<void> {
  await updateState(database, website.id, { paymentId: payment.id, state, now: clock.now() });
}
