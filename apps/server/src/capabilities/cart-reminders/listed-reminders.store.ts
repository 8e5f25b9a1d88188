import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import type { ReminderState } from '@vitrine/core/cart-reminders/cart-reminder.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import type { ReminderRow } from './cart-reminders.store.ts';

export type ListedRow = ReminderRow & { state: ReminderState; order_id: Id | null };

/** The order that the cart became, or the copy that its link brought back. */
const from = `cart_reminders LEFT JOIN LATERAL (
  SELECT carts.order_id FROM carts WHERE carts.website_id = cart_reminders.website_id
    AND carts.reminder_id = cart_reminders.id AND carts.state = 'ordered' ORDER BY carts.id LIMIT 1
) won ON cart_reminders.mailed_at IS NOT NULL`;
const state = `CASE WHEN won.order_id IS NOT NULL THEN 'recovered' WHEN ended = 'optedOut' THEN 'optedOut'
  WHEN mailed_at IS NOT NULL THEN 'mailed' WHEN ended IS NOT NULL THEN 'ended' ELSE 'waiting' END`;
const newestFirst = {
  name: 'newest',
  column: 'cart_reminders.noted_at',
  type: 'timestamptz',
  id: 'cart_reminders.id',
  isDescending: true,
} as const;

export interface ReminderFilter extends PageWanted {
  readonly search: string;
  readonly state?: ReminderState | undefined;
}

export async function listReminderRows(
  database: Database,
  websiteId: Id,
  { search, state: wantedState, ...wanted }: ReminderFilter,
): Promise<Result<KeysetPage<ListedRow> & { total: number }>> {
  const values: unknown[] = [websiteId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const where = [
    'cart_reminders.website_id = $1',
    ...(search === '' ? [] : [`email LIKE ${place(containing(search.toLowerCase()))}`]),
    ...(wantedState === undefined ? [] : [`(${state}) = ${place(wantedState)}`]),
  ].join(' AND ');
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${wantedState === undefined ? 'cart_reminders' : from} WHERE ${where}`,
    values,
  );
  const select = `cart_reminders.*, won.order_id, ${state} AS state`;
  const page = await readPage<ListedRow>(
    database,
    { select, from, where, values, order: newestFirst },
    wanted,
  );
  return page.ok ? succeed({ ...page.value, total: counted?.total ?? 0 }) : page;
}

/** What was won back by reminders of carts that are still kept. */
export async function countRecovered(
  database: Database,
  websiteId: Id,
): Promise<{ mailed: number; recovered: number; amount: string }> {
  const [row] = await database.query<{ mailed: number; recovered: number; amount: string }>(
    `SELECT count(*)::int AS mailed, count(won.order_id)::int AS recovered, coalesce(sum(orders.total), 0)::text AS amount
     FROM ${from} LEFT JOIN orders ON orders.website_id = $1 AND orders.id = won.order_id
     WHERE cart_reminders.website_id = $1 AND mailed_at IS NOT NULL`,
    [websiteId],
  );
  return row ?? { mailed: 0, recovered: 0, amount: '0' };
}

/** In the order they were added. */
export async function listEntriesOf(
  database: Database,
  websiteId: Id,
  cartIds: readonly Id[],
): Promise<{ cart_id: Id; variant_id: Id; choices: Choices; quantity: number }[]> {
  return database.query(
    `SELECT cart_id, variant_id, choices, quantity FROM cart_entries
     WHERE website_id = $1 AND cart_id = ANY ($2) ORDER BY id`,
    [websiteId, cartIds],
  );
}
