import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, succeed } from '@vitrine/core/errors/result.ts';
import { manyOrdersCalls as calls } from '@vitrine/core/orders/many-orders.calls.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import { changeMany, setTags } from './change-many.ts';
import { listTags } from './order-tags.store.ts';
import { orderView } from './order-view.ts';

export const manyOrdersRoutes: readonly BoundCall[] = [
  bindCall(calls.listTags, async ({ database, website }) =>
    succeed({ tags: await listTags(database, website.id) }),
  ),
  bindCall(calls.setTags, async (context, { params, body }, { language }) => {
    const changed = await setTags(context, params.orderId, () => body.tags);
    if (!changed.ok) return changed;
    const order = await orderView(context, { ...params, language });
    return order === null ? fail(callErrors.notFound) : succeed({ order });
  }),
  bindCall(calls.changeMany, async (context, { body }, { language }) => {
    const { orderIds, ...change } = body;
    return succeed(await changeMany(context, { orderIds, change, language }));
  }),
];
