import type { ordersFilterSchema } from '@vitrine/core/orders/orders.calls.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { listRefundsDue } from '../payments/index.ts';
import type { OrderFilter } from './orders.store.ts';

/** What a list and an export of orders ask the database for. */
export async function orderFilterOf(
  { database, website }: Context,
  { search, state, isRefundDue = false, tag = '' }: z.output<typeof ordersFilterSchema>,
): Promise<Omit<OrderFilter, 'limit' | 'before'>> {
  const among = isRefundDue ? await listRefundsDue(database, website.id) : null;
  return { search, state: state ?? null, among, tag: tag === '' ? null : tag };
}
