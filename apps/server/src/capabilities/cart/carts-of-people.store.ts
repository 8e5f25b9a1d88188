import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { type CartNews, type CartRow, withEntries } from './cart.store.ts';

/** One sign-in of a person at a time, until the transaction ends. */
export async function lockPerson(database: Database, websiteId: Id, siteUserId: Id): Promise<void> {
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${websiteId} ${siteUserId}`,
  ]);
}

/** The person’s open cart, locked. */
export async function lockCartOf(database: Database, websiteId: Id, siteUserId: Id): Promise<CartRow | null> {
  const [row] = await database.query<CartRow>(
    `SELECT ${withEntries} FROM carts WHERE website_id = $1 AND site_user_id = $2 AND state = 'open' FOR UPDATE`,
    [websiteId, siteUserId],
  );
  return row ?? null;
}

/** Whether the person has an open cart, of which signing out can leave a copy. */
export async function hasCartOf(database: Database, websiteId: Id, siteUserId: Id): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>(
    `SELECT EXISTS (SELECT FROM carts WHERE website_id = $1 AND site_user_id = $2 AND state = 'open') AS has`,
    [websiteId, siteUserId],
  );
  return row?.has ?? false;
}

/** Makes it the person’s, found by this token alone. */
export async function updateOwner(
  database: Database,
  websiteId: Id,
  {
    cartId,
    siteUserId,
    tokenHash,
    renewals,
  }: { cartId: Id; siteUserId: Id; tokenHash: string; renewals: number },
): Promise<void> {
  await database.query(
    'UPDATE carts SET site_user_id = $3, token_hash = $4, renewals = $5 WHERE website_id = $1 AND id = $2',
    [websiteId, cartId, siteUserId, tokenHash, renewals],
  );
}

/** An order of this cart will have been won back by the reminder. */
export async function markReminded(
  database: Database,
  websiteId: Id,
  { cartId, reminderId }: { cartId: Id; reminderId: Id },
): Promise<void> {
  await database.query('UPDATE carts SET reminder_id = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    cartId,
    reminderId,
  ]);
}

/** A line of another cart, and the line it is added to; null moves it. */
export interface MergedEntry {
  readonly id: Id;
  readonly into: Id | null;
  /** Of the line afterwards. */
  readonly quantity: number;
}

/** Puts lines of one cart into another and deletes the first. */
export async function mergeCarts(
  database: Database,
  websiteId: Id,
  {
    from,
    into,
    entries,
    codes,
    giftCards,
    reminderId,
    news,
    now,
  }: {
    from: Id;
    into: Id;
    entries: readonly MergedEntry[];
    codes: readonly string[];
    giftCards: readonly Id[];
    /** Of the reminder that won one of them back. */
    reminderId: Id | null;
    news: CartNews;
    now: Date;
  },
): Promise<void> {
  const added = entries.filter(entry => entry.into !== null);
  const moved = entries.filter(entry => entry.into === null);
  await database.query(
    `UPDATE cart_entries SET quantity = given.quantity FROM unnest($3::text[], $4::int[]) AS given (id, quantity)
     WHERE website_id = $1 AND cart_id = $2 AND cart_entries.id = given.id`,
    [websiteId, into, added.map(entry => entry.into), added.map(({ quantity }) => quantity)],
  );
  await database.query(
    `UPDATE cart_entries SET cart_id = $3, quantity = given.quantity
     FROM unnest($4::text[], $5::int[]) AS given (id, quantity)
     WHERE website_id = $1 AND cart_id = $2 AND cart_entries.id = given.id`,
    [websiteId, from, into, moved.map(({ id }) => id), moved.map(({ quantity }) => quantity)],
  );
  await database.query('DELETE FROM carts WHERE website_id = $1 AND id = $2', [websiteId, from]);
  await database.query(
    `UPDATE carts SET version = $3, updated_at = $4, news = $5, codes = $6, gift_cards = $7,
       reminder_id = $8 WHERE website_id = $1 AND id = $2`,
    [websiteId, into, news.version, now, JSON.stringify(news), codes, giftCards, reminderId],
  );
}

/** A visitor’s copy of a cart: its lines, unless they were ordered, and its destination; nothing that was typed. */
export async function copyCart(
  database: Database,
  websiteId: Id,
  {
    from,
    cartId,
    tokenHash,
    reminderId,
    now,
  }: { from: Id; cartId: Id; tokenHash: string; reminderId: Id | null; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO carts (website_id, id, token_hash, state, country, region, postal_code, shipping_option, created_at,
       updated_at, reminder_id)
     SELECT website_id, $3, $4, 'open', country, region, postal_code, shipping_option, $5, $5, $6
     FROM carts WHERE website_id = $1 AND id = $2`,
    [websiteId, from, cartId, tokenHash, now, reminderId],
  );
  await database.query(
    `INSERT INTO cart_entries (website_id, cart_id, id, variant_id, choices, quantity)
     SELECT website_id, $3, id, variant_id, choices, quantity FROM cart_entries
     WHERE website_id = $1 AND cart_id = $2
       AND EXISTS (SELECT FROM carts WHERE website_id = $1 AND id = $2 AND state = 'open')`,
    [websiteId, from, cartId],
  );
}

/** Of a person who is erased: the open cart goes, and what became an order no longer names them. */
export async function forgetCartsOf(database: Database, websiteId: Id, siteUserId: Id): Promise<void> {
  await database.query(
    `DELETE FROM carts WHERE website_id = $1 AND site_user_id = $2 AND state = 'open' AND order_id IS NULL`,
    [websiteId, siteUserId],
  );
  await database.query('UPDATE carts SET site_user_id = NULL WHERE website_id = $1 AND site_user_id = $2', [
    websiteId,
    siteUserId,
  ]);
}
