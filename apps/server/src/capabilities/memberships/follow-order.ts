import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderLine } from '@vitrine/core/orders/order-line.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { type Context, within } from '../../context.ts';
import { lockOrder, type OrderRow } from '../orders/index.ts';
import { listRefunds, readPaymentsOf } from '../payments/index.ts';
import { accessEndOf } from '../subscriptions/index.ts';
import { countMembershipsOf, putMembership } from './memberships.store.ts';

/**
 * Brings the memberships of an order to where its payments, refunds and subscriptions are; however often it is
 * called, nothing happens twice (rules MEMBERSHIP-2, MEMBERSHIP-3).
 */
export function followOrder(context: Context, orderId: Id): Promise<void> {
  return context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    const order = await lockOrder(transaction, website.id, orderId);
    // The order of a renewal prolongs what its first order began.
    if (order === null || order.subscription_id !== null || order.is_without_effect) return;
    const lines = order.lines.filter(({ productType }) => productType === productTypes.paywall);
    if (lines.length === 0) return;
    const isPaid = await isPaidFor(inside, order);
    if (!isPaid && (await countMembershipsOf(transaction, website.id, orderId)) === 0) return;
    const back = refundedPieces(await listRefunds(transaction, website.id, orderId));
    const now = context.clock.now();
    for (const line of lines) {
      const isTakenBack = !isPaid || line.quantity - (back.get(line.id) ?? 0) <= 0;
      await putMembership(transaction, website.id, {
        ...{ id: line.id, order_id: orderId, product_id: line.productId, title: line.title },
        ...{ name: order.address.name, email: order.email, begun_at: now },
        ends_at: isTakenBack ? now : await endOfPlan(inside, line),
      });
    }
  });
}

async function endOfPlan(context: Context, { id, choices }: OrderLine): Promise<Date | null> {
  return choices.plan === undefined ? null : accessEndOf(context, id);
}

async function isPaidFor({ database, website }: Context, { id, state, total }: OrderRow): Promise<boolean> {
  if (state !== 'placed' && state !== 'completed') return false;
  const payments = (await readPaymentsOf(database, website.id, [id])).get(id) ?? [];
  const paid = orderPaymentState(payments, total);
  return paid === 'captured' || paid === 'disputed' || paid === 'refunding' || paid === 'refundDue';
}
