import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Enters a code, or removes it. */
export async function updateCodes(
  database: Database,
  websiteId: Id,
  { cartId, code, isIn, now }: { cartId: Id; code: string; isIn: boolean; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE carts SET codes = CASE WHEN $4 THEN array_append(codes, $3) ELSE array_remove(codes, $3) END,
       version = version + 1, updated_at = $5
     WHERE website_id = $1 AND id = $2 AND state = 'open' AND ($3 = ANY (codes)) <> $4`,
    [websiteId, cartId, code, isIn, now],
  );
}
