import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { TimelineKind } from '@vitrine/core/orders/order.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import { type ReturnLine, type ReturnState, returnTransitions } from '@vitrine/core/returns/return.ts';
import { returnErrors } from '@vitrine/core/returns/returns.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { lockOrder, noteOnOrder, type OrderRow } from '../orders/index.ts';
import { nameOfReturn } from './return-view.ts';
import { type ReturnRow, readReturn, updateReturn } from './returns.store.ts';

interface Moved {
  readonly lines?: readonly ReturnLine[];
  readonly answer?: string;
}

interface Move {
  readonly returnId: Id;
  /** Only a return of this order, for its buyer. */
  readonly orderId?: Id;
  readonly to: ReturnState;
  readonly kind: TimelineKind;
  /** What else changes with it, in the same transaction. */
  readonly also: (inside: Context, order: OrderRow, row: ReturnRow) => Promise<Result<Moved>>;
}

/**
 * The only way to change a return: by its table of transitions, below the lock of its order, checked again by the
 * database (rule RETURN-4). What staff do is in the audit log.
 */
export function moveReturn(
  context: Context,
  { returnId, orderId, to, kind, also }: Move,
): Promise<Result<Id>> {
  const { actor, clock, website } = context;
  return transactionOf<Result<Id>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const found = await readReturn(transaction, website.id, returnId);
    if (found === null || (orderId !== undefined && found.order_id !== orderId))
      return fail(callErrors.notFound);
    const order = await lockOrder(transaction, website.id, found.order_id);
    const row = await readReturn(transaction, website.id, returnId);
    if (order === null || row === null) return fail(callErrors.notFound);
    if (!canMove(returnTransitions, row.state, to)) return fail(returnErrors.forbiddenMove);
    const done = await also(inside, order, row);
    if (!done.ok) return done;
    if (!(await updateReturn(transaction, website.id, { row, to, ...done.value, now: clock.now() })))
      return fail(returnErrors.forbiddenMove);
    await noteOnOrder(inside, { orderId: order.id, kind, text: nameOfReturn(order, row) });
    if (actor.kind === 'account')
      await recordAct(inside, 'return.changed', { orderId: order.id, returnId, from: row.state, to });
    return succeed(order.id);
  });
}
