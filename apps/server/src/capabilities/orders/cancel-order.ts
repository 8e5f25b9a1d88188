import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { isCovered } from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { paymentErrors } from '@vitrine/core/payments/payments.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { releaseStock, restock } from '../inventory/index.ts';
import {
  accountPayment,
  closePayments,
  giveUpPayments,
  listRefunds,
  type PaymentRow,
  readPaymentsOf,
} from '../payments/index.ts';
import { cancelSubscriptions, type OrderToEnd } from './cancel-subscriptions.ts';
import { carryOutRefunds } from './carry-out-refund.ts';
import { carryOutVoids } from './carry-out-void.ts';
import type { RefundFacts } from './emails/order-mails.ts';
import { giveMoneyBack } from './give-money-back.ts';
import { mailCancelled } from './mail-about-order.ts';
import { moveOrder } from './move-order.ts';
import { holderOf, itemsOf } from './order-items.ts';
import { lockOrder, type OrderRow, readOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';
import { releaseHeld } from './void-payment.ts';

/**
 * Cancels an order that was not sent: money is refunded, or its refund is due manually; its stock is returned,
 * once. A held order had taken no stock, so none is returned for it (rules ORDER-9 and STOCK-11).
 */
export async function cancelOrder(
  context: Context,
  { orderId, reason, isBuyerTold, isSubscriptionCancelled }: OrderToEnd,
): Promise<Result<null>> {
  if (!(await closeWhileUnpaid(context, orderId))) return fail(paymentErrors.serviceSilent);
  const cancelled = await transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    await inside.orderSubscriptions.lockRenewed(inside, orderId);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (order.state === 'placed' && order.fulfilment_state !== 'open') return fail(orderErrors.partlySent);
    const moved = await moveOrder(inside, order, { to: 'cancelled' });
    if (!moved.ok) return moved;
    const ended = await endPayment(inside, order, reason);
    if (ended === null)
      return fail(orderErrors.forbiddenMove, {
        state: phrase('parts.orderBeingPaid'),
        wanted: phrase('parts.orderCancelled'),
      });
    await noteOnOrder(inside, { orderId, kind: 'cancelled', text: reason });
    await putBack(inside, order);
    await cancelSubscriptions(inside, order, isSubscriptionCancelled);
    if (isBuyerTold && order.number !== null)
      await mailCancelled(inside, { ...order, state: 'cancelled' }, { reason, ...ended });
    return succeed(null);
  });
  if (cancelled.ok) {
    await carryOutVoids(context, orderId);
    await carryOutRefunds(context, orderId);
  }
  return cancelled;
}

/**
 * So that a buyer on the payment page cannot pay for an order that is being cancelled: for the whole of it, or for
 * what was left to pay (rule BALANCE-3). False if a service could not be asked (rule PAYMENT-33).
 */
async function closeWhileUnpaid(context: Context, orderId: Id): Promise<boolean> {
  const order = await readOrder(context.database, context.website.id, orderId);
  // A refused cancellation ends no payment.
  if (order === null || order.fulfilment_state !== 'open') return true;
  const payments = (await readPaymentsOf(context.database, context.website.id, [orderId])).get(orderId) ?? [];
  const isEnded = ({ is_off_session: isOffSession }: PaymentRow) =>
    order.state === 'pending' || !isOffSession;
  return closePayments(
    context,
    payments.filter(isEnded).map(({ id }) => id),
  );
}

/** Null when the money is being captured at this moment. */
async function endPayment(
  context: Context,
  order: OrderRow,
  reason: string,
): Promise<Pick<RefundFacts, 'refund' | 'amount'> | null> {
  const payments = await giveUpPayments(context, order.id);
  const isOpen = payments.some(({ state }) => isPaymentOpen(state));
  if (isOpen || (order.state === 'pending' && isCovered(payments, order.total))) return null;
  if (payments.some(({ capturing }) => capturing > 0)) return null;
  for (const { id } of payments) await accountPayment(context, id);
  await releaseHeld(context, order.id, payments);
  return giveMoneyBack(context, order, { reason });
}

async function putBack(context: Context, order: OrderRow): Promise<void> {
  if (order.state === 'placed') {
    // Items that were refunded are back already, or stay out as their refund said.
    const gone = refundedPieces(await listRefunds(context.database, context.website.id, order.id));
    const left = order.lines.map(line => ({ ...line, quantity: line.quantity - (gone.get(line.id) ?? 0) }));
    const items = itemsOf({ ...order, lines: left }).filter(({ quantity }) => quantity > 0);
    await restock(context, { items, orderId: order.id });
  } else if (order.state === 'pending') {
    await releaseStock(context, holderOf(order));
  }
}
