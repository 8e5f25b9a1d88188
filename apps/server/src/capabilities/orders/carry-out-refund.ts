import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { type Context, within } from '../../context.ts';
import { methodOf, readPayment, settlePart } from '../payments/index.ts';
import { mailRefundPart } from './mail-about-order.ts';
import { readRefund, updateRefundState } from './order-refunds.store.ts';
import { lockOrder, readOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Asks the payment service to give a promised part back, and notes that it did; asked as often as it likes, the money
 * goes once (rule ORDER-18). When the service cannot be reached the job tries again.
 */
export async function carryOutRefund(context: Context, refundId: Id): Promise<void> {
  try {
    await askService(context, refundId);
  } catch (error) {
    context.log.error({ error, refundId }, 'a refund could not be carried out yet');
  }
}

export async function askService(context: Context, refundId: Id): Promise<void> {
  const { clock, database, website } = context;
  const refund = await readRefund(database, website.id, refundId);
  const order = refund && (await readOrder(database, website.id, refund.order_id));
  const payment = order && (await readPayment(database, website.id, order.payment_id));
  if (!refund || !payment || refund.state !== 'asked') return;
  const { amount } = refund;
  await methodOf(payment.method).refund?.(context, payment, { refundId, amount });
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const locked = await lockOrder(transaction, website.id, refund.order_id);
    const move = { id: refundId, from: 'asked', to: 'done', now: clock.now() } as const;
    if (locked === null || !(await updateRefundState(transaction, website.id, move))) return;
    await settlePart(inside, { paymentId: payment.id, amount });
    const text = formatMoney({ amount, currency: locked.currency }, website.settings.language);
    await noteOnOrder(inside, { orderId: locked.id, kind: 'refundedPart', text });
    if (refund.is_buyer_told) await mailRefundPart(inside, locked, { refund, isGiven: true });
  });
}

/** The service refused to the last: a person has to give it back. */
export async function leaveToPerson(context: Context, refundId: Id): Promise<void> {
  const { clock, database, website } = context;
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    const refund = await readRefund(transaction, website.id, refundId);
    const order = refund && (await lockOrder(transaction, website.id, refund.order_id));
    if (!refund || !order) return;
    const move = { id: refundId, from: 'asked', to: 'due', now: clock.now() } as const;
    if (!(await updateRefundState(transaction, website.id, move))) return;
    const text = formatMoney({ amount: refund.amount, currency: order.currency }, website.settings.language);
    await noteOnOrder(inside, {
      orderId: order.id,
      kind: 'refundNeeded',
      text: `${text} has to be given back by hand.`,
    });
    if (refund.is_buyer_told) await mailRefundPart(inside, order, { refund, isGiven: false });
  });
}
