import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
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
import { answerInTime } from './answer-in-time.ts';
import { endCapturesOf, insertCapture } from './captures.store.ts';
import { keepMethod } from './job-kinds.ts';
import { methodOf } from './payment-methods.ts';
import { paymentSettled } from './payments.events.ts';
import {
  insertEvent,
  lockPayment,
  lockPaymentsOf,
  type PaymentRow,
  readPayment,
  updateAccounted,
  updateAmount,
  updateDeclineReason,
  updateState,
} from './payments.store.ts';

export interface Settlement {
  readonly paymentId: Id;
  readonly outcome: PaymentOutcome;
  /** Why it was declined, in the service’s words, if it says so. */
  readonly reason?: string;
  /** The message it came with: accepted once, in the same transaction (rule PAYMENT-3). */
  readonly event?: {
    readonly method: string;
    readonly eventId: string;
    readonly amount: number;
    readonly currency: string;
  };
}

/**
 * Settles the reported state of a payment, in any order and however often it is reported; a state that contradicts
 * the settled one changes nothing, except that money captured for a payment that had failed is refunded
 * immediately (rules PAYMENT-2 to PAYMENT-4). Returns the resulting state.
 */
export async function settlePayment(
  context: Context,
  { paymentId, outcome, reason = '', event }: Settlement,
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
      if (state === 'declined' && outcome === 'declined' && reason !== '')
        await updateDeclineReason(transaction, website.id, { paymentId, reason });
      return succeed({ state, isRepeated: false });
    },
  );
}

/**
 * Ends an open payment at its service, so that it can no longer be captured, and settles it; if it was already
 * captured, it is settled as captured. Call it outside of any transaction. The caller that sold something checks
 * the state afterwards.
 */
export async function closePayment(context: Context, paymentId: Id): Promise<void> {
  const { database, website } = context;
  const payment = await readPayment(database, website.id, paymentId);
  if (payment === null || !isPaymentOpen(payment.state)) return;
  const closing = methodOf(payment.method).close?.(context, payment);
  const closed = closing ? await answerInTime(closing) : 'closed';
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockPayment(transaction, website.id, paymentId);
    if (locked === null || !isPaymentOpen(locked.state)) return;
    if (closed === 'captured') await moveTo(inside, locked, 'captured');
    else await writeState(inside, locked, 'expired');
  });
}

/**
 * Ends an open payment here alone, as its service cannot be reached: money that it captures later is still accepted
 * (rule PAYMENT-2). False if it is not open. Call it in a transaction, under the order's lock.
 */
export async function expirePayment(context: Context, paymentId: Id): Promise<boolean> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment === null || !isPaymentOpen(payment.state)) return false;
  await writeState(context, payment, 'expired');
  return true;
}

/**
 * Manual payments of the order are no longer expected. Returns the sums of all its payments afterwards. Call it in
 * a transaction.
 */
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

/**
 * Expects this amount by hand from now on, or nothing more; false if nothing was awaited. Call it in a transaction,
 * under the order's lock.
 */
export async function changeAwaited(context: Context, orderId: Id, amount: number): Promise<boolean> {
  const { database, website } = context;
  const payments = await lockPaymentsOf(database, website.id, orderId);
  const [last, ...others] = payments.filter(({ state }) => state === 'awaited').toReversed();
  if (last === undefined) return false;
  if (amount === 0) await giveUpPayments(context, orderId);
  else {
    const elsewhere = others.reduce((sum, one) => sum + one.amount, 0);
    await updateAmount(database, website.id, { paymentId: last.id, amount: amount - elsewhere });
  }
  return true;
}

/** A manual payment arrived after it was given up: it must be refunded. False if it was not given up. */
export async function noteLateCapture(context: Context, paymentId: Id): Promise<boolean> {
  const payment = await lockPayment(context.database, context.website.id, paymentId);
  if (payment?.state !== 'abandoned') return false;
  await moveTo(context, payment, 'late');
  return true;
}

/**
 * An authorisation was captured in full, or its rest was released: captured amounts stay captured. The caller updates
 * the order, in a transaction.
 */
export async function moveHeldPayment(
  context: Context,
  payment: PaymentRow,
  to: 'captured' | 'voided',
): Promise<void> {
  if (payment.state === 'authorised') await writeState(context, payment, stateAfter(payment, to));
}

/** The order knows the result of the payment; the job can ignore it. */
export async function accountPayment({ database, website }: Context, paymentId: Id): Promise<void> {
  await updateAccounted(database, website.id, { paymentId, isAccounted: true });
}

async function apply(context: Context, payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentState> {
  const to = stateAfter(payment, outcome);
  if (!canMove(paymentTransitions, payment.state, to)) return payment.state;
  // Its order had ended or been placed: it must handle the payment once more.
  if (!isPaymentOpen(payment.state) && payment.state !== 'awaited')
    await updateAccounted(context.database, context.website.id, {
      paymentId: payment.id,
      isAccounted: false,
    });
  if (payment.state === 'authorised' && outcome === 'captured') await captureRest(context, payment);
  const isPaid = isPaymentOpen(payment.state) && (to === 'authorised' || to === 'captured');
  if (isPaid && payment.is_kept)
    await context.jobs.enqueue(context.database, keepMethod, {
      websiteId: context.website.id,
      data: { paymentId: payment.id },
    });
  return moveTo(context, payment, to);
}

function stateAfter({ state, captured }: PaymentRow, outcome: PaymentOutcome): PaymentState {
  const isTakenAllTheSame =
    outcome === 'captured' && (state === 'declined' || state === 'abandoned' || state === 'voided');
  if (isTakenAllTheSame) return 'late';
  // The captured part stays captured.
  return outcome === 'voided' && captured > 0 ? 'captured' : outcome;
}

/** The service captured the whole authorisation, at our request or not. */
async function captureRest({ clock, database, website }: Context, payment: PaymentRow): Promise<void> {
  const now = clock.now();
  await endCapturesOf(database, website.id, { paymentId: payment.id, now });
  const rest = payment.amount - payment.captured - payment.capturing;
  if (rest === 0) return;
  await insertCapture(database, website.id, {
    id: newId(),
    payment_id: payment.id,
    amount: rest,
    state: 'done',
    reference: '',
    asked_at: now,
    done_at: now,
  });
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
  const now = clock.now();
  const days = state === 'authorised' ? methodOf(payment.method).authorisation?.days : undefined;
  const until = days === undefined ? null : new Date(now.getTime() + days * 86_400_000);
  await updateState(database, website.id, { paymentId: payment.id, state, now, until });
}
