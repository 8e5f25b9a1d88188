import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { ordersFilterSchema } from '@vitrine/core/orders/order-list.calls.ts';
import { momentIn } from '@vitrine/core/tenancy/local-time.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { OrderFilter } from './order-list.store.ts';

/** What a list and an export of orders ask the database for; days are those of the website. */
export function orderFilterOf(
  { website }: Context,
  { from, to, tag = '', ...asked }: z.output<typeof ordersFilterSchema>,
): Result<OrderFilter> {
  if (from !== undefined && to !== undefined && from > to)
    return fail(callErrors.invalid, { fields: 'to' }, { errors: { to: phrase('fields.daysReversed') } });
  const { timeZone } = website.settings;
  return succeed({
    ...asked,
    tag: tag === '' ? undefined : tag,
    since: from === undefined ? undefined : momentIn(timeZone, { day: from, hour: 0 }),
    until: to === undefined ? undefined : momentIn(timeZone, { day: to, hour: 24 }),
  });
}
