import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { planPaid } from '../checkout/index.ts';
import { readOrder } from '../orders/index.ts';
import { beginSubscriptions } from './begin-subscriptions.ts';
import { renew } from './renew.ts';
import { listDue, listWithDue } from './subscriptions.store.ts';

const renewals = defineJobKind<Record<string, never>>('subscriptions.renew');
const perLook = 200;

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

/** What is due of all subscriptions; one that fails delays no other (rule SUBSCRIPTION-7). */
export const renewalsJob = dueJob(
  renewals,
  ({ clock, database }, portion) => listWithDue(database, portion, clock.now()),
  {
    cron: '* * * * *',
    atOnce: 4,
    run: async (context, isStopping) => {
      const { clock, database, log, website } = context;
      for (const id of await listDue(database, website.id, { now: clock.now(), limit: perLook })) {
        if (isStopping()) return;
        try {
          await renew(context, id);
        } catch (error) {
          log.error({ error, subscriptionId: id }, 'a subscription could not be renewed');
        }
      }
    },
  },
);
