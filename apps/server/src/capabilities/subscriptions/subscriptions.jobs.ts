import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { growingPause } from '../../jobs/growing-pause.ts';
import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { planPaid } from '../checkout/index.ts';
import { readOrder } from '../orders/index.ts';
import { methodSetUp } from '../payments/index.ts';
import { applySetup } from './apply-setup.ts';
import { beginSubscriptions } from './begin-subscriptions.ts';
import { endPayments, paymentsToEnd } from './end-payments.ts';
import { renew } from './renew.ts';
import { forgetFailures, listDue, listWithDue, postponeFailed } from './subscriptions.store.ts';

const renewals = defineJobKind<Record<string, never>>('subscriptions.renew');
const perLook = 200;
const longestPause = 24 * 3_600_000;

/** An order with plans was paid: its subscriptions begin, or the one it renews goes on. */
export const planPaidJob = job(
  planPaid,
  async (context, { orderId }) => {
    const order = await readOrder(context.database, context.website.id, orderId);
    if (order === null) return;
    if (order.subscription_id === null) await beginSubscriptions(context, orderId);
    else await renew(context, order.subscription_id);
  },
  { retries: 10 },
);

/** A payment method was saved for a subscription, and its customer may never come back (rule SUBSCRIPTION-22). */
export const methodSetUpJob = job(methodSetUp, (context, { setupId }) => applySetup(context, setupId), {
  retries: 10,
});

/** What was under way when a subscription was cancelled ends at its service (rule SUBSCRIPTION-10). */
export const endPaymentsJob = job(paymentsToEnd, (context, { orderId }) => endPayments(context, orderId), {
  retries: 10,
});

/** What is due of all subscriptions; one that fails delays and hides no other (rules SUBSCRIPTION-7, SUBSCRIPTION-26). */
export const renewalsJob = dueJob(
  renewals,
  ({ clock, database }, portion) => listWithDue(database, portion, clock.now()),
  {
    cron: '* * * * *',
    atOnce: 4,
    run: async (context, isStopping) => {
      const { clock, database, website } = context;
      for (const due of await listDue(database, website.id, { now: clock.now(), limit: perLook })) {
        if (isStopping()) return;
        await look(context, due);
      }
    },
  },
);

async function look(context: Context, { id, failures }: { id: Id; failures: number }): Promise<void> {
  const { clock, database, log, website } = context;
  try {
    await renew(context, id);
    if (failures > 0) await forgetFailures(database, website.id, id);
  } catch (error) {
    log.error({ error, subscriptionId: id }, 'a subscription could not be renewed');
    const now = clock.now();
    const lookAt = new Date(now.getTime() + growingPause(failures, longestPause));
    await postponeFailed(database, website.id, { id, now, lookAt });
  }
}
