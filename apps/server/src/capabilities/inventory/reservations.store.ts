import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import { mergeItems, type StockItem, type StockRow } from './stock-items.ts';

/**
 * The parts that every statement here begins with. Locks are taken in one order everywhere: the holder's own
 * reservations, then the stock rows by variant id. A row that was waited for is read again, so the decision uses
 * the newest numbers although it is one statement (rules STOCK-4, STOCK-6). Rows of `stock` are named by an array
 * each time: in a join, they would be searched among all of the website's (rule STOCK-12).
 */
const begin = `
  wanted AS (SELECT variant_id, quantity FROM unnest($3::text[], $4::int[]) AS given (variant_id, quantity)),
  own AS MATERIALIZED (
    SELECT variant_id, quantity FROM stock_reservations WHERE website_id = $1 AND holder = $2 FOR UPDATE),
  locked AS MATERIALIZED (
    SELECT variant_id, on_hand, reserved FROM stock
    WHERE website_id = $1
      AND variant_id = ANY (ARRAY(SELECT variant_id FROM own UNION SELECT variant_id FROM wanted))
      AND (on_hand IS NOT NULL OR variant_id IN (SELECT variant_id FROM own))
    ORDER BY variant_id FOR UPDATE),
  plan AS MATERIALIZED (
    SELECT locked.variant_id, locked.on_hand, locked.reserved,
      coalesce(wanted.quantity, 0) AS asked, coalesce(own.quantity, 0) AS held
    FROM locked LEFT JOIN wanted USING (variant_id) LEFT JOIN own USING (variant_id)),
  short AS MATERIALIZED (
    SELECT variant_id FROM plan WHERE on_hand IS NOT NULL AND on_hand - (reserved - held) < asked)`;

interface Outcome {
  kind: 'short' | 'changed';
  variant_id: string;
  on_hand: number | null;
  reserved: number;
}

export interface Held {
  readonly isDone: boolean;
  /** The variants with too little stock; in that case nothing was changed. */
  readonly short: readonly Id[];
  readonly rows: readonly StockRow[];
}

/** Makes the items the holder's only reservation until the given time, or changes nothing. */
export async function holdItems(
  database: Database,
  websiteId: Id,
  { holder, items, expiresAt }: { holder: Id; items: readonly StockItem[]; expiresAt: Date },
): Promise<Held> {
  const { variantIds, quantities } = mergeItems(items);
  const rows = await database.query<Outcome>(
    `WITH ${begin},
     changed AS (
       UPDATE stock SET reserved = stock.reserved + CASE WHEN plan.on_hand IS NULL THEN 0 ELSE plan.asked END - plan.held
       FROM plan WHERE stock.website_id = $1 AND stock.variant_id = ANY (ARRAY(SELECT variant_id FROM plan))
         AND stock.variant_id = plan.variant_id AND NOT EXISTS (SELECT FROM short)
       RETURNING stock.variant_id, stock.on_hand, stock.reserved),
     freed AS (
       DELETE FROM stock_reservations WHERE website_id = $1 AND holder = $2 AND NOT EXISTS (SELECT FROM short)
         AND variant_id NOT IN (SELECT variant_id FROM plan WHERE asked > 0 AND on_hand IS NOT NULL)),
     held AS (
       INSERT INTO stock_reservations (website_id, holder, variant_id, quantity, expires_at)
       SELECT $1, $2, variant_id, asked, $5 FROM plan
       WHERE asked > 0 AND on_hand IS NOT NULL AND NOT EXISTS (SELECT FROM short)
       ON CONFLICT (website_id, holder, variant_id) DO UPDATE
         SET quantity = excluded.quantity, expires_at = excluded.expires_at)
     SELECT 'short' AS kind, variant_id, NULL::int AS on_hand, 0 AS reserved FROM short
     UNION ALL SELECT 'changed', variant_id, on_hand, reserved FROM changed`,
    [websiteId, holder, variantIds, quantities, expiresAt],
  );
  return outcomeOf(rows);
}

/** For a sale: why the stock changed. */
export interface SaleNote {
  readonly orderId: Id;
  readonly actor: string;
  readonly at: Date;
  readonly newId: () => Id;
}

/**
 * Sells the items, first from the holder's reservation, then from free stock, and records each change (rule
 * STOCK-8); or changes nothing.
 */
