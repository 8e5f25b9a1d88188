import type { Id } from '@vitrine/core/id/id.ts';
import { priceIn } from '@vitrine/core/money/price-in.ts';
import type { OrderState } from '@vitrine/core/orders/order-states.ts';
import type { OwnOrder } from '@vitrine/core/orders/own-order.ts';
import type { Context } from '../../context.ts';
import { daysAfter, downloadsPath, grantedNames } from '../downloads/index.ts';
import { statusPath } from './confirmation-token.ts';

const most = 50;
/** The account page makes new links whenever it is opened. */
const linkDays = 1;

/** The latest orders of a verified email address, for its owner (rule ORDER-38). */
export async function ordersOfBuyer(context: Context, email: string): Promise<OwnOrder[]> {
  const { database, website } = context;
  const rows = await database.query<{
    id: Id;
    number: number;
    state: OrderState;
    placed_at: Date | null;
    created_at: Date;
    total: string;
    currency: string;
  }>(
    `SELECT id, number, state, placed_at, created_at, total, currency FROM orders
     WHERE website_id = $1 AND lowered_email = $2 AND number IS NOT NULL ORDER BY id DESC LIMIT ${most}`,
    [website.id, email.toLowerCase()],
  );
  const names = await grantedNames(
    context,
    rows.flatMap(({ id, state }) => (state === 'placed' || state === 'completed' ? [id] : [])),
  );
  const end = daysAfter(context.clock.now(), linkDays);
  return rows.map(({ id, number, placed_at, created_at, total, currency }) => ({
    number,
    placedAt: (placed_at ?? created_at).toISOString(),
    total: priceIn({ ...website.settings.store, currency }, Number(total)),
    address: statusPath(context, id),
    downloads: names.has(id)
      ? { names: names.get(id) ?? [], address: downloadsPath(context, id, end) }
      : null,
  }));
}

/** Whether an order was placed with the address, in lower case, after a moment. */
export async function hasOrderedSince(
  { database, website }: Context,
  { email, since }: { readonly email: string; readonly since: Date },
): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM orders WHERE website_id = $1 AND lowered_email = $2 AND number IS NOT NULL AND created_at > $3 LIMIT 1`,
    [website.id, email, since],
  );
  return rows.length > 0;
}
