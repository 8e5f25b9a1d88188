import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import type { Context } from '../../context.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import {
  askGateway,
  closePayment,
  listUnaccounted,
  listWithUnaccounted,
  type PaymentRow,
  ServiceSilent,
} from '../payments/index.ts';
import { deleteAttemptsBefore, listWithOldAttempts } from './attempts.store.ts';
import { completeOrder } from './complete-order.ts';

const reconcile = defineJobKind<Record<string, never>>('checkout.reconcile');
const forgetAttempts = defineJobKind<Record<string, never>>('checkout.forget');

/** A payment is checked once it is this old, and ended when nothing was heard for a day (rule CHECKOUT-10). */
const askAfterMilliseconds = 2 * 60_000;
const endAfterMilliseconds = 24 * 3_600_000;

/**
 * Checks every payment whose order does not know its result yet: lost webhooks, processes that ended midway,
 * buyers who never returned (rules CHECKOUT-9 and CHECKOUT-10).
 */
export const reconcileJob = dueJob(
  reconcile,
  ({ database }, portion) => listWithUnaccounted(database, portion),
  {
    cron: '* * * * *',
    // A slow service delays the payments of one website, and of no other (rule PAYMENT-13).
    atOnce: 8,
    run: async context => {
      const silent = new Set<string>();
      for (const payment of await listUnaccounted(context.database, context.website.id)) {
        if (silent.has(payment.method)) continue;
        try {
          await look(context, payment);
        } catch (error) {
          if (error instanceof ServiceSilent) silent.add(payment.method);
          context.log.error({ error, paymentId: payment.id }, 'a payment could not be reconciled');
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

async function look(context: Context, payment: PaymentRow): Promise<void> {
  const age = context.clock.now().getTime() - payment.created_at.getTime();
  if (!isPaymentOpen(payment.state)) return completeOrder(context, payment.order_id);
  if (age < askAfterMilliseconds) return;
  const state = await askGateway(context, payment);
  if (!isPaymentOpen(state)) return completeOrder(context, payment.order_id);
  if (age < endAfterMilliseconds) return;
  await closePayment(context, payment.id);
  return completeOrder(context, payment.order_id);
}
