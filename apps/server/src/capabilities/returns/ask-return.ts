import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ReturnedLine } from '@vitrine/core/returns/return.ts';
import { returnErrors } from '@vitrine/core/returns/returns.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockOrder, noteOnOrder } from '../orders/index.ts';
import { mailAsked, mailRegistered } from './mail-return.ts';
import { nameOfReturn } from './return-view.ts';
import { returnableOf } from './returnable.ts';
import { insertReturn, readReturn } from './returns.store.ts';
import { reasonsOf } from './returns-page.ts';

export interface AskedReturn {
  readonly orderId: Id;
  /** Created with the form: the same form posted twice is one return. */
  readonly returnId: Id;
  readonly lines: readonly (ReturnedLine & { readonly reason: string })[];
  readonly comment: string;
  /** Registered by staff, who know of it; their buyer is told or not (rule RETURN-12). */
  readonly byStaff?: { readonly isBuyerTold: boolean };
}

/** Asks the shop to take items back; the order is locked, so that no item is asked for twice (rules RETURN-1, RETURN-2). */
export function askReturn(context: Context, asked: AskedReturn): Promise<Result<null>> {
  const { clock, website } = context;
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, website.id, asked.orderId);
    if (order === null) return fail(callErrors.notFound);
    const before = await readReturn(transaction, website.id, asked.returnId);
    if (before !== null) return before.order_id === order.id ? succeed(null) : fail(callErrors.notFound);
    if (asked.lines.length === 0) return fail(returnErrors.nothing);
    const reasons = reasonsOf(inside);
    if (asked.lines.some(({ reason }) => !reasons.includes(reason))) return fail(returnErrors.unknownReason);
    const { items, returns } = await returnableOf(inside, order);
    if (items.size === 0) return fail(returnErrors.closed);
    for (const { lineId, quantity } of asked.lines) {
      const left = items.get(lineId) ?? 0;
      const title = order.lines.find(({ id }) => id === lineId)?.title ?? '';
      if (quantity > left) return fail(returnErrors.tooMany, { title, left });
    }
    const row = {
      id: asked.returnId,
      order_id: order.id,
      serial: returns.length + 1,
      comment: asked.comment,
      lines: asked.lines.map(({ lineId, quantity, reason }) => ({
        ...{ lineId, reason, asked: quantity },
        ...{ accepted: null, received: null, isRestocked: false },
      })),
    };
    await insertReturn(transaction, website.id, { ...row, now: clock.now() });
    await noteOnOrder(inside, { orderId: order.id, kind: 'returnAsked', text: nameOfReturn(order, row) });
    if (asked.byStaff === undefined) await mailAsked(inside, order, row);
    else {
      if (asked.byStaff.isBuyerTold) await mailRegistered(inside, order, row);
      await recordAct(inside, 'return.registered', { orderId: order.id, returnId: row.id });
    }
    return succeed(null);
  });
}
