import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Refusal, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { itemsToSend, joinItems, type Parcel, type ShippedLine } from '@vitrine/core/orders/shipment.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { listRefunds, type PaymentRow, readPaymentsOf } from '../payments/index.ts';
import { piecesInWords } from './emails/order-mail.ts';
import { mailFulfilled } from './mail-about-order.ts';
import { maySendUnpaid } from './may-send-unpaid.ts';
import { moveFulfilment, moveOrder } from './move-order.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { insertShipment, listShipments, readShipment, type ShipmentRow, valid } from './shipments.store.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface Fulfilment extends Parcel {
  readonly orderId: Id;
  /** A shipment with this id exists already if the request was sent before. */
  readonly shipmentId?: Id | undefined;
  /** None: everything that is still to be sent. */
  readonly lines: readonly ShippedLine[];
  readonly isBuyerTold: boolean;
  /** Staff confirmed that it is sent before it is paid. */
  readonly isUnpaidAccepted?: boolean;
}

/**
 * Records a shipment, never of more than is still to be sent; with the last one a paid order is completed (rules ORDER-7
 * and ORDER-31), and one that is paid later once it is paid (rule ORDER-50).
 */
export async function fulfilOrder(context: Context, given: Fulfilment): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = context;
    const order = await lockOrder(transaction, website.id, given.orderId);
    if (order === null) return fail(callErrors.notFound);
    const { shipmentId = newId() } = given;
    const before = await readShipment(transaction, website.id, shipmentId);
    if (before !== null) return before.order_id === order.id ? succeed(null) : fail(callErrors.notFound);
    const payments = (await readPaymentsOf(transaction, website.id, [order.id])).get(order.id) ?? [];
    const isPaid = orderPaymentState(payments, order.total) === 'captured';
    const refused = await refusalOf(inside, { order, payments, isPaid, given });
    if (refused !== null) return refused;
    const shipments = valid(await listShipments(transaction, website.id, order.id));
    const refunds = await listRefunds(transaction, website.id, order.id);
    const left = itemsToSend({ lines: order.lines, refunds, shipments });
    if (!isPaid && left.length === 0) return fail(orderErrors.notPaid);
    const lines = given.lines.length === 0 ? left : joinItems(given.lines);
    const problem = tooMany(order, lines, left);
    if (problem !== null) return fail(orderErrors.tooManySent, problem);
    const shipment: ShipmentRow = {
      id: shipmentId,
      order_id: order.id,
      lines,
      carrier: given.carrier,
      tracking_number: given.trackingNumber,
      tracking_address: given.trackingAddress,
      note: given.note,
      sent_at: clock.now(),
      undone_at: null,
    };
    if (lines.length > 0) await insertShipment(transaction, website.id, shipment);
    const still = itemsToSend({ lines: order.lines, refunds, shipments: [...shipments, shipment] });
    const isLast = still.length === 0;
    const moved =
      isLast && isPaid
        ? await moveOrder(inside, order, { to: 'completed' })
        : await moveFulfilment(inside, order, isLast ? 'fulfilled' : 'partly');
    if (!moved.ok) return moved;
    await noteOnOrder(inside, {
      orderId: order.id,
      kind: isLast ? 'fulfilled' : 'fulfilledPart',
      text: shipmentInWords(order, shipment),
    });
    if (!isPaid) await noteOnOrder(inside, { orderId: order.id, kind: 'sentUnpaid' });
    if (given.isBuyerTold)
      await mailFulfilled(inside, order, { shipment, still, isFirst: shipments.length === 0 });
    return succeed(null);
  });
}

async function refusalOf(
  context: Context,
  {
    order,
    payments,
    isPaid,
    given,
  }: { order: OrderRow; payments: readonly PaymentRow[]; isPaid: boolean; given: Fulfilment },
): Promise<{ readonly ok: false; readonly error: Refusal } | null> {
  if (order.is_without_effect) return fail(orderErrors.test);
  if (order.state !== 'placed')
    return fail(orderErrors.forbiddenMove, {
      state: stateInWords(order.state),
      wanted: phrase('parts.orderCompleted'),
    });
  if (isPaid) return null;
  if (!(await maySendUnpaid(context, order, payments))) return fail(orderErrors.notPaid);
  return given.isUnpaidAccepted === true ? null : fail(orderErrors.unpaidNotConfirmed);
}

function tooMany(
  order: OrderRow,
  lines: readonly ShippedLine[],
  toSend: readonly ShippedLine[],
): { title: string; left: number } | null {
  for (const { lineId, quantity } of lines) {
    const left = toSend.find(one => one.lineId === lineId)?.quantity ?? 0;
    if (quantity <= left) continue;
    return { title: order.lines.find(({ id }) => id === lineId)?.title ?? lineId, left };
  }
  return null;
}

/** For the timeline: its items, and how they travel. */
export function shipmentInWords(
  order: OrderRow,
  { lines, carrier, tracking_number: number, note }: ShipmentRow,
): string {
  const items = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [piecesInWords({ ...line, quantity })] : [];
  });
  const travel = [carrier, number].filter(Boolean).join(' ');
  return [items.join(', '), travel, note].filter(Boolean).join(' · ');
}
