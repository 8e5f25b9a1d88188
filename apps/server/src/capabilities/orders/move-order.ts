import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import {
  type FulfilmentState,
  type OrderState,
  orderTransitions,
  stateInWords,
} from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { statesBefore } from '@vitrine/core/orders/transitions.ts';
import type { Context } from '../../context.ts';
import { type OrderRow, updateOrderState } from './orders.store.ts';

const fulfilmentOf: Readonly<Record<OrderState, FulfilmentState>> = {
  pending: 'open',
  placed: 'open',
  held: 'open',
  completed: 'fulfilled',
  cancelled: 'cancelled',
};

/**
 * The only way to change an order's state: by the table of transitions, checked again by the database when it
 * changes (rules ORDER-1 and ORDER-2). Call it in a transaction.
 */
export async function moveOrder(
  { clock, database, website }: Context,
  order: Pick<OrderRow, 'id' | 'state'>,
  {
    to,
    number = null,
    tracking = null,
  }: { to: OrderState; number?: number | null; tracking?: OrderRow['tracking'] },
): Promise<Result<null>> {
  const isMoved = await updateOrderState(database, website.id, {
    orderId: order.id,
    from: statesBefore(orderTransitions, to),
    to,
    fulfilment: fulfilmentOf[to],
    number,
    tracking,
    now: clock.now(),
  });
  return isMoved
    ? succeed(null)
    : fail(orderErrors.forbiddenMove, { state: stateInWords(order.state), wanted: stateInWords(to) });
}
