import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import {
  type FulfilmentState,
  fulfilmentTransitions,
  type OrderState,
  orderTransitions,
  stateInWords,
} from '@vitrine/core/orders/order-states.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import type { Context } from '../../context.ts';
import { giveUsesBack } from '../discounts/index.ts';
import { lockCards, withdrawCards } from '../gift-cards/index.ts';
import { returnBalances } from '../payments/index.ts';
import { completedNews } from './orders.events.ts';
import { type OrderRow, updateFulfilment, updateOrderState } from './orders.store.ts';
import { tellMemberships } from './tell-memberships.ts';

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
  context: Context,
  order: Pick<OrderRow, 'id' | 'state' | 'lines'>,
  {
    to,
    number = null,
    fulfilment = fulfilmentOf[to],
  }: { to: OrderState; number?: number | null; fulfilment?: FulfilmentState },
): Promise<Result<null>> {
  const { clock, database, jobs, website } = context;
  const isMoved =
    canMove(orderTransitions, order.state, to) &&
    (await updateOrderState(database, website.id, {
      orderId: order.id,
      from: order.state,
      to,
      fulfilment,
      number,
      now: clock.now(),
    }));
  // Before any stock is given back: discounts are locked in the same order as when it was placed (rule DISCOUNT-5).
  if (isMoved && to === 'cancelled') {
    await giveUsesBack(context, order.id);
    await lockCards(context, { orderId: order.id });
    if (order.state === 'pending') await returnBalances(context, order.id);
    else await withdrawCards(context, { orderId: order.id });
    await tellMemberships(context, order);
  }
  if (isMoved && to === 'completed')
    await jobs.enqueue(database, completedNews, { websiteId: website.id, data: { orderId: order.id } });
  return isMoved
    ? succeed(null)
    : fail(orderErrors.forbiddenMove, { state: stateInWords(order.state), wanted: stateInWords(to) });
}

/** How much of an order was sent, while its own state stays; call it in a transaction, with the order locked. */
export async function moveFulfilment(
  { database, website }: Context,
  { id, state, fulfilment_state: from }: Pick<OrderRow, 'id' | 'state' | 'fulfilment_state'>,
  to: FulfilmentState,
): Promise<Result<null>> {
  if (from === to) return succeed(null);
  if (!canMove(fulfilmentTransitions, from, to))
    return fail(orderErrors.forbiddenMove, { state: stateInWords(state), wanted: stateInWords('placed') });
  await updateFulfilment(database, website.id, { orderId: id, to });
  return succeed(null);
}
