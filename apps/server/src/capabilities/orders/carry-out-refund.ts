import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import {
  answerInTime,
  deleteTwin,
  listRefunds,
  methodOf,
  type RefundRow,
  readPayment,
  readPaymentsOf,
  readRefund,
  updateRefundState,
} from '../payments/index.ts';
import { mailRefundPart } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Asks the payment services to refund what was promised for an order, and records the results; however often it is
 * called, the money is refunded once (rule ORDER-18). A service that cannot be reached is asked by the job.
 */
export async function carryOutRefunds(context: Context, orderId: Id): Promise<void> {
  try {
    await askForAll(context, orderId);
  } catch (error) {
    context.log.error({ error, orderId }, 'a refund could not be carried out yet');
  }
}

export async function askForAll(context: Context, orderId: Id): Promise<void> {
  for (const { id } of await listAsked(context, orderId)) await askService(context, id);
}

export async function askService(context: Context, refundId: Id): Promise<void> {
  const { clock, database, website } = context;
  const refund = await readRefund(database, website.id, refundId);
  const payment = refund && (await readPayment(database, website.id, refund.payment_id));
  if (!refund || !payment || refund.state !== 'asked') return;
  const { amount } = refund;
  const asked = methodOf(payment.method).refund?.(context, payment, { refundId, amount });
  const reference = asked ? await answerInTime(asked) : '';
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, refund.order_id);
    const move = { id: refundId, from: 'asked', to: 'done', reference, now: clock.now() } as const;
    if (order === null) return;
    const isNotedAlready = await deleteTwin(transaction, website.id, { ...refund, reference });
    if (!(await updateRefundState(transaction, website.id, move)) || isNotedAlready) return;
    const payments = (await readPaymentsOf(transaction, website.id, [order.id])).get(order.id) ?? [];
    const isWhole = orderPaymentState(payments, order.total) === 'refunded';
    const text = formatMoney({ amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, { orderId: order.id, kind: isWhole ? 'refunded' : 'refundedPart', text });
    if (refund.is_buyer_told) await mailRefundPart(inside, order, { refund, isGiven: true });
  });
}

/** The services refused every time: a person has to refund it. */
export async function leaveAllToPerson(context: Context, orderId: Id): Promise<void> {
  for (const { id } of await listAsked(context, orderId)) await leaveToPerson(context, id);
}

export async function leaveToPerson(context: Context, refundId: Id): Promise<void> {
  const { clock, database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const refund = await readRefund(transaction, website.id, refundId);
    const order = refund && (await lockOrder(transaction, website.id, refund.order_id));
    if (!refund || !order) return;
    const move = { id: refundId, from: 'asked', to: 'due', now: clock.now() } as const;
    if (!(await updateRefundState(transaction, website.id, move))) return;
    const money = formatMoney({ amount: refund.amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, {
      orderId: order.id,
      kind: 'refundNeeded',
      phrase: phrase('parts.refundByHand', { amount: money }),
    });
    if (refund.is_buyer_told) await mailRefundPart(inside, order, { refund, isGiven: false });
  });
}

async function listAsked({ database, website }: Context, orderId: Id): Promise<RefundRow[]> {
  return (await listRefunds(database, website.id, orderId)).filter(({ state }) => state === 'asked');
}
