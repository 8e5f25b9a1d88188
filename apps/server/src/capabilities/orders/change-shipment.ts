import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import type { Parcel } from '@vitrine/core/orders/shipment.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { shipmentInWords } from './fulfil-order.ts';
import { mailTracking } from './mail-about-order.ts';
import { lockOrder } from './orders.store.ts';
import { readShipment, updateParcel } from './shipments.store.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface ShipmentChange extends Parcel {
  readonly orderId: Id;
  readonly shipmentId: Id;
  readonly isBuyerTold: boolean;
}

/** Changes how a shipment travels, at any time (rule ORDER-32). */
export async function changeShipment(context: Context, change: ShipmentChange): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { website } = context;
    const { orderId, shipmentId, carrier, trackingNumber, trackingAddress, note } = change;
    const order = await lockOrder(transaction, website.id, orderId);
    const known = await readShipment(transaction, website.id, shipmentId);
    if (order === null || known?.order_id !== order.id) return fail(callErrors.notFound);
    if (known.undone_at !== null) return fail(orderErrors.shipmentUndone);
    const shipment = {
      ...known,
      carrier,
      tracking_number: trackingNumber,
      tracking_address: trackingAddress,
      note,
    };
    await updateParcel(transaction, website.id, {
      id: shipmentId,
      carrier,
      trackingNumber,
      trackingAddress,
      note,
    });
    const text = shipmentInWords(order, shipment);
    await noteOnOrder(inside, { orderId, kind: 'shipmentChanged', text });
    if (change.isBuyerTold) await mailTracking(inside, order, shipment);
    return succeed(null);
  });
}
