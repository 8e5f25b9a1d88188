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
  updateDeclineReason,
  updateState,
} from './payments.store.ts';

export interface Settlement {
  readonly paymentId: Id;
  readonly outcome: PaymentOutcome;
  /** Why it was declined, where the service says so at once. */
  readonly reason?: string;
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
      if (state === 'declined' && reason !== '')
        await updateDeclineReason(transaction, website.id, { paymentId, reason });
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

/**
 * An authorisation was captured in full, or the rest of it released: captured amounts stay captured. The caller updates
 * the order, in a transaction.
 */
export async function moveHeldPayment(
  context: Context,
  payment: PaymentRow,
  to: 'captured' | 'voided',
): Promise<void> {
  if (payment.state === 'authorised') await writeState(context, payment, stateAfter(payment, to));
}

/** The order knows how the payment ended; the job may forget it. */
export async function accountPayment({ database, website }: Context, paymentId: Id): Promise<void> {
  await updateAccounted(database, website.id, { paymentId, isAccounted: true });
}

async function apply(context: Context, payment: PaymentRow, outcome: PaymentOutcome): Promise<PaymentState> {
  const to = stateAfter(payment, outcome);
  if (!canMove(paymentTransitions, payment.state, to)) return payment.state;
  // Its order had ended or been placed: it has to hear of the payment once more.
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
  // What was taken of it stays taken.
  return outcome === 'voided' && captured > 0 ? 'captured' : outcome;
}

/** The service took all that it held, asked by us or not. */
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
