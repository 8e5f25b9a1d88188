import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { stateInWords } from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { refundedPieces } from '@vitrine/core/orders/refund.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { takeStock } from '../inventory/index.ts';
import { listRefunds } from '../payments/index.ts';
import { completeSent } from './complete-sent.ts';
import { moveOrder } from './move-order.ts';
import { itemsOf } from './order-items.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/**
 * Takes the stock that was missing, without what was refunded in the meantime, and places the order; nothing changes
 * while it is still missing (ORDER-10).
 */
export async function releaseOrder(context: Context, orderId: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (order.state !== 'held')
      return fail(orderErrors.forbiddenMove, {
        state: stateInWords(order.state),
        wanted: phrase('parts.orderPlaced'),
      });
    const moved = await moveOrder(inside, order, { to: 'placed' });
    if (!moved.ok) return moved;
    const refunded = refundedPieces(await listRefunds(transaction, context.website.id, orderId));
    const lines = order.lines.map(line => ({
      ...line,
      quantity: line.quantity - (refunded.get(line.id) ?? 0),
    }));
    const taken = await takeStock(inside, { holder: order.id, items: itemsOf({ ...order, lines }), orderId });
    if (!taken.isDone) return fail(orderErrors.stillShort);
    await noteOnOrder(inside, { orderId, kind: 'released' });
    await completeSent(inside, { ...order, state: 'placed' });
    return succeed(null);
  });
}
