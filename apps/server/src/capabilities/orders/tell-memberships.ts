import type { Id } from '@vitrine/core/id/id.ts';
import { productTypes } from '@vitrine/core/products/product-views.ts';
import type { Context } from '../../context.ts';
import { defineJobKind } from '../../jobs/jobs.ts';
import type { OrderRow } from './orders.store.ts';

/** What an order with memberships has come to: the handler that knows them begins or ends them. */
export const membershipNews = defineJobKind<{ orderId: Id }>('orders.membershipNews');

/** Call it in the transaction in which it happens. */
export async function tellMemberships(
  { database, jobs, website }: Context,
  {
    id,
    lines,
  }: { readonly id: Id; readonly lines: readonly Pick<OrderRow['lines'][number], 'productType'>[] },
): Promise<void> {
  if (!lines.some(({ productType }) => productType === productTypes.paywall)) return;
  await jobs.enqueue(database, membershipNews, { websiteId: website.id, data: { orderId: id } });
}
