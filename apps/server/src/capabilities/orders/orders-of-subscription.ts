import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderState } from '@vitrine/core/orders/order-states.ts';
import type { Context } from '../../context.ts';

export interface OrderOfSubscription {
  readonly id: Id;
  readonly number: number | null;
  readonly state: OrderState;
  readonly total: number;
  readonly created_at: Date;
  readonly placed_at: Date | null;
}

const most = 200;

/** The order that began it, and those that renew it; newest first. */
export async function ordersOfSubscription(
  { database, website }: Context,
  { id, firstOrderId }: { id: Id; firstOrderId: Id },
): Promise<OrderOfSubscription[]> {
  const rows = await database.query<Omit<OrderOfSubscription, 'total'> & { total: string }>(
    `(SELECT id, number, state, total, created_at, placed_at FROM orders
       WHERE website_id = $1 AND subscription_id = $2 ORDER BY id DESC LIMIT ${most})
     UNION ALL SELECT id, number, state, total, created_at, placed_at FROM orders WHERE website_id = $1 AND id = $3
     ORDER BY id DESC`,
    [website.id, id, firstOrderId],
  );
  return rows.map(row => ({ ...row, total: Number(row.total) }));
}
