import { maxEntries, maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { EntryRow } from './cart.store.ts';

/** In the order they were added to the cart. */
export function readSavedLines(database: Database, websiteId: Id, cartId: Id): Promise<EntryRow[]> {
  return database.query<EntryRow>(
    `SELECT id, variant_id, choices, quantity FROM cart_saved_lines
     WHERE website_id = $1 AND cart_id = $2 ORDER BY id`,
    [websiteId, cartId],
  );
}

/** Takes a line out of an open cart and adds it to what is saved; false if it has no such line. */
export async function moveToSaved(
  database: Database,
  websiteId: Id,
  { cartId, entryId }: { cartId: Id; entryId: Id },
): Promise<boolean> {
  const rows = await database.query(
    `WITH cart AS (SELECT id FROM carts WHERE website_id = $1 AND id = $2 AND state = 'open' FOR UPDATE),
     gone AS (
       DELETE FROM cart_entries entry USING cart
       WHERE entry.website_id = $1 AND entry.cart_id = cart.id AND entry.id = $3
       RETURNING entry.cart_id, entry.id, entry.variant_id, entry.choices, entry.quantity)
     INSERT INTO cart_saved_lines (website_id, cart_id, id, variant_id, choices, quantity)
     SELECT $1, cart_id, id, variant_id, choices, quantity FROM gone
     ON CONFLICT (website_id, cart_id, variant_id, md5(choices::text)) DO UPDATE
       SET quantity = least(cart_saved_lines.quantity + excluded.quantity, $4::int)
     RETURNING id`,
    [websiteId, cartId, entryId, maxQuantity],
  );
  return rows.length > 0;
}

/** Puts a line that was removed back. */
export async function insertSavedLine(
  database: Database,
  websiteId: Id,
  { cartId, line, now }: { cartId: Id; line: EntryRow; now: Date },
): Promise<void> {
  await database.query(
    `WITH cart AS (
       UPDATE carts SET updated_at = $7, version = version + 1 WHERE website_id = $1 AND id = $2)
     INSERT INTO cart_saved_lines (website_id, cart_id, id, variant_id, choices, quantity)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [websiteId, cartId, line.id, line.variant_id, JSON.stringify(line.choices), line.quantity, now],
  );
}

export async function deleteSavedLines(
  database: Database,
  websiteId: Id,
  { cartId, ids }: { cartId: Id; ids: readonly Id[] },
): Promise<void> {
  await database.query(
    'DELETE FROM cart_saved_lines WHERE website_id = $1 AND cart_id = $2 AND id = ANY ($3)',
    [websiteId, cartId, ids],
  );
}

/** A new cart with nothing in it. */
export async function insertEmptyCart(
  database: Database,
  websiteId: Id,
  { cartId, tokenHash, now }: { cartId: Id; tokenHash: string; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO carts (website_id, id, token_hash, state, created_at, updated_at) VALUES ($1, $2, $3, 'open', $4, $4)`,
    [websiteId, cartId, tokenHash, now],
  );
}

/**
 * Adds what other carts saved to this one, as far as it has room; returns the variants of the lines that stay where
 * they are.
 */
export async function joinSavedLines(
  database: Database,
  websiteId: Id,
  { from, into }: { from: readonly Id[]; into: Id },
): Promise<Id[]> {
  const rows = await database.query<{ variant_id: Id }>(
    `WITH found AS (
       SELECT min(id) AS id, variant_id, choices, sum(quantity)::int AS quantity FROM cart_saved_lines
       WHERE website_id = $1 AND cart_id = ANY ($2) GROUP BY variant_id, choices),
     here AS (
       SELECT variant_id, choices FROM cart_saved_lines WHERE website_id = $1 AND cart_id = $3),
     ranked AS (
       SELECT found.*, here.variant_id IS NOT NULL AS is_known,
         row_number() OVER (PARTITION BY here.variant_id IS NULL ORDER BY found.id) AS at
       FROM found LEFT JOIN here ON here.variant_id = found.variant_id AND here.choices = found.choices),
     fitting AS (
       SELECT * FROM ranked WHERE is_known OR at <= $4::int - (SELECT count(*) FROM here)),
     gone AS (
       DELETE FROM cart_saved_lines line USING fitting
       WHERE line.website_id = $1 AND line.cart_id = ANY ($2)
         AND line.variant_id = fitting.variant_id AND line.choices = fitting.choices),
     joined AS (
       INSERT INTO cart_saved_lines (website_id, cart_id, id, variant_id, choices, quantity)
       SELECT $1, $3, id, variant_id, choices, least(quantity, $5::int) FROM fitting
       ON CONFLICT (website_id, cart_id, variant_id, md5(choices::text)) DO UPDATE
         SET quantity = least(cart_saved_lines.quantity + excluded.quantity, $5::int))
     SELECT variant_id FROM ranked WHERE id NOT IN (SELECT id FROM fitting)`,
    [websiteId, from, into, maxEntries, maxQuantity],
  );
  return rows.map(row => row.variant_id);
}

export async function copySavedLines(
  database: Database,
  websiteId: Id,
  { from, into }: { from: Id; into: Id },
): Promise<void> {
  await database.query(
    `INSERT INTO cart_saved_lines (website_id, cart_id, id, variant_id, choices, quantity)
     SELECT website_id, $3, id, variant_id, choices, quantity FROM cart_saved_lines WHERE website_id = $1 AND cart_id = $2`,
    [websiteId, from, into],
  );
}

/** The ordered carts of a person, or of a visitor’s token, that still keep what was saved. */
export async function listOrderedWithSaved(
  database: Database,
  websiteId: Id,
  { siteUserId, tokenHash }: { siteUserId: Id | null; tokenHash: string },
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM (
       SELECT id FROM carts WHERE website_id = $1 AND site_user_id = $2 AND state = 'ordered'
       UNION ALL
       SELECT id FROM carts
       WHERE website_id = $1 AND token_hash = $3 AND site_user_id IS NULL AND state = 'ordered') AS ordered
     WHERE EXISTS (SELECT FROM cart_saved_lines line WHERE line.website_id = $1 AND line.cart_id = ordered.id)`,
    [websiteId, siteUserId, tokenHash],
  );
  return rows.map(({ id }) => id);
}

/** Whether the cart of a token keeps anything for later, ordered or not. */
export async function hasSavedLines(database: Database, websiteId: Id, tokenHash: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM carts WHERE website_id = $1 AND token_hash = $2
       AND EXISTS (SELECT FROM cart_saved_lines line WHERE line.website_id = $1 AND line.cart_id = carts.id)`,
    [websiteId, tokenHash],
  );
  return rows.length > 0;
}

/** Of a person who is erased. */
export async function forgetSavedOf(database: Database, websiteId: Id, siteUserId: Id): Promise<void> {
  await database.query(
    `DELETE FROM cart_saved_lines line USING carts
     WHERE carts.website_id = $1 AND carts.site_user_id = $2 AND line.website_id = $1 AND line.cart_id = carts.id`,
    [websiteId, siteUserId],
  );
}
