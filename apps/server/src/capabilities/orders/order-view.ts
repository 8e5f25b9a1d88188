import { addressLines } from '@vitrine/core/addresses/address.ts';
import { explainSteps } from '@vitrine/core/cart/price-steps.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { wordPhrase } from '@vitrine/core/messages/word-phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import type { Order, OrderListing } from '@vitrine/core/orders/order.ts';
import type { Refund } from '@vitrine/core/orders/refund.ts';
import { itemsToSend } from '@vitrine/core/orders/shipment.ts';
import {
  authorisedOf,
  isUncertain,
  openAmount,
  orderPaymentState,
  owedAmount,
  refundableOf,
  sumPayments,
} from '@vitrine/core/payments/order-payment.ts';
import { isPaymentOpen } from '@vitrine/core/payments/payment-states.ts';
import { pickupLines } from '@vitrine/core/shipping/pickup-lines.ts';
import type { Context } from '../../context.ts';
import { findAssets } from '../media/index.ts';
import {
  describePayments,
  isPaidByHand,
  isTestNow,
  listDisputes,
  listRefunds,
  listSavedOfBuyer,
  mayPayFor,
  methodsOfWebsite,
  type PaymentRow,
  type RefundRow,
  readPaymentsOf,
} from '../payments/index.ts';
import { maySendUnpaid } from './may-send-unpaid.ts';
import { readTagsOf } from './order-tags.store.ts';
import { type OrderRow, readOrder } from './orders.store.ts';
import { partsOf } from './refund-parts-of.ts';
import { listShipments, shipmentOf, valid } from './shipments.store.ts';
import { listTimeline } from './timeline.store.ts';

/** An order as the studio shows it, in the reader’s language; null if there is none. */
export async function orderView(
  context: Context,
  { orderId, language: reader }: { readonly orderId: Id; readonly language: string },
): Promise<Order | null> {
  const { database, website } = context;
  const row = await readOrder(database, website.id, orderId);
  if (row === null) return null;
  const [found, refunds, disputes, timeline, shipments, tags, assets] = await Promise.all([
    readPaymentsOf(database, website.id, [orderId]),
    listRefunds(database, website.id, orderId),
    listDisputes(database, website.id, orderId),
    listTimeline(database, website.id, orderId),
    listShipments(database, website.id, orderId),
    readTagsOf(database, website.id, [orderId]),
    findAssets(
      context,
      row.lines.flatMap(line => line.imageId ?? []),
    ),
  ]);
  const payments = found.get(orderId) ?? [];
  const chargeable = await chargeableOf(context, row, payments);
  const names = await describePayments(context, payments, reader);
  const { paid, awaited, refundable, returned } = sumPayments(payments);
  const toSend = row.is_without_effect
    ? []
    : itemsToSend({ lines: row.lines, refunds, shipments: valid(shipments) });
  const sendsUnpaid = toSend.length > 0 && (await maySendUnpaid(context, row, payments));
  const { language } = website.settings;
  const money = (amount: number) => formatMoney({ amount, currency: row.currency }, language);
  return {
    ...listingOf(row, { payments, tags: tags.get(orderId) ?? [] }),
    lines: row.lines,
    totals: row.totals,
    explanation: explainSteps(row.totals.steps, money, reader),
    language: row.language || language,
    address: row.address,
    addressLines: addressLines(row.address, language),
    billingAddress: row.billing_address,
    billingLines: row.billing_address === null ? [] : addressLines(row.billing_address, language),
    requiresShipping: row.requires_shipping,
    shippingName: row.shipping_name,
    delivery: row.delivery,
    pickupLines: row.delivery.pickup === null ? [] : pickupLines(row.delivery.pickup, language),
    vatId: row.vat_id,
    note: row.note,
    terms: row.terms,
    payments: payments.map(payment => ({
      id: payment.id,
      method: payment.method,
      isByHand: isPaidByHand(payment.method),
      name: names.get(payment.id) ?? '',
      state: payment.state,
      amount: payment.amount,
      captured: payment.captured,
      capturing: payment.capturing,
      authorised: authorisedOf(payment),
      authorisedUntil: payment.authorised_until?.toISOString() ?? null,
      isVoidWanted: payment.is_void_wanted,
      refunded: payment.refunded,
      promised: payment.asked + payment.due,
      refundable: refundableOf(payment),
      createdAt: payment.created_at.toISOString(),
      capturedAt: payment.captured_at?.toISOString() ?? null,
      declineReason: payment.decline_reason,
    })),
    paid,
    // A payment that was begun may be for what is awaited by hand.
    awaited: Math.min(awaited, Math.max(0, owedAmount(payments, row.total))),
    chargeable,
    refunds: refunds.map(refund => refundOf(row, refund)),
    disputes: disputes.map(dispute => ({
      id: dispute.id,
      paymentId: dispute.payment_id,
      amount: dispute.amount,
      state: dispute.state,
      reason: dispute.reason,
      answerBy: dispute.answer_by?.toISOString() ?? null,
      openedAt: dispute.opened_at.toISOString(),
      closedAt: dispute.closed_at?.toISOString() ?? null,
    })),
    refundable,
    returned,
    shipments: shipments.map(shipmentOf),
    toSend,
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    timeline: timeline.map(({ id, at, kind, text, phrase, actor }) => ({
      id,
      at: at.toISOString(),
      kind,
      text: phrase === null ? text : wordPhrase(phrase, reader),
      actor,
    })),
    assets: [...assets.values()],
    actions: [
      ...actionsOf(row, payments, refunds),
      ...(chargeable === null ? [] : (['charge'] as const)),
      ...(sendsUnpaid ? (['fulfilUnpaid'] as const) : []),
    ],
  };
}

