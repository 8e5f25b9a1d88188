import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

interface CodeChange {
  readonly cartId: Id;
  /** A discount code, or the id of a gift card. */
  readonly code: string;
  readonly isIn: boolean;
  readonly now: Date;
}

/** Enters a discount code or a gift card, or removes it. */
export async function updateCodes(
  database: Database,
  websiteId: Id,
  column: 'codes' | 'gift_cards',
  { cartId, code, isIn, now }: CodeChange,
): Promise<void> {
  await database.query(
    `UPDATE carts SET ${column} = CASE WHEN $4 THEN array_append(${column}, $3) ELSE array_remove(${column}, $3) END,
       version = version + 1, updated_at = $5
     WHERE website_id = $1 AND id = $2 AND state = 'open' AND ($3 = ANY (${column})) <> $4`,
    [websiteId, cartId, code, isIn, now],
  );
}
