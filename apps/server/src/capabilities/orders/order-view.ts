import { addressLines } from '@vitrine/core/addresses/address.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import { isPaidByHand, methodOf, type PaymentRow, readPayment, refundableOf } from '../payments/index.ts';
import { listRefunds, partRefundOf, type RefundRow } from './order-refunds.store.ts';
import { type OrderRow, readOrder } from './orders.store.ts';
import { listTimeline } from './timeline.store.ts';

/** An order as the studio shows it; null when there is none. */
export async function orderView(context: Context, orderId: Id): Promise<Order | null> {
  const { database, website } = context;
  const row = await readOrder(database, website.id, orderId);
  const payment = row && (await readPayment(database, website.id, row.payment_id));
  if (row === null || payment === null) return null;
  const [refunds, timeline, assets] = await Promise.all([
    listRefunds(database, website.id, orderId),
    listTimeline(database, website.id, orderId),
    findAssets(
      context,
      row.lines.flatMap(line => line.imageId ?? []),
    ),
  ]);
  const { language } = website.settings;
  const money = (amount: number) => formatMoney({ amount, currency: row.currency }, language);
  return {
    ...listingOf(row, payment),
    lines: row.lines,
    totals: row.totals,
    explanation: explainSteps(row.totals.steps, money),
    address: row.address,
    addressLines: addressLines(row.address, language),
    requiresShipping: row.requires_shipping,
    shippingName: row.shipping_name,
    note: row.note,
    payment: {
      id: payment.id,
      method: payment.method,
      isByHand: isPaidByHand(payment.method),
      name: methodOf(payment.method).wordsIn('en').name,
      state: payment.state,
      amount: payment.amount,
      capturedAt: payment.captured_at?.toISOString() ?? null,
      refundedAt: payment.refunded_at?.toISOString() ?? null,
    },
    refunds: refunds.map(partRefundOf),
    refundable: refundableOf(payment),
    tracking: row.tracking,
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    timeline: timeline.map(({ id, at, kind, text, actor }) => ({
      id,
      at: at.toISOString(),
      kind,
      text,
      actor,
    })),
    assets: [...assets.values()],
    actions: actionsOf(row, payment, refunds),
  };
}

export function listingOf(row: OrderRow, payment: PaymentRow): OrderListing {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    paymentState: payment.state,
    fulfilmentState: row.fulfilment_state,
    email: row.email,
    name: row.address.name,
    currency: row.currency,
    total: row.total,
    quantity: row.quantity,
    partRefunded: payment.part_refunded,
    partDue: payment.part_due,
    isTest: methodOf(payment.method).isTest === true,
    createdAt: row.created_at.toISOString(),
    placedAt: row.placed_at?.toISOString() ?? null,
  };
}

function actionsOf(order: OrderRow, payment: PaymentRow, refunds: readonly RefundRow[]): Order['actions'] {
  const actions: Order['actions'] = [];
  if (order.state === 'placed' && payment.state === 'captured') actions.push('fulfil');
  if (order.state === 'held') actions.push('release');
  if (order.state === 'placed' && payment.state === 'awaited') actions.push('markPaid');
  if (order.state === 'completed' && refundableOf(payment) > 0) actions.push('refund');
  if (order.state !== 'pending' && order.state !== 'cancelled' && refundableOf(payment) > 0)
    actions.push('refundPart');
  if (order.state === 'cancelled' && payment.state === 'abandoned' && isPaidByHand(payment.method))
    actions.push('noteLatePayment');
  if (payment.state === 'refundDue' || refunds.some(refund => refund.state === 'due'))
    actions.push('markRefunded');
  if (order.state === 'pending' || order.state === 'placed' || order.state === 'held') actions.push('cancel');
  return actions;
}
