import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Return } from '@vitrine/core/returns/return.ts';
import { returnCalls as calls } from '@vitrine/core/returns/returns.calls.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { readOrder } from '../orders/index.ts';
import { acceptReturn, closeReturn, declineReturn, receiveReturn, refundReturn } from './decide-return.ts';
import { viewReturns } from './return-view.ts';
import { countOpenReturns, listReturns, listReturnsOf, readReturn } from './returns.store.ts';

export const returnRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query: { state = null, before = null, limit } }) => {
    const { database, website } = context;
    const rows = await listReturns(database, website.id, { state, before, limit });
    return succeed({
      returns: await viewReturns(context, rows.slice(0, limit)),
      hasMore: rows.length > limit,
      open: await countOpenReturns(database, website.id),
    });
  }),
  bindCall(calls.ofOrder, async (context, { params: { orderId } }) => {
    const { database, website } = context;
    if ((await readOrder(database, website.id, orderId)) === null) return fail(callErrors.notFound);
    const rows = await listReturnsOf(database, website.id, orderId);
    return succeed({ returns: await viewReturns(context, rows) });
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
  if (!done.ok) return done;
  const row = await readReturn(context.database, context.website.id, returnId);
  const [view] = row === null ? [] : await viewReturns(context, [row]);
  return view === undefined ? fail(callErrors.notFound) : succeed({ return: view });
}
