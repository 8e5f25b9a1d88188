import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface BalanceLinkRow {
  id: string;
  order_id: string;
  /** Of the order when it was made. */
  version: number;
  created_at: Date;
  expires_at: Date;
  mailed_at: Date | null;
  withdrawn_at: Date | null;
}

export async function readLink(database: Database, websiteId: Id, id: Id): Promise<BalanceLinkRow | null> {
  const [row] = await database.query<BalanceLinkRow>(
    'SELECT * FROM balance_links WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

export async function readLastLink(
  database: Database,
  websiteId: Id,
  orderId: Id,
): Promise<BalanceLinkRow | null> {
  const [row] = await database.query<BalanceLinkRow>(
    `SELECT * FROM balance_links WHERE website_id = $1 AND order_id = $2
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [websiteId, orderId],
  );
  return row ?? null;
}

/** A new one, or another end and another email of one that exists. */
export async function saveLink(database: Database, websiteId: Id, row: BalanceLinkRow): Promise<void> {
  await database.query(
    `INSERT INTO balance_links (website_id, id, order_id, version, created_at, expires_at, mailed_at, withdrawn_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (website_id, id) DO UPDATE SET expires_at = $6, mailed_at = $7, withdrawn_at = $8`,
    [
      websiteId,
      row.id,
      row.order_id,
      row.version,
      row.created_at,
      row.expires_at,
      row.mailed_at,
      row.withdrawn_at,
    ],
  );
}
