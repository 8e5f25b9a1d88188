import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import type { OrderRow } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** An order that is taken back as a whole. */
export interface OrderToEnd {
  readonly orderId: Id;
  readonly reason: string;
  readonly isBuyerTold: boolean;
  readonly isSubscriptionCancelled?: boolean | undefined;
}

/**
 * So that nobody is charged for what was taken back: by default the subscriptions that began with the order, but not
 * the one that it renews (rule SUBSCRIPTION-27). Call it in the transaction in which the order ends.
 */
export async function cancelSubscriptions(
  context: Context,
  order: Pick<OrderRow, 'id' | 'subscription_id'>,
  isWanted = order.subscription_id === null,
): Promise<void> {
  if (!isWanted) return;
  for (const text of await context.orderSubscriptions.cancel(context, order))
    await noteOnOrder(context, { orderId: order.id, kind: 'subscriptionCancelled', text });
}
