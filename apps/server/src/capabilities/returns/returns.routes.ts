import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import { returnCalls as calls } from '@vitrine/core/returns/returns.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { askReturn } from './ask-return.ts';
import { acceptReturn, closeReturn, declineReturn, receiveReturn, refundReturn } from './decide-return.ts';
import { listReturns } from './list-returns.store.ts';
import { viewReturns } from './return-view.ts';
import { returnableOf } from './returnable.ts';
import { countOpenReturns, readReturn } from './returns.store.ts';
import { reasonsOf } from './returns-page.ts';

export const returnRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { database, website } = context;
    const found = await listReturns(database, website.id, query);
    if (!found.ok) return found;
    const { rows, ...page } = found.value;
    return succeed({
      returns: await viewReturns(context, rows),
      hasMore: page.next !== null,
      ...page,
      open: await countOpenReturns(database, website.id),
    });
  }),
  bindCall(calls.ofOrder, async (context, { params: { orderId } }) => {
    const { database, website } = context;
    const order = await readOrder(database, website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    const { items, returns } = await returnableOf(context, order);
    const lines = [...items].map(([lineId, most]) => ({ lineId, most }));
    return succeed({
      returns: await viewReturns(context, returns),
      returnable: { lines, reasons: [...reasonsOf(context)] },
    });
  }),
  bindCall(calls.create, async (context, { params: { orderId }, body: { isBuyerTold, ...asked } }) => {
    const made = await askReturn(context, { orderId, ...asked, byStaff: { isBuyerTold } });
    return made.ok ? reply(context, asked.returnId) : made;
  }),
  bindCall(calls.accept, (context, { params, body }) =>
    changed(context, params.returnId, acceptReturn(context, { ...params, ...body })),
  ),
  bindCall(calls.decline, (context, { params, body }) =>
    changed(context, params.returnId, declineReturn(context, { ...params, ...body })),
  ),
  bindCall(calls.receive, (context, { params, body }) =>
    changed(context, params.returnId, receiveReturn(context, { ...params, ...body })),
  ),
  bindCall(calls.refund, (context, { params, body: { amount, isShippingIncluded } }) =>
    changed(
      context,
      params.returnId,
      refundReturn(context, {
        ...params,
        ...(amount === undefined ? {} : { amount }),
        isShippingIncluded,
      }),
    ),
  ),
  bindCall(calls.close, (context, { params, body }) =>
    changed(context, params.returnId, closeReturn(context, { ...params, ...body })),
  ),
];

/** With the return as it is afterwards. */
async function changed(
  context: Context,
  returnId: Id,
  change: Promise<Result<Id>>,
): Promise<Result<{ return: Return }>> {
  const done = await change;
  return done.ok ? reply(context, returnId) : done;
}

async function reply(context: Context, returnId: Id): Promise<Result<{ return: Return }>> {
  const row = await readReturn(context.database, context.website.id, returnId);
  const [view] = row === null ? [] : await viewReturns(context, [row]);
  return view === undefined ? fail(callErrors.notFound) : succeed({ return: view });
}
