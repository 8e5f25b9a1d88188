import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import { disputeTransitions } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { closeDispute, findDispute, insertDispute } from './disputes.store.ts';
import { disputeNews, refundNews } from './job-kinds.ts';
import type { DisputeNews, RefundNews } from './payment-method.ts';
import { insertEvent, lockPayment, type PaymentRow } from './payments.store.ts';
import { insertRefund, listRefunds, type RefundRow, updateRefundState } from './refunds.store.ts';

type Taken = Result<{ isRepeated: boolean }>;

/**
 * Settles a service's message about a refund or a dispute: once, in the transaction that stores the id of the
 * message; a job then records it in the order (rules PAYMENT-26, PAYMENT-27).
 */
export function settleNews(
  context: Context,
  { method, news }: { method: string; news: RefundNews | DisputeNews },
): Promise<Taken> {
  const { clock, website } = context;
  return transactionOf<Taken>(context.database, async transaction => {
    const inside = within(context, transaction);
    const payment = await lockPayment(transaction, website.id, news.paymentId);
    if (payment?.method !== method) return fail(callErrors.notFound);
    if (news.currency !== payment.currency || news.amount > payment.captured)
      return fail(paymentErrors.otherAmount);
    const isNew = await insertEvent(transaction, website.id, {
      method,
      eventId: news.eventId,
      paymentId: payment.id,
      outcome: `${news.about} ${news.state}`,
      now: clock.now(),
    });
    if (!isNew) return succeed({ isRepeated: true });
    return news.about === 'refund' ? takeRefund(inside, payment, news) : takeDispute(inside, payment, news);
  });
}

/** A refund that we requested is identified by our id or the service's; any other was made at the service. */
async function takeRefund(context: Context, payment: PaymentRow, news: RefundNews): Promise<Taken> {
  const { clock, database, website } = context;
  const refunds = (await listRefunds(database, website.id, payment.order_id)).filter(
    one => one.payment_id === payment.id,
  );
  const known =
    refunds.find(({ id }) => id === news.refundId) ??
    refunds.find(({ reference }) => reference === news.reference);
  const now = clock.now();
  if (news.state === 'failed') {
    if (known && known.state !== 'due') await moveRefund(context, known, { to: 'due', now });
    return succeed({ isRepeated: false });
  }
  if (known?.state === 'done') return succeed({ isRepeated: false });
  const left = payment.captured - refunds.reduce((sum, { amount }) => sum + amount, 0);
  const promised = known ?? refunds.find(one => isSameMoney(one, news, left));
  if (promised) {
    await moveRefund(context, promised, { to: 'done', reference: news.reference, now });
    return succeed({ isRepeated: false });
  }
  if (news.amount > left) {
    const money = { amount: left, currency: payment.currency };
    return fail(paymentErrors.tooMuchBack, { left: formatMoney(money, website.settings.language) });
  }
  const row: RefundRow = {
    id: newId(),
    order_id: payment.order_id,
    payment_id: payment.id,
    amount: news.amount,
    state: 'done',
    lines: [],
    items: 0,
    shipping: 0,
    tax: null,
    is_restocked: false,
    reason: '',
    is_buyer_told: false,
    is_for_edit: false,
    is_noted: false,
    reference: news.reference,
    asked_at: now,
    done_at: now,
  };
  await insertRefund(database, website.id, row);
  await tell(context, row);
  return succeed({ isRepeated: false });
}

/**
 * A refund left to a person was sent by that person at the service; so was one that leaves nothing for another
 * refund.
 */
function isSameMoney({ state, amount, reference }: RefundRow, news: RefundNews, left: number): boolean {
  if (state === 'done' || reference !== '' || amount !== news.amount) return false;
  return state === 'due' || news.amount > left;
}

async function moveRefund(
  context: Context,
  row: RefundRow,
  { to, reference, now }: { to: 'done' | 'due'; reference?: string; now: Date },
): Promise<void> {
  const move = { id: row.id, from: row.state, to, now, isNoted: false };
  await updateRefundState(context.database, context.website.id, {
    ...move,
    ...(reference === undefined ? {} : { reference }),
  });
  await tell(context, row);
}

function tell({ database, jobs, website }: Context, { id }: RefundRow): Promise<void> {
  return jobs.enqueue(database, refundNews, { websiteId: website.id, data: { refundId: id } });
}

async function takeDispute(context: Context, payment: PaymentRow, news: DisputeNews): Promise<Taken> {
  const { clock, database, jobs, website } = context;
  const { reference, state, amount, reason, answerBy } = news;
  const now = clock.now();
  const known = await findDispute(database, website.id, { paymentId: payment.id, reference });
  const id = known?.id ?? newId();
  if (known === null)
    await insertDispute(database, website.id, {
      id,
      order_id: payment.order_id,
      payment_id: payment.id,
      reference,
      amount,
      state,
      noted_state: null,
      reason,
      answer_by: answerBy,
      opened_at: now,
      closed_at: state === 'opened' ? null : now,
    });
  else if (canMove(disputeTransitions, known.state, state))
    await closeDispute(database, website.id, { id, state, now });
  await jobs.enqueue(database, disputeNews, { websiteId: website.id, data: { disputeId: id } });
  return succeed({ isRepeated: false });
}
