import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { authorisedOf } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { askGateway, listEnding, lockPaymentsOf, noteEndTold, type PaymentRow } from '../payments/index.ts';
import { mailOwner } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

const watchHeld = defineJobKind<Record<string, never>>('orders.authorisations');

/** How early the owner is informed before the service releases an authorisation (rule PAYMENT-21). */
const toldBeforeMilliseconds = 24 * 3_600_000;

export const watchHeldJob = dueJob(
  watchHeld,
  ({ clock, database }, portion) =>
    listDueWebsites(database, portion, {
      table: 'payments',
      among: `state = 'authorised'`,
      isDue: 'authorised_until < $3 AND (NOT is_end_told OR authorised_until < $4)',
      values: [soon(clock.now()), clock.now()],
    }),
  {
    cron: '23 * * * *',
    run: async context => {
      const now = context.clock.now();
      for (const payment of await listEnding(context.database, context.website.id, soon(now))) {
        const isOver = payment.authorised_until !== null && payment.authorised_until < now;
        if (!payment.is_end_told) await tellEnding(context, payment);
        // Only the service knows whether it really expired; its answer is settled like any other message.
        if (isOver) await askGateway(context, payment);
      }
    },
  },
);

function soon(now: Date): Date {
  return new Date(now.getTime() + toldBeforeMilliseconds);
}

async function tellEnding(context: Context, { id, order_id: orderId }: PaymentRow): Promise<void> {
  const { database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, orderId);
    const payment = (await lockPaymentsOf(transaction, website.id, orderId)).find(one => one.id === id);
    if (order === null || !payment || payment.is_end_told || authorisedOf(payment) === 0) return;
    await noteEndTold(transaction, website.id, id);
    const amount = authorisedOf(payment);
    const text = formatMoney({ amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, { orderId, kind: 'authorisationEnding', text });
    await mailOwner(inside, order, { about: 'authorisationEnding', amount, date: payment.authorised_until });
  });
}
