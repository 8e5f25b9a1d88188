import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { paidFor, type RefundedLine, refundedPieces } from '@vitrine/core/orders/refund.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { withdrawCards } from '../gift-cards/index.ts';
import { restock } from '../inventory/index.ts';
import { listRefunds, promiseRefunds, type RefundRow, readRefund } from '../payments/index.ts';
import { carryOutRefunds } from './carry-out-refund.ts';
import { completeSent } from './complete-sent.ts';
import { followPayments } from './follow-payments.ts';
import { mailRefundPart } from './mail-about-order.ts';
import { carryOut } from './money.jobs.ts';
import { itemsOf } from './order-items.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { partsFor, shippingLeft } from './refund-parts-of.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface PartToRefund {
  readonly orderId: Id;
  readonly refundId: Id;
  readonly amount: number;
  /** The payment to refund; the newest first if not given. */
  readonly paymentId?: Id | undefined;
  readonly lines: readonly RefundedLine[];
  /** The part of the amount that is for shipping. */
  readonly shipping: number;
  readonly isRestocked: boolean;
  readonly reason: string;
  readonly isBuyerTold: boolean;
}

/**
 * Refunds part of what was paid, as often as something is left (rules ORDER-16 to ORDER-18). The promised refund
 * is stored first; the payment service is called afterwards, outside of the transaction, or by a job if this
 * process ends in the meantime. If no service can, the part is due manually.
 */
export async function refundPart(context: Context, part: PartToRefund): Promise<Result<null>> {
  const promised = await transactionOf<Result<null>>(context.database, transaction =>
    promiseRefundPart(within(context, transaction), part),
  );
  if (promised.ok) await carryOutRefunds(context, part.orderId);
  return promised;
}

/** Without calling a service: call it in a transaction, then `carryOutRefunds` after the commit. */
export async function promiseRefundPart(context: Context, part: PartToRefund): Promise<Result<null>> {
  const { database, jobs, website } = context;
  const order = await lockOrder(database, website.id, part.orderId);
  if (order === null) return fail(callErrors.notFound);
  const before = await readRefund(database, website.id, part.refundId);
  if (before !== null) return before.order_id === order.id ? succeed(null) : fail(callErrors.notFound);
  if (order.state === 'pending' || order.state === 'cancelled')
    return fail(orderErrors.forbiddenMove, {
      state: stateInWords(order.state),
      wanted: phrase('parts.orderPartlyRefunded'),
    });
  const refunds = await listRefunds(database, website.id, order.id);
  const earlier = refundedPieces(refunds);
  const pieces = refundedPieces([part]);
  const problem = tooMany(order, pieces, earlier);
  if (problem) return fail(orderErrors.tooManyBack, problem);
  const unrefunded = shippingLeft(order, refunds);
  if (part.shipping > unrefunded) {
    const left = formatMoney({ amount: unrefunded, currency: order.currency }, website.settings.language);
    return fail(orderErrors.tooMuchShipping, { left });
  }
  // A held order has taken no stock, and one without effect never does.
  const isRestocked = part.isRestocked && order.state !== 'held' && !order.is_without_effect;
  const lines = [...pieces].map(([lineId, quantity]) => ({
    lineId,
    quantity,
    amount: paidFor(order, { quantityOf: ({ id }) => (id === lineId ? quantity : 0), earlier }),
  }));
  const promised = await promiseRefunds(context, {
    orderId: order.id,
    id: part.refundId,
    amount: part.amount,
    paymentId: part.paymentId ?? null,
    lines,
    partsOf: partsFor(order, { lines, shipping: part.shipping }),
    is_restocked: isRestocked,
    reason: part.reason,
    is_buyer_told: part.isBuyerTold,
  });
  if (!promised.ok) return promised;
  if (isRestocked) await putBack(context, order, pieces);
  for (const [lineId, count] of pieces) await withdrawCards(context, { orderId: order.id, lineId, count });
  await followPayments(context, order);
  for (const row of promised.value) {
    if (row.state === 'due') await saveDue(context, order, row);
    else await jobs.enqueue(database, carryOut, { websiteId: website.id, data: { refundId: row.id } });
  }
  await completeSent(context, order);
  return succeed(null);
}

function tooMany(
  order: OrderRow,
  pieces: ReadonlyMap<Id, number>,
  earlier: ReadonlyMap<Id, number>,
): { title: string; left: number } | null {
  for (const [lineId, quantity] of pieces) {
    const line = order.lines.find(one => one.id === lineId);
    const left = (line?.quantity ?? 0) - (earlier.get(lineId) ?? 0);
    if (quantity > left) return { title: line?.title ?? lineId, left };
  }
  return null;
}

async function putBack(context: Context, order: OrderRow, pieces: ReadonlyMap<Id, number>): Promise<void> {
  const back = order.lines.flatMap(line => {
    const quantity = pieces.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const items = itemsOf({ ...order, lines: back });
  if (items.length > 0) await restock(context, { items, orderId: order.id });
}

async function saveDue(context: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const { language } = context.website.settings;
  const amount = formatMoney({ amount: refund.amount, currency: order.currency }, language);
  await noteOnOrder(context, {
    orderId: order.id,
    kind: 'refundNeeded',
    phrase: phrase('parts.refundByHand', { amount }),
  });
  if (refund.is_buyer_told) await mailRefundPart(context, order, { refund, isGiven: false });
}
