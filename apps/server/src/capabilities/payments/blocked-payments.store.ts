import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Empty if its service's page can be opened. */
export async function updateBlockedOrigin(
  database: Database,
  websiteId: Id,
  { paymentId, origin }: { paymentId: Id; origin: string },
): Promise<void> {
  await database.query('UPDATE payments SET blocked_origin = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    paymentId,
    origin.slice(0, 300),
  ]);
}

/** The latest blocked payment of each method, unless a later one of it was paid. */
export async function listBlocked(
  database: Database,
  websiteId: Id,
): Promise<ReadonlyMap<string, { origin: string; at: Date }>> {
  const rows = await database.query<{ method: string; origin: string; at: Date }>(
    `SELECT DISTINCT ON (b.method) b.method, b.blocked_origin AS origin, b.created_at AS at FROM payments b
     WHERE b.website_id = $1 AND b.blocked_origin <> '' AND NOT EXISTS (
       SELECT FROM payments p WHERE p.website_id = b.website_id AND p.method = b.method
         AND p.captured_at >= b.created_at)
     ORDER BY b.method, b.created_at DESC`,
    [websiteId],
  );
  return new Map(rows.map(({ method, ...row }) => [method, row]));
}