export async function takeItems(
  database: Database,
  websiteId: Id,
  { holder, items, note }: { holder: Id; items: readonly StockItem[]; note: SaleNote },
): Promise<Held> {
  const { variantIds, quantities } = mergeItems(items);
  const rows = await database.query<Outcome>(
    `WITH ${begin},
     changed AS (
       UPDATE stock SET on_hand = stock.on_hand - plan.asked, reserved = stock.reserved - plan.held
       FROM plan WHERE stock.website_id = $1 AND stock.variant_id = ANY (ARRAY(SELECT variant_id FROM plan))
         AND stock.variant_id = plan.variant_id AND NOT EXISTS (SELECT FROM short)
       RETURNING stock.variant_id, stock.on_hand, stock.reserved, plan.asked),
     freed AS (
       DELETE FROM stock_reservations WHERE website_id = $1 AND holder = $2 AND NOT EXISTS (SELECT FROM short)),
     noted AS (
       INSERT INTO stock_changes (website_id, id, variant_id, at, change, on_hand, reason, order_id, actor)
       SELECT $1, named.id, variant_id, $6, -changed.asked, changed.on_hand, 'sold', $7, $8
       FROM changed JOIN unnest($3::text[], $5::text[]) AS named (variant_id, id) USING (variant_id)
       WHERE changed.on_hand IS NOT NULL AND changed.asked > 0)
     SELECT 'short' AS kind, variant_id, NULL::int AS on_hand, 0 AS reserved FROM short
     UNION ALL SELECT 'changed', variant_id, on_hand, reserved FROM changed`,
    [
      websiteId,
      holder,
      variantIds,
      quantities,
      variantIds.map(() => note.newId()),
      note.at,
      note.orderId,
      note.actor,
    ],
  );
  return outcomeOf(rows);
}

/** Releases everything the holder has reserved. */
export async function releaseHolder(database: Database, websiteId: Id, holder: Id): Promise<StockRow[]> {
  const { rows } = await holdItems(database, websiteId, { holder, items: [], expiresAt: new Date(0) });
  return [...rows];
}

/**
 * Releases a limited number of expired reservations; skips those that another request is using. A caller that
 * holds locks on stock must name those variants, so that locks are never taken out of order.
 */
export async function releaseExpired(
  database: Database,
  websiteId: Id,
  { now, variantIds }: { now: Date; variantIds: readonly Id[] | null },
): Promise<StockRow[]> {
  return database.query<StockRow>(
    `WITH dead AS MATERIALIZED (
       SELECT holder, variant_id, quantity FROM stock_reservations
       WHERE website_id = $1 AND expires_at <= $2 AND ($3::text[] IS NULL OR variant_id = ANY ($3))
       ORDER BY expires_at LIMIT 5000 FOR UPDATE SKIP LOCKED),
     sums AS MATERIALIZED (SELECT variant_id, sum(quantity)::int AS quantity FROM dead GROUP BY variant_id),
     locked AS MATERIALIZED (
       SELECT variant_id FROM stock WHERE website_id = $1 AND variant_id = ANY (ARRAY(SELECT variant_id FROM sums))
       ORDER BY variant_id FOR UPDATE),
     gone AS (
       DELETE FROM stock_reservations WHERE website_id = $1
         AND (holder, variant_id) IN (SELECT holder, variant_id FROM dead))
     UPDATE stock SET reserved = stock.reserved - sums.quantity FROM sums JOIN locked USING (variant_id)
     WHERE stock.website_id = $1 AND stock.variant_id = ANY (ARRAY(SELECT variant_id FROM sums))
       AND stock.variant_id = sums.variant_id
     RETURNING stock.variant_id, stock.on_hand, stock.reserved`,
    [websiteId, now, variantIds],
  );
}

/** Websites with an expired reservation. */
export function listWithExpired(database: Database, portion: WebsitePortion, now: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'stock_reservations',
    isDue: 'expires_at <= $3',
    values: [now],
  });
}

function outcomeOf(rows: readonly Outcome[]): Held {
  const short = rows.filter(row => row.kind === 'short').map(row => row.variant_id);
  return { isDone: short.length === 0, short, rows: rows.filter(row => row.kind === 'changed') };
}
