import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { orderErrors } from '@vitrine/core/orders/orders.errors.ts';
import { orderPaymentState } from '@vitrine/core/payments/order-payment.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { mailFulfilled } from './mail-about-order.ts';
import { moveOrder } from './move-order.ts';
import { orderFulfilled } from './orders.events.ts';
import { lockOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

export interface Fulfilment {
  readonly orderId: Id;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingAddress: string;
  readonly isBuyerTold: boolean;
}

/** Marks a paid order as sent, once; the buyer is informed with the tracking (rule ORDER-7). */
export async function fulfilOrder(context: Context, given: Fulfilment): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const { website, events } = context;
    const order = await lockOrder(transaction, website.id, given.orderId);
    if (order === null) return fail(callErrors.notFound);
    const payments = (await readPaymentsOf(transaction, website.id, [order.id])).get(order.id) ?? [];
    if (order.state === 'placed' && orderPaymentState(payments, order.total) !== 'captured')
      return fail(orderErrors.notPaid);
    const { carrier, trackingNumber: number, trackingAddress: address } = given;
    const tracking = [carrier, number, address].some(text => text !== '')
      ? { carrier, number, address }
      : null;
    const moved = await moveOrder(inside, order, { to: 'completed', tracking });
    if (!moved.ok) return moved;
    const text = [carrier, number].filter(Boolean).join(' ');
    await noteOnOrder(inside, { orderId: order.id, kind: 'fulfilled', text });
    if (given.isBuyerTold) await mailFulfilled(inside, { ...order, state: 'completed', tracking });
    events.tell(inside, orderFulfilled, { orderId: order.id });
    return succeed(null);
  });
}
