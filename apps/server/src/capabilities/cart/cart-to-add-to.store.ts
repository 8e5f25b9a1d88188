import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { EntryRow } from './cart.store.ts';

/** What adding a variant has to know of a cart: of its other lines only how many there are. */
export interface CartToAddTo {
  id: Id;
  lines: number;
  of_variant: Pick<EntryRow, 'choices' | 'quantity'>[];
}

/** The open cart of a token. */
export async function readCartToAddTo(
  database: Database,
  websiteId: Id,
  { tokenHash, variantId }: { tokenHash: string; variantId: Id },
): Promise<CartToAddTo | null> {
  const [row] = await database.query<CartToAddTo>(
    `SELECT id, (
         SELECT count(*)::int FROM cart_entries entry
         WHERE entry.website_id = carts.website_id AND entry.cart_id = carts.id) AS lines, (
         SELECT coalesce(json_agg(json_build_object('choices', entry.choices, 'quantity', entry.quantity)), '[]')
         FROM cart_entries entry
         WHERE entry.website_id = carts.website_id AND entry.cart_id = carts.id AND entry.variant_id = $3) AS of_variant
     FROM carts WHERE website_id = $1 AND token_hash = $2 AND state = 'open'`,
    [websiteId, tokenHash, variantId],
  );
  return row ?? null;
}
