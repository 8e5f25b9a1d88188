import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Order } from '@vitrine/core/orders/order.ts';
import { orderListCalls } from '@vitrine/core/orders/order-list.calls.ts';
import { orderCalls as calls } from '@vitrine/core/orders/orders.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readPaymentsOf } from '../payments/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { capturePayment } from './capture-payment.ts';
import { changeShipment } from './change-shipment.ts';
import { countOrders } from './count-orders.store.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { markPaid } from './mark-paid.ts';
import { markRefunded } from './mark-refunded.ts';
import { noteLatePayment } from './note-late-payment.ts';
import { orderFilterOf } from './order-filter.ts';
import { listOrders } from './order-list.store.ts';
import { readTagsOf } from './order-tags.store.ts';
import { listingOf, orderView } from './order-view.ts';
import { readOrder } from './orders.store.ts';
import { refundOrder } from './refund-order.ts';
import { refundPart } from './refund-part.ts';
import { releaseOrder } from './release-order.ts';
import { setLanguage } from './set-language.ts';
import { noteOnOrder } from './timeline.store.ts';
import { undoShipment } from './undo-shipment.ts';
import { voidPayment } from './void-payment.ts';

export const orderRoutes: readonly BoundCall[] = [
  bindCall(orderListCalls.list, async (context, { query }) => {
    const { database, website } = context;
    const { limit, cursor, before, ...asked } = query;
    const filter = orderFilterOf(context, asked);
    if (!filter.ok) return filter;
    const found = await listOrders(database, website.id, { ...filter.value, limit, cursor, before });
    if (!found.ok) return found;
    const { rows, ...page } = found.value;
    const ids = rows.map(({ id }) => id);
    const payments = await readPaymentsOf(database, website.id, ids);
    const tags = await readTagsOf(database, website.id, ids);
    const orders = rows.map(row =>
      listingOf(row, { payments: payments.get(row.id) ?? [], tags: tags.get(row.id) ?? [] }),
    );
    const counted = await countOrders(database, website.id);
    return succeed({ orders, hasMore: page.next !== null, ...page, ...counted });
  }),
  bindCall(calls.get, (context, { params }, { language }) => view({ context, language }, params.orderId)),
  bindCall(calls.fulfil, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => fulfilOrder(context, { ...params, ...body })),
  ),
  bindCall(calls.changeShipment, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => changeShipment(context, { ...params, ...body })),
  ),
  bindCall(calls.undoShipment, (context, { params }, { language }) =>
    after({ context, language }, params.orderId, () => undoShipment(context, params)),
  ),
  bindCall(calls.cancel, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => cancelOrder(context, { ...params, ...body })),
  ),
  bindCall(calls.markPaid, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => markPaid(context, { ...params, ...body })),
  ),
  bindCall(calls.noteLatePayment, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => noteLatePayment(context, { ...params, ...body })),
  ),
  bindCall(calls.capture, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => capturePayment(context, { ...params, ...body })),
  ),
  bindCall(calls.void, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => voidPayment(context, { ...params, ...body })),
  ),
  bindCall(calls.refund, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => refundOrder(context, { ...params, ...body })),
  ),
  bindCall(calls.refundPart, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => refundPart(context, { ...params, ...body })),
  ),
  bindCall(calls.markRefunded, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => markRefunded(context, { ...params, ...body })),
  ),
  bindCall(calls.release, (context, { params }, { language }) =>
    after({ context, language }, params.orderId, () => releaseOrder(context, params.orderId)),
  ),
  bindCall(calls.setLanguage, (context, { params, body }, { language }) =>
    after({ context, language }, params.orderId, () => setLanguage(context, { ...params, ...body })),
  ),
  bindCall(calls.addNote, async (context, { params, body }, { language }) => {
    const order = await readOrder(context.database, context.website.id, params.orderId);
    if (order === null) return fail(callErrors.notFound);
    await noteOnOrder(context, { ...params, kind: 'note', text: body.text });
    return view({ context, language }, params.orderId);
  }),
];

/** The reader of a reply about an order, and their language. */
interface Reader {
  readonly context: Context;
  readonly language: string;
}

async function after(reader: Reader, orderId: Id, act: () => Promise<Result<null>>) {
  const done = await act();
  return done.ok ? view(reader, orderId) : done;
}

async function view({ context, language }: Reader, orderId: Id): Promise<Result<{ order: Order }>> {
  const order = await orderView(context, { orderId, language });
  return order === null ? fail(callErrors.notFound) : succeed({ order });
}