interface BesideOrder {
  readonly payments: readonly PaymentRow[];
  readonly tags: readonly string[];
}

export function listingOf(row: OrderRow, { payments, tags }: BesideOrder): OrderListing {
  const { refunded, asked, due } = sumPayments(payments);
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    paymentState: orderPaymentState(payments, row.total),
    fulfilmentState: row.fulfilment_state,
    email: row.email,
    name: row.address.name,
    currency: row.currency,
    total: row.total,
    quantity: row.quantity,
    refunded,
    promised: asked + due,
    tags: [...tags],
    isTest: payments.some(({ is_test }) => is_test),
    isWithoutEffect: row.is_without_effect,
    channel: row.channel,
    createdAt: row.created_at.toISOString(),
    placedAt: row.placed_at?.toISOString() ?? null,
  };
}

/** The amount that may be charged without the buyer (rule PAYMENT-25); none while the buyer is on a payment page. */
async function chargeableOf(
  context: Context,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<Order['chargeable']> {
  const { database, website } = context;
  const amount = openAmount(payments, order.total);
  const isOver = order.state === 'pending' || order.state === 'cancelled';
  if (amount === 0 || isOver || payments.some(({ state }) => isPaymentOpen(state))) return null;
  const savedMethods = await listSavedOfBuyer(database, website.id, {
    siteUserIds: payments.flatMap(({ site_user_id }) => site_user_id ?? []),
    email: order.email.toLowerCase(),
  });
  const methods = await methodsOfWebsite(context);
  const tests = new Set(methods.filter(isTestNow).map(({ method }) => method.id));
  const payable = savedMethods.filter(({ method }) => mayPayFor(context, order, tests.has(method)));
  if (payable.length === 0) return null;
  return { amount, savedMethods: payable.map(({ id, label }) => ({ id, label })) };
}

/** No service is being asked about it at the moment. */
function isAtRest({ capturing, is_void_wanted }: PaymentRow): boolean {
  return capturing === 0 && !is_void_wanted;
}

function refundOf(order: OrderRow, row: RefundRow): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    amount: row.amount,
    state: row.state,
    lines: row.lines,
    ...partsOf(order, row),
    isRestocked: row.is_restocked,
    reason: row.reason,
    reference: row.reference,
    askedAt: row.asked_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
  };
}

function actionsOf(
  order: OrderRow,
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
): Order['actions'] {
  const actions: Order['actions'] = [];
  const { refundable } = sumPayments(payments);
  const isByHand = (state: PaymentRow['state']) =>
    payments.some(payment => payment.state === state && isPaidByHand(payment.method));
  const isPaid = orderPaymentState(payments, order.total) === 'captured';
  if (order.state === 'placed' && isPaid && !order.is_without_effect) actions.push('fulfil');
  if (order.state === 'held') actions.push('release');
  const isHeld = payments.some(payment => authorisedOf(payment) > 0 && isAtRest(payment));
  if (isHeld && order.state !== 'pending' && order.state !== 'cancelled') actions.push('capture', 'void');
  if (order.state === 'placed' && isByHand('awaited')) actions.push('markPaid');
  if (order.state === 'completed' && refundable > 0) actions.push('refund');
  if (order.state !== 'pending' && order.state !== 'cancelled' && refundable > 0) actions.push('refundPart');
  if (order.state === 'cancelled' && isByHand('abandoned')) actions.push('noteLatePayment');
  if (refunds.some(refund => refund.state === 'due')) actions.push('markRefunded');
  if (canEdit(order, payments)) actions.push('edit');
  const isSent = order.fulfilment_state === 'partly' || order.fulfilment_state === 'fulfilled';
  if (['pending', 'placed', 'held'].includes(order.state) && !isSent) actions.push('cancel');
  return actions;
}

/** Other reasons are told when it is tried (rule ORDEREDIT-1). */
function canEdit(
  { state, fulfilment_state, subscription_id, lines, is_without_effect }: OrderRow,
  payments: readonly PaymentRow[],
): boolean {
  const isGift = lines.every(({ choices }) => choices.donation !== undefined);
  return (
    (state === 'placed' || state === 'held') &&
    fulfilment_state !== 'fulfilled' &&
    subscription_id === null &&
    !is_without_effect &&
    !isGift &&
    !payments.some(isUncertain)
  );
}
