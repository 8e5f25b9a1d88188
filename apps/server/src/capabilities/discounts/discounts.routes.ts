import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { discountCalls as calls } from '@vitrine/core/discounts/discounts.calls.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { type BoundCall, bindCall } from '../../http/bind-call.ts';
import {
  createDiscount,
  duplicateDiscount,
  pauseDiscount,
  updateDiscountSettings,
} from './change-discount.ts';
import { restoreDiscount, trashDiscount } from './delete-discount.ts';
import { discountView } from './discount-view.ts';
import { listDiscountRows, readDiscount } from './discounts.store.ts';
import { listUseRows } from './uses.store.ts';

export const discountRoutes: readonly BoundCall[] = [
  bindCall(calls.list, async (context, { query }) => {
    const { clock, database, website } = context;
    const now = clock.now();
    const page = await listDiscountRows(database, website.id, { ...query, now });
    if (!page.ok) return page;
    const { rows, total, next, previous } = page.value;
    const discounts = rows.map(row => discountView(row, now));
    return succeed({ discounts, total, next, previous, currency: website.settings.store.currency });
  }),
  bindCall(calls.get, async (context, { params }) => {
    const { clock, database, website } = context;
    const row = await readDiscount(database, website.id, params.discountId);
    if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
    return reply(context, succeed(discountView(row, clock.now())));
  }),
  bindCall(calls.create, async (context, { body }) => reply(context, await createDiscount(context, body))),
  bindCall(calls.update, async (context, { params, body }) =>
    reply(context, await updateDiscountSettings(context, { ...body, id: params.discountId })),
  ),
  bindCall(calls.pause, async (context, { params, body }) =>
    reply(context, await pauseDiscount(context, { ...body, id: params.discountId })),
  ),
  bindCall(calls.duplicate, async (context, { params }) =>
    reply(context, await duplicateDiscount(context, params.discountId)),
  ),
  bindCall(calls.remove, (context, { params }) => trashDiscount(context, params.discountId)),
  bindCall(calls.restore, async (context, { params }) =>
    reply(context, await restoreDiscount(context, params.discountId)),
  ),
  bindCall(calls.uses, async ({ database, website }, { params, query }) => {
    const row = await readDiscount(database, website.id, params.discountId);
    if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
    const page = await listUseRows(database, website.id, { ...params, ...query });
    if (!page.ok) return page;
    const { rows, next, previous } = page.value;
    const uses = rows.map(({ order_id, email, amount, used_at }) => ({
      orderId: order_id,
      email,
      amount: Number(amount),
      at: used_at.toISOString(),
    }));
    return succeed({ uses, next, previous });
  }),
];

function reply(
  { website }: Context,
  result: Result<Discount>,
): Result<{ discount: Discount; currency: string }> {
  if (!result.ok) return result;
  return succeed({ discount: result.value, currency: website.settings.store.currency });
}
