import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { type Context, within } from '../../context.ts';
import { growingPause } from '../../jobs/growing-pause.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { lockOrder, noteOnOrder } from '../orders/index.ts';
import {
  askGateway,
  closePayment,
  type DueLook,
  expirePayment,
  listUnaccounted,
  listWithUnaccounted,
  methodOf,
  type PaymentRow,
  postponeLook,
  readPayment,
  ServiceSilent,
} from '../payments/index.ts';
import { deleteAttemptsBefore, listWithOldAttempts } from './attempts.store.ts';
import { completeOrder } from './complete-order.ts';

const reconcile = defineJobKind<Record<string, never>>('checkout.reconcile');
const forgetAttempts = defineJobKind<Record<string, never>>('checkout.forget');

/** A payment is ended when nothing was heard for a day (rule CHECKOUT-10), and asked about at least each hour. */
const endAfterMilliseconds = 24 * 3_600_000;
const longestPause = 3_600_000;
const perLook = 100;

/**
 * Checks every payment whose order does not know its result yet: lost webhooks, processes that ended midway,
 * buyers who never returned (rules CHECKOUT-9, CHECKOUT-10 and CHECKOUT-39).
 */
export const reconcileJob = dueJob(
  reconcile,
  ({ clock, database }, portion) => listWithUnaccounted(database, portion, clock.now()),
  {
    cron: '* * * * *',
    // A slow service delays the payments of one website, and of no other (rule PAYMENT-13).
    atOnce: 8,
    run: async (context, isStopping) => {
      const { clock, database, log, website } = context;
      const silent = new Set<string>();
      for (const due of await listUnaccounted(database, website.id, { now: clock.now(), limit: perLook })) {
        if (isStopping()) return;
        try {
          await postponeLook(database, website.id, { id: due.id, lookAt: nextLook(due, clock.now()) });
          await look(context, due.id, silent);
        } catch (error) {
          log.error({ error, paymentId: due.id }, 'a payment could not be reconciled');
        }
      }
    },
  },
);

export const forgetAttemptsJob = dueJob(
  forgetAttempts,
  ({ clock, database }, portion) =>
    listWithOldAttempts(database, portion, keptSince(clock, retention.checkoutAttempts)),
  {
    cron: '47 3 * * *',
    run: ({ clock, database, website }, isStopping) => {
      const before = keptSince(clock, retention.checkoutAttempts);
      return removeInPortions(isStopping, limit =>
        deleteAttemptsBefore(database, website.id, { before, limit }),
      );
    },
  },
);

function endOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + endAfterMilliseconds);
}

function nextLook({ looks, created_at }: DueLook, now: Date): Date {
  const next = new Date(now.getTime() + growingPause(looks, longestPause));
  const end = endOf(created_at);
  return end > now && end < next ? end : next;
}

/** `silent`: the methods whose service did not answer just now, and is not waited for again. */
async function look(context: Context, paymentId: Id, silent: Set<string>): Promise<void> {
  const payment = await readPayment(context.database, context.website.id, paymentId);
  if (payment === null) return;
  if (isPaymentOpen(payment.state)) {
    const isAsked = !silent.has(payment.method) && (await askOrEnd(context, payment, silent));
    // A charge without its buyer is only repeated once it is certain that the one before took nothing.
    const isEnded = endOf(payment.created_at) <= context.clock.now() && !payment.is_off_session;
    if (!isAsked && isEnded) await endUnasked(context, payment);
  }
  await completeOrder(context, payment.order_id);
}

/** False if its service could not be asked, or could not end it. */
async function askOrEnd(context: Context, payment: PaymentRow, silent: Set<string>): Promise<boolean> {
  try {
    const state = await askGateway(context, payment);
    if (isPaymentOpen(state) && endOf(payment.created_at) <= context.clock.now())
      await closePayment(context, payment.id);
    return true;
  } catch (error) {
    if (error instanceof ServiceSilent) silent.add(payment.method);
    context.log.error({ error, paymentId: payment.id }, 'a payment service could not be asked');
    return false;
  }
}

/** The owner is told, as its service may have taken the money (rule CHECKOUT-39). */
async function endUnasked(context: Context, { id, order_id: orderId, method }: PaymentRow): Promise<void> {
  const { database, website } = context;
  const { name } = methodOf(method).forOwner;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockOrder(transaction, website.id, orderId);
    if (!(await expirePayment(inside, id))) return;
    await noteOnOrder(inside, {
      orderId,
      kind: 'endedUnasked',
      phrase: phrase('parts.paymentUnasked', { method: name }),
    });
  });
}
