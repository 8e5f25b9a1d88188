import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { job } from '../../jobs/jobs.ts';
import {
  disputeNews,
  noteDisputeState,
  noteRefund,
  type RefundRow,
  readDispute,
  readPaymentsOf,
  readRefund,
  refundNews,
} from '../payments/index.ts';
import { followPayments } from './follow-payments.ts';
import { mailOwner, mailRefundPart } from './mail-about-order.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** A refund reported by the service is recorded in the order once, and its owner is informed (rule PAYMENT-26). */
export const noteRefundJob = job(
  refundNews,
  (context, { refundId }) =>
    context.database.transaction(async transaction => {
      const inside = within(context, transaction);
      const refund = await readRefund(transaction, context.website.id, refundId);
      const order = refund && (await lockOrder(transaction, context.website.id, refund.order_id));
      if (!refund || !order || !(await noteRefund(transaction, context.website.id, refundId))) return;
      await noteRefundOn(inside, order, refund);
    }),
  { retries: 10 },
);

async function noteRefundOn(context: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const { database, website } = context;
  const { amount } = refund;
  const words = formatMoney({ amount, currency: order.currency }, website.settings.language);
  if (refund.state === 'due') {
    await noteOnOrder(context, {
      orderId: order.id,
      kind: 'refundNeeded',
      phrase: phrase('parts.refundByHand', { amount: words }),
    });
    return;
  }
  const payments = (await readPaymentsOf(database, website.id, [order.id])).get(order.id) ?? [];
  const isWhole = orderPaymentState(payments, order.total) === 'refunded';
  await noteOnOrder(context, {
    orderId: order.id,
    kind: isWhole ? 'refunded' : 'refundedPart',
    text: words,
  });
  await followPayments(context, order);
  await mailOwner(context, order, { about: 'refundTold', amount });
  if (refund.is_buyer_told) await mailRefundPart(context, order, { refund, isGiven: true });
}

const kinds = { opened: 'disputeOpened', won: 'disputeWon', lost: 'disputeLost' } as const;

/** Each state of a dispute is recorded in the order once, and its owner is informed (rule PAYMENT-27). */
export const noteDisputeJob = job(
  disputeNews,
  (context, { disputeId }) =>
    context.database.transaction(async transaction => {
      const inside = within(context, transaction);
      const { website } = context;
      const seen = await readDispute(transaction, website.id, disputeId);
      const order = seen && (await lockOrder(transaction, website.id, seen.order_id));
      const dispute = order && (await readDispute(transaction, website.id, disputeId));
      if (!order || !dispute || dispute.noted_state === dispute.state) return;
      await noteDisputeState(transaction, website.id, dispute);
      const { amount, reason, state } = dispute;
      const words = formatMoney({ amount, currency: order.currency }, website.settings.language);
      const text = [words, reason].filter(Boolean).join(' · ');
      await noteOnOrder(inside, { orderId: order.id, kind: kinds[state], text });
      const date = state === 'opened' ? dispute.answer_by : null;
      await followPayments(inside, order);
      await mailOwner(inside, order, { about: kinds[state], amount, reason, date });
    }),
  { retries: 10 },
);
