import type { AgreedTerms } from '@vitrine/core/cart/agreed-terms.ts';
import { maxQuantity } from '@vitrine/core/cart/cart.calls.ts';
import type { Choices } from '@vitrine/core/cart/choices/choices.ts';
import type { CheckoutFieldName } from '@vitrine/core/checkout/checkout-view.ts';
import type { Refusal } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Phrase } from '@vitrine/core/messages/phrase.ts';
import type { Database } from '../../database/database.ts';

export interface EntryRow {
  id: string;
  variant_id: string;
  choices: Choices;
  quantity: number;
}

/** The buyer’s input at checkout, and its errors when it was last posted. */
export interface CheckoutDraft {
  readonly values: Partial<Record<CheckoutFieldName, string>>;
  /** Text if an earlier version wrote it. */
  readonly errors: Partial<Record<CheckoutFieldName | 'terms', Phrase | string>>;
  readonly messages: readonly (Phrase | Refusal | string)[];
  /** Whether the invoice goes to the billing fields; absent in older drafts. */
  readonly isBillingApart?: boolean;
  readonly paymentMethod: string;
  /** Not preselected: browsers may not open its page. */
  readonly avoidedMethod?: string;
  /** Whether the payment method is to be kept; absent in older drafts. */
  readonly keepsMethod?: boolean;
  /** The versions of the words that were ticked; absent in older drafts. */
  readonly ticked?: {
    readonly marketing: string;
    readonly terms: string;
    readonly cartReminders?: string;
    readonly recurring?: string;
    readonly downloads?: string;
  };
}

/** What just happened. */
export type CartEvent =
  | { readonly kind: 'removed'; readonly entry: EntryRow; readonly isSaved?: true }
  | {
      readonly kind: 'merged';
      readonly lowered: readonly LoweredLine[];
      /** What could not be saved for later any more. */
      readonly leftOut?: readonly string[];
    }
  | { readonly kind: 'saved'; readonly variantId: Id }
  | { readonly kind: 'moved'; readonly variantId: Id; readonly lowered: LoweredLine | null };

/** True while the cart has this version. */
export type CartNews = CartEvent & { readonly version: number };

/** A line of which fewer are available than two carts together had. */
export interface LoweredLine {
  readonly title: string;
  readonly wanted: number;
  readonly kept: number;
}

export interface CartRow {
  id: string;
  state: 'open' | 'ordered';
  /** Null while the destination is unknown. */
  country: string | null;
  region: string;
  postal_code: string;
  /** As it was typed. */
  vat_id: string;
  /** Empty while none is chosen. */
  shipping_option: string;
  /** The discount codes that were entered, in that order. */
  codes: string[];
  /** The gift cards whose codes were entered, in that order. */
  gift_cards: string[];
  /** The terms of a draft order; null for the cart of a visitor. */
  agreed: AgreedTerms | null;
  draft: CheckoutDraft | null;
  order_id: string | null;
  /** Whose it is on every device; null for a visitor’s. */
  site_user_id: string | null;
  /** How often the access of other devices was ended. */
  renewals: number;
  /** The reminder that was mailed about it, or whose link brought it back. */
  reminder_id: string | null;
  news: CartNews | null;
  /** Increases with every change of the entries and codes. */
  version: number;
  created_at: Date;
  /** Of the last change of its lines. */
  updated_at: Date;
  /** In the order they were added. */
  entries: EntryRow[];
}

export const withEntries = `carts.*, (
  SELECT coalesce(json_agg(json_build_object('id', entry.id, 'variant_id', entry.variant_id, 'choices', entry.choices,
    'quantity', entry.quantity) ORDER BY entry.id), '[]')
  FROM cart_entries entry WHERE entry.website_id = carts.website_id AND entry.cart_id = carts.id) AS entries`;

