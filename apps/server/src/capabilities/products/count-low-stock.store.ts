import type { Id } from '@vitrine/core/id/id.ts';
import { mostCounted } from '@vitrine/core/overview/overview.ts';
import type { Database } from '../../database/database.ts';

/** Products of which at most so many pieces are left, up to one more than `mostCounted`. */
export async function countLowStock(database: Database, websiteId: Id, fewFrom: number): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT FROM product_totals totals
         JOIN products ON products.website_id = $1 AND products.id = totals.product_id AND products.deleted_at IS NULL
       WHERE totals.website_id = $1 AND totals.pieces <= $2 ORDER BY totals.pieces LIMIT ${mostCounted + 1}) AS counted`,
    [websiteId, fewFrom],
  );
  return row?.count ?? 0;
}
