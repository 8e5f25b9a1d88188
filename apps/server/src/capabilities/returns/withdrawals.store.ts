import type { Id } from '@vitrine/core/id/id.ts';
import type { Withdrawal } from '@vitrine/core/withdrawals/withdrawal.ts';
import type { Database } from '../../database/database.ts';

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
