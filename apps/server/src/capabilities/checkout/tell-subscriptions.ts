import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { defineJobKind } from '../../jobs/jobs.ts';
import type { OrderRow } from '../orders/index.ts';

/** An order with plans was paid: the handler that knows subscriptions begins or renews them. */
export const planPaid = defineJobKind<{ orderId: Id }>('checkout.planPaid');

/** Call it in the transaction that places the order. */
export async function tellSubscriptions(
  { database, jobs, website }: Context,
  { id, lines }: Pick<OrderRow, 'id' | 'lines'>,
): Promise<void> {
  if (!lines.some(({ choices }) => choices.plan !== undefined)) return;
  await jobs.enqueue(database, planPaid, { websiteId: website.id, data: { orderId: id } });
}