export async function readCartByToken(
  database: Database,
  websiteId: Id,
  tokenHash: string,
): Promise<CartRow | null> {
  const [row] = await database.query<CartRow>(
    `SELECT ${withEntries} FROM carts WHERE website_id = $1 AND token_hash = $2`,
    [websiteId, tokenHash],
  );
  return row ?? null;
}

/** The cart of a visitor, without its secret. */
export async function readCart(database: Database, websiteId: Id, cartId: Id): Promise<CartRow | null> {
  const [row] = await database.query<CartRow>(
    `SELECT ${withEntries} FROM carts WHERE website_id = $1 AND id = $2 AND agreed IS NULL`,
    [websiteId, cartId],
  );
  return row ?? null;
}

/** The cart of a draft order, which no cookie names. */
export async function readAgreedCart(database: Database, websiteId: Id, cartId: Id): Promise<CartRow | null> {
  const [row] = await database.query<CartRow>(
    `SELECT ${withEntries} FROM carts WHERE website_id = $1 AND id = $2 AND agreed IS NOT NULL`,
    [websiteId, cartId],
  );
  return row ?? null;
}

/**
 * Locked until the transaction ends, and read once the lock is held; the version tells whether the entries have
 * changed.
 */
export async function lockCart(
  database: Database,
  websiteId: Id,
  cartId: Id,
): Promise<Omit<CartRow, 'entries'> | null> {
  const [row] = await database.query<Omit<CartRow, 'entries'>>(
    'SELECT * FROM carts WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, cartId],
  );
  return row ?? null;
}

/** The order that a cart became; null while it is open. */
export async function readOrderOfCart(database: Database, websiteId: Id, cartId: Id): Promise<Id | null> {
  const [row] = await database.query<{ order_id: Id | null }>(
    `SELECT order_id FROM carts WHERE website_id = $1 AND id = $2 AND state = 'ordered'`,
    [websiteId, cartId],
  );
  return row?.order_id ?? null;
}

export interface NewEntry {
  readonly entryId: Id;
  readonly variantId: Id;
  readonly choices: Choices;
  readonly quantity: number;
  readonly now: Date;
}

export interface AddedEntry {
  id: string;
  quantity: number;
  total: number;
}

/**
 * One statement: adds to the line or creates it, and counts all pieces; null when the cart is no longer open (rule
 * CART-19).
 */
export async function addEntry(
  database: Database,
  websiteId: Id,
  { cartId, ...entry }: NewEntry & { readonly cartId: Id },
): Promise<AddedEntry | null> {
  const [row] = await database.query<AddedEntry>(
    `WITH cart AS (
       UPDATE carts SET updated_at = $3, version = version + 1 WHERE website_id = $1 AND id = $2 AND state = 'open' RETURNING id),
     entry AS (
       INSERT INTO cart_entries (website_id, cart_id, id, variant_id, choices, quantity)
       SELECT $1, id, $4, $5, $6, least($7::int, $8::int) FROM cart
       ON CONFLICT (website_id, cart_id, variant_id, md5(choices::text)) DO UPDATE
         SET quantity = greatest(1, least(cart_entries.quantity + excluded.quantity, $8::int))
       RETURNING id, quantity)
     SELECT entry.id, entry.quantity, entry.quantity + coalesce((
       SELECT sum(other.quantity) FROM cart_entries other
       WHERE other.website_id = $1 AND other.cart_id = $2 AND other.id <> entry.id), 0)::int AS total
     FROM entry`,
    [
      websiteId,
      cartId,
      entry.now,
      entry.entryId,
      entry.variantId,
      JSON.stringify(entry.choices),
      entry.quantity,
      maxQuantity,
    ],
  );
  return row ?? null;
}

