import type { Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';
import { openReturnStates } from '@vitrine/core/returns/return.ts';
import type { Withdrawal } from '@vitrine/core/withdrawals/withdrawal.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import type { PageWanted } from '../../database/keyset.ts';
import { type ListedPage, readListedPage } from '../../database/listed-page.ts';

/** False if it was received before. */
export async function insertWithdrawal(
  database: Database,
  websiteId: Id,
  { orderId, at, ...declared }: Withdrawal & { orderId: Id | null; at: Date },
): Promise<boolean> {
  const { id, name, email, number, items } = declared;
  const rows = await database.query(
    `INSERT INTO withdrawals (website_id, id, order_id, name, email, order_number, items, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
    [websiteId, id, orderId, name, email, number, items, at],
  );
  return rows.length === 1;
}

/** The order with this number and email address. */
export async function findOrderId(
  database: Database,
  websiteId: Id,
  { number, email }: { number: string; email: string },
): Promise<Id | null> {
  if (!/^#?\d{1,9}$/.test(number)) return null;
  const [row] = await database.query<{ id: Id }>(
    'SELECT id FROM orders WHERE website_id = $1 AND number = $2 AND lowered_email = $3',
    [websiteId, Number(number.replace('#', '')), email],
  );
  return row?.id ?? null;
}

/** Who declared it, once that person is erased (rule WITHDRAW-5). */
export async function forgetWithdrawals(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query(
    `UPDATE withdrawals SET name = '', email = '', items = '' WHERE website_id = $1 AND email = $2`,
    [websiteId, email.toLowerCase()],
  );
}

export interface WithdrawalRow {
  id: string;
  order_id: string | null;
  name: string;
  email: string;
  order_number: string;
  items: string;
  received_at: Date;
  closed_at: Date | null;
}

export interface WithdrawalFilter {
  readonly search?: string;
  readonly state: 'open' | 'all';
}

/** Newest first (rule WITHDRAW-8). */
export function listWithdrawals(
  database: Database,
  websiteId: Id,
  { search = '', state, ...wanted }: WithdrawalFilter & PageWanted,
): Promise<Result<ListedPage<WithdrawalRow>>> {
  const conditions = ['website_id = $1'];
  const values: unknown[] = [websiteId];
  if (state === 'open') conditions.push('closed_at IS NULL');
  if (search !== '') {
    values.push(containing(search), containing(search.replace(/^#/, '')));
    conditions.push('(name ILIKE $2 OR email ILIKE $2 OR order_number ILIKE $3)');
  }
  return readListedPage<WithdrawalRow & Record<string, unknown>>(
    database,
    {
      select: '*',
      from: 'withdrawals',
      where: conditions.join(' AND '),
      values,
      order: { name: 'received', column: 'received_at', type: 'timestamptz', id: 'id', isDescending: true },
    },
    wanted,
  );
}

/** Up to one more than `mostCounted`. */
export async function countOpenWithdrawals(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM withdrawals WHERE website_id = $1 AND closed_at IS NULL LIMIT ${mostCounted + 1}) AS counted`,
    [websiteId],
  );
  return row?.count ?? 0;
}

export async function readWithdrawal(
  database: Database,
  websiteId: Id,
  id: Id,
): Promise<WithdrawalRow | null> {
  const [row] = await database.query<WithdrawalRow>(
    'SELECT * FROM withdrawals WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

/** False if it was so already, or is not there. */
export async function updateClosed(
  database: Database,
  websiteId: Id,
  { id, closedAt }: { id: Id; closedAt: Date | null },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE withdrawals SET closed_at = $3
     WHERE website_id = $1 AND id = $2 AND (closed_at IS NULL) <> ($3::timestamptz IS NULL) RETURNING id`,
    [websiteId, id, closedAt],
  );
  return rows.length === 1;
}

/** Whether a return of the order is not finished, or a withdrawal from it was not dealt with. */
export async function isComingBack(database: Database, websiteId: Id, orderId: Id): Promise<boolean> {
  const [row] = await database.query<{ is_coming_back: boolean }>(
    `SELECT EXISTS (SELECT FROM returns WHERE website_id = $1 AND order_id = $2 AND state = ANY ($3))
       OR EXISTS (SELECT FROM withdrawals WHERE website_id = $1 AND order_id = $2 AND closed_at IS NULL)
       AS is_coming_back`,
    [websiteId, orderId, openReturnStates],
  );
  return row?.is_coming_back ?? false;
}
