import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { formatMoney } from '@vitrine/core/money/format-money.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { type RefundedLine, refundedPieces } from '@vitrine/core/orders/part-refund.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { restock } from '../inventory/index.ts';
import { methodOf, promisePart } from '../payments/index.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { mailRefundPart } from './mail-about-order.ts';
import { insertRefund, listRefunds, type RefundRow, readRefund } from './order-refunds.store.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';
import { carryOut } from './refunds.jobs.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface PartToRefund {
  readonly orderId: Id;
  readonly refundId: Id;
  readonly amount: number;
  readonly lines: readonly RefundedLine[];
  readonly isRestocked: boolean;
  readonly reason: string;
  readonly isBuyerTold: boolean;
}

/**
 * Gives part of what was paid back, as often as something is left (rules ORDER-16 to ORDER-18). What is promised is
 * written down first; the payment service is asked afterwards, outside of the transaction, and by a job when this
 * process ends meanwhile. Where no service can, the part is due by hand.
 */
export async function refundPart(context: Context, part: PartToRefund): Promise<Result<null>> {
  const promised = await transactionOf<Result<RefundRow>>(context.database, transaction =>
    promise(within(context, transaction), part),
  );
  if (!promised.ok) return promised;
  if (promised.value.state === 'asked') await carryOutRefund(context, promised.value.id);
  return succeed(null);
}

async function promise(context: Context, part: PartToRefund): Promise<Result<RefundRow>> {
  const { clock, database, jobs, website } = context;
  const order = await lockOrder(database, website.id, part.orderId);
  if (order === null) return fail(callErrors.notFound);
  const before = await readRefund(database, website.id, part.refundId);
  if (before !== null) return before.order_id === order.id ? succeed(before) : fail(callErrors.notFound);
  if (order.state === 'pending' || order.state === 'cancelled')
    return fail(orderErrors.forbiddenMove, { state: order.state, wanted: 'partly refunded' });
  const fault = tooMany(order, part.lines, await listRefunds(database, website.id, order.id));
  if (fault) return fail(orderErrors.tooManyBack, fault);
  const promised = await promisePart(context, { paymentId: order.payment_id, amount: part.amount });
  if (!promised.ok) return promised;
  const isByHand = methodOf(promised.value.method).refund === undefined;
  const row: RefundRow = {
    id: part.refundId,
    order_id: order.id,
    amount: part.amount,
    state: isByHand ? 'due' : 'asked',
    lines: [...part.lines],
    // An order that is held has taken nothing out of the stock.
    is_restocked: part.isRestocked && order.state !== 'held',
    reason: part.reason,
    is_buyer_told: part.isBuyerTold,
    asked_at: clock.now(),
    done_at: null,
  };
  await insertRefund(database, website.id, row);
  if (row.is_restocked) await putBack(context, order, part.lines);
  if (isByHand) await saveDue(context, order, row);
  else await jobs.enqueue(database, carryOut, { websiteId: website.id, data: { refundId: row.id } });
  return succeed(row);
}

function tooMany(
  order: OrderRow,
  lines: readonly RefundedLine[],
  before: readonly RefundRow[],
): { title: string; left: number } | null {
  const back = refundedPieces([...before, { lines: [...lines] }]);
  const earlier = refundedPieces(before);
  for (const [variantId, quantity] of back) {
    const line = order.lines.find(one => one.variantId === variantId);
    const bought = line?.quantity ?? 0;
    if (quantity > bought)
      return { title: line?.title ?? variantId, left: bought - (earlier.get(variantId) ?? 0) };
  }
  return null;
}

async function putBack(context: Context, order: OrderRow, lines: readonly RefundedLine[]): Promise<void> {
  const items = lines.filter(({ variantId }) =>
    order.lines.some(line => line.variantId === variantId && line.productType !== productTypes.digital),
  );
  if (items.length === 0) return;
  await restock(context, { items, orderId: order.id });
}

async function saveDue(context: Context, order: OrderRow, refund: RefundRow): Promise<void> {
  const { language } = context.website.settings;
  const amount = formatMoney({ amount: refund.amount, currency: order.currency }, language);
  const text = `${amount} has to be given back by hand.`;
  await noteOnOrder(context, { orderId: order.id, kind: 'refundNeeded', text });
  if (refund.is_buyer_told) await mailRefundPart(context, order, { refund, isGiven: false });
}
