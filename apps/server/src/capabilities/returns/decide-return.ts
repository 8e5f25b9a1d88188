import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ReturnedLine, ReturnLine } from '@vitrine/core/returns/return.ts';
import { returnErrors } from '@vitrine/core/returns/returns.errors.ts';
import type { Context } from '../../context.ts';
import { restock } from '../inventory/index.ts';
import { carryOutRefunds, itemsOf, type OrderRow, promiseRefundPart, shippingLeft } from '../orders/index.ts';
import { listRefunds } from '../payments/index.ts';
import { mailAccepted, mailEnded, mailReceived, mailWithdrawn } from './mail-return.ts';
import { moveReturn } from './move-return.ts';
import { paidForReturn } from './return-view.ts';

/** All of it, or part (rule RETURN-5). */
export function acceptReturn(
  context: Context,
  { returnId, lines }: { returnId: Id; lines: readonly ReturnedLine[] },
): Promise<Result<Id>> {
  return moveReturn(context, {
    ...{ returnId, to: 'accepted', kind: 'returnAccepted' },
    also: async (inside, order, row) => {
      const accepted = narrowed(order, row.lines, { lines, most: line => line.asked });
      if (!accepted.ok) return accepted;
      const next = row.lines.map(line => ({ ...line, accepted: accepted.value.get(line.lineId) ?? 0 }));
      await mailAccepted(inside, order, { ...row, lines: next });
      return succeed({ lines: next });
    },
  });
}

export function declineReturn(
  context: Context,
  { returnId, answer }: { returnId: Id; answer: string },
): Promise<Result<Id>> {
  return moveReturn(context, {
    ...{ returnId, to: 'declined', kind: 'returnDeclined' },
    also: async (inside, order, row) => {
      await mailEnded(inside, order, { ...row, answer, state: 'declined' });
      return succeed({ answer });
    },
  });
}

/** Without a refund; the buyer is told why (rule RETURN-7). */
export function closeReturn(
  context: Context,
  { returnId, answer }: { returnId: Id; answer: string },
): Promise<Result<Id>> {
  return moveReturn(context, {
    ...{ returnId, to: 'closed', kind: 'returnClosed' },
    also: async (inside, order, row) => {
      await mailEnded(inside, order, { ...row, answer, state: 'closed' });
      return succeed({ answer });
    },
  });
}

/** By the buyer, before the items have arrived (rule RETURN-8). */
export function withdrawReturn(
  context: Context,
  { orderId, returnId }: { orderId: Id; returnId: Id },
): Promise<Result<Id>> {
  return moveReturn(context, {
    ...{ orderId, returnId, to: 'withdrawn', kind: 'returnWithdrawn' },
    also: async (inside, order, row) => {
      await mailWithdrawn(inside, order, row);
      return succeed({});
    },
  });
}

/** What has arrived; what can be sold again goes back into stock (rule RETURN-6). */
export function receiveReturn(
  context: Context,
  { returnId, lines }: { returnId: Id; lines: readonly (ReturnedLine & { readonly isRestocked: boolean })[] },
): Promise<Result<Id>> {
  return moveReturn(context, {
    ...{ returnId, to: 'received', kind: 'returnReceived' },
    also: async (inside, order, row) => {
      const received = narrowed(order, row.lines, { lines, most: line => line.accepted ?? 0 });
      if (!received.ok) return received;
      const next = row.lines.map(line => ({
        ...line,
        received: received.value.get(line.lineId) ?? 0,
        isRestocked: lines.some(one => one.lineId === line.lineId && one.isRestocked),
      }));
      const back = order.lines.flatMap(line => {
        const one = next.find(({ lineId }) => lineId === line.id);
        return one?.isRestocked && one.received > 0
          ? [{ ...line, madeToOrder: undefined, quantity: one.received }]
          : [];
      });
      const items = itemsOf({ ...order, lines: back });
      if (items.length > 0) await restock(inside, { items, orderId: order.id, reason: 'returned' });
      await mailReceived(inside, order, { ...row, lines: next });
      return succeed({ lines: next });
    },
  });
}

/**
 * The refund and the state of the return are written together; the service is called afterwards. The refund has the
 * id of the return, so that there is only one (rule RETURN-7).
 */
export async function refundReturn(
  context: Context,
  { returnId, amount, isShippingIncluded }: { returnId: Id; amount?: number; isShippingIncluded: boolean },
): Promise<Result<Id>> {
  const moved = await moveReturn(context, {
    ...{ returnId, to: 'refunded', kind: 'returnRefunded' },
    also: async (inside, order, row) => {
      const refunds = await listRefunds(inside.database, inside.website.id, order.id);
      const shipping = isShippingIncluded ? shippingLeft(order, refunds) : 0;
      const whole = amount ?? paidForReturn(row, { order, refunds }) + shipping;
      const promised = await promiseRefundPart(inside, {
        orderId: order.id,
        refundId: row.id,
        amount: whole,
        lines: row.lines.flatMap(({ lineId, received }) =>
          received ? [{ lineId, quantity: received }] : [],
        ),
        shipping: Math.min(shipping, whole),
        isRestocked: false,
        reason: '',
        isBuyerTold: true,
      });
      return promised.ok ? succeed({}) : promised;
    },
  });
  if (moved.ok) await carryOutRefunds(context, moved.value);
  return moved;
}

/** The chosen quantities of lines, never more than possible, and at least one item. */
function narrowed(
  order: OrderRow,
  known: readonly ReturnLine[],
  { lines, most }: { lines: readonly ReturnedLine[]; most: (line: ReturnLine) => number },
): Result<Map<Id, number>> {
  const chosen = new Map<Id, number>();
  for (const { lineId, quantity } of lines) {
    const line = known.find(one => one.lineId === lineId);
    const left = line ? most(line) : 0;
    const sum = (chosen.get(lineId) ?? 0) + quantity;
    const title = order.lines.find(({ id }) => id === lineId)?.title ?? '';
    if (sum > left) return fail(returnErrors.tooMany, { title, left });
    chosen.set(lineId, sum);
  }
  return succeed(chosen);
}
