import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { authorisedOf } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { growingPause } from '../../jobs/growing-pause.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import {
  askGateway,
  type DueLook,
  listEnding,
  listWithEnding,
  lockPaymentsOf,
  noteEndTold,
  type PaymentRow,
  postponeLook,
  readPayment,
  ServiceSilent,
} from '../payments/index.ts';
import { mailOwner } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

const watchHeld = defineJobKind<Record<string, never>>('orders.authorisations');

/** How early the owner is informed before the service releases an authorisation (rule PAYMENT-21). */
const toldBeforeMilliseconds = 24 * 3_600_000;
const longestPause = 24 * 3_600_000;
const perLook = 500;

export const watchHeldJob = dueJob(
  watchHeld,
  ({ clock, database }, portion) => listWithEnding(database, portion, momentsOf(clock.now())),
  {
    cron: '23 * * * *',
    run: async (context, isStopping) => {
      const { clock, database, log, website } = context;
      const moments = momentsOf(clock.now());
      const silent = new Set<string>();
      for (const due of await listEnding(database, website.id, { ...moments, limit: perLook })) {
        if (isStopping()) return;
        try {
          await look(context, due, silent);
        } catch (error) {
          log.error({ error, paymentId: due.id }, 'an authorisation could not be looked at');
        }
      }
    },
  },
);

/** One that fails hides no other (rule PAYMENT-32). `silent`: the methods whose service did not answer just now. */
async function look(context: Context, { id, looks }: DueLook, silent: Set<string>): Promise<void> {
  const { clock, database, website } = context;
  const now = clock.now();
  const lookAt = new Date(now.getTime() + growingPause(looks, longestPause));
  await postponeLook(database, website.id, { id, lookAt });
  const payment = await readPayment(database, website.id, id);
  if (payment === null) return;
  if (!payment.is_end_told) await tellEnding(context, payment);
  const isOver = payment.authorised_until !== null && payment.authorised_until < now;
  if (!isOver || silent.has(payment.method)) return;
  try {
    // Only the service knows whether it really expired; its answer is settled like any other message.
    await askGateway(context, payment);
  } catch (error) {
    if (error instanceof ServiceSilent) silent.add(payment.method);
    throw error;
  }
}

function momentsOf(now: Date): { now: Date; soon: Date } {
  return { now, soon: new Date(now.getTime() + toldBeforeMilliseconds) };
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