/** A cart with its first line. */
export async function insertCart(
  database: Database,
  websiteId: Id,
  { cartId, tokenHash, ...entry }: NewEntry & { readonly cartId: Id; readonly tokenHash: string },
): Promise<AddedEntry> {
  const quantity = Math.min(entry.quantity, maxQuantity);
  await database.query(
    `WITH cart AS (
       INSERT INTO carts (website_id, id, token_hash, state, created_at, updated_at) VALUES ($1, $2, $3, 'open', $4, $4))
     INSERT INTO cart_entries (website_id, cart_id, id, variant_id, choices, quantity) VALUES ($1, $2, $5, $6, $7, $8)`,
    [
      websiteId,
      cartId,
      tokenHash,
      entry.now,
      entry.entryId,
      entry.variantId,
      JSON.stringify(entry.choices),
      quantity,
    ],
  );
  return { id: entry.entryId, quantity, total: quantity };
}

/** Zero removes it, and keeps it for undoing. False when the open cart of the token has no such entry. */
export async function updateEntry(
  database: Database,
  websiteId: Id,
  { tokenHash, entryId, quantity, now }: { tokenHash: string; entryId: Id; quantity: number; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `WITH cart AS (
       UPDATE carts SET updated_at = $5, version = version + 1, news = CASE WHEN $4::int > 0 THEN NULL ELSE (
           SELECT jsonb_build_object('kind', 'removed', 'version', carts.version + 1, 'entry', jsonb_build_object(
             'id', entry.id, 'variant_id', entry.variant_id, 'choices', entry.choices, 'quantity', entry.quantity))
           FROM cart_entries entry WHERE entry.website_id = $1 AND entry.cart_id = carts.id AND entry.id = $3) END
       WHERE website_id = $1 AND token_hash = $2 AND state = 'open'
         AND EXISTS (SELECT 1 FROM cart_entries entry WHERE entry.website_id = $1 AND entry.cart_id = carts.id AND entry.id = $3)
       RETURNING id),
     gone AS (
       DELETE FROM cart_entries entry USING cart
       WHERE entry.website_id = $1 AND entry.cart_id = cart.id AND entry.id = $3 AND $4::int = 0 RETURNING entry.id),
     changed AS (
       UPDATE cart_entries entry SET quantity = $4 FROM cart
       WHERE entry.website_id = $1 AND entry.cart_id = cart.id AND entry.id = $3 AND $4::int > 0 RETURNING entry.id)
     SELECT id FROM gone UNION ALL SELECT id FROM changed`,
    [websiteId, tokenHash, entryId, quantity, now],
  );
  return rows.length > 0;
}

export async function deleteEntries(
  database: Database,
  websiteId: Id,
  { cartId, entryIds }: { cartId: Id; entryIds: readonly Id[] },
): Promise<void> {
  await database.query(
    `WITH cart AS (UPDATE carts SET version = version + 1 WHERE website_id = $1 AND id = $2 AND state = 'open' RETURNING id)
     DELETE FROM cart_entries entry USING cart
     WHERE entry.website_id = $1 AND entry.cart_id = cart.id AND entry.id = ANY ($3)`,
    [websiteId, cartId, entryIds],
  );
}

/** Counts as a change of the cart, which ends earlier news. */
export async function noteNews(
  database: Database,
  websiteId: Id,
  { cartId, news, now }: { cartId: Id; news: CartEvent; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE carts SET updated_at = $4, version = version + 1,
       news = $3::jsonb || jsonb_build_object('version', version + 1) WHERE website_id = $1 AND id = $2`,
    [websiteId, cartId, JSON.stringify(news), now],
  );
}

/** Records the order that was begun from the cart, or clears it. */
export async function updateOrder(
  database: Database,
  websiteId: Id,
  { cartId, orderId, isOrdered }: { cartId: Id; orderId: Id | null; isOrdered: boolean },
): Promise<void> {
  await database.query(
    `UPDATE carts SET order_id = $3, state = CASE WHEN $4 THEN 'ordered' ELSE 'open' END,
       draft = CASE WHEN $4 THEN NULL ELSE draft END WHERE website_id = $1 AND id = $2`,
    [websiteId, cartId, orderId, isOrdered],
  );
}
