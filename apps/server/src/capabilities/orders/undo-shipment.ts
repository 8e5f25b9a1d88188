import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { shipmentInWords } from './fulfil-order.ts';
import { moveFulfilment, moveOrder } from './move-order.ts';
import { lockOrder } from './orders.store.ts';
import { listShipments, markUndone, valid } from './shipments.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** A shipment recorded by mistake: its items are to be sent again. Undoing it twice changes nothing (ORDER-32). */
export async function undoShipment(
  context: Context,
  { orderId, shipmentId }: { readonly orderId: Id; readonly shipmentId: Id },
): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { clock, website } = context;
    const order = await lockOrder(transaction, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const shipments = await listShipments(transaction, website.id, orderId);
    const undone = shipments.find(({ id }) => id === shipmentId);
    if (undone === undefined) return fail(callErrors.notFound);
    if (undone.undone_at !== null) return succeed(null);
    await markUndone(transaction, website.id, { id: shipmentId, now: clock.now() });
    const fulfilment = valid(shipments).length > 1 ? 'partly' : 'open';
    const moved =
      order.state === 'placed'
        ? await moveFulfilment(inside, order, fulfilment)
        : await moveOrder(inside, order, { to: 'placed', fulfilment });
    if (!moved.ok) return moved;
    await noteOnOrder(inside, { orderId, kind: 'shipmentUndone', text: shipmentInWords(order, undone) });
    return succeed(null);
  });
}
