import type { Id } from '@vitrine/core/id/id.ts';
import type { StockReason } from '@vitrine/core/inventory/inventory.calls.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import { mergeItems, type StockItem, type StockRow } from './stock-items.ts';

/**
 * The stock of a row of `stock`: expired reservations do not count, nor do those of `except` (rules STOCK-1,
 * STOCK-4). The arguments are the statement's parameters for the time and the excluded holder.
 */
export function levelColumns({ now, except }: { now: string; except: string }): string {
  return `stock.on_hand, CASE WHEN stock.reserved = 0 THEN 0 ELSE (
       SELECT coalesce(sum(quantity), 0) FROM stock_reservations held
       WHERE held.website_id = stock.website_id AND held.variant_id = stock.variant_id
         AND held.expires_at > ${now} AND (${except}::text IS NULL OR held.holder <> ${except}))::int END AS reserved`;
}

/** Stock by variant. */
export async function readLevels(
  database: Database,
  websiteId: Id,
  { variantIds, now, except }: { variantIds: readonly Id[]; now: Date; except: Id | null },
): Promise<StockRow[]> {
  if (variantIds.length === 0) return [];
  return database.query<StockRow>(
    `SELECT stock.variant_id, ${levelColumns({ now: '$3', except: '$4' })}
     FROM stock WHERE stock.website_id = $1 AND stock.variant_id ${among('$2')}`,
    [websiteId, variantIds, now, except],
  );
}

/** Sales of these variants wait until the transaction ends. */
export async function lockLevels(
  database: Database,
  websiteId: Id,
  variantIds: readonly Id[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await database.query(
    'SELECT FROM stock WHERE website_id = $1 AND variant_id = ANY ($2) ORDER BY variant_id FOR UPDATE',
    [websiteId, variantIds],
  );
}

export async function readRow(database: Database, websiteId: Id, variantId: Id): Promise<StockRow | null> {
  const [row] = await database.query<StockRow>(
    'SELECT variant_id, on_hand, reserved FROM stock WHERE website_id = $1 AND variant_id = $2',
    [websiteId, variantId],
  );
  return row ?? null;
}

export interface NewLevel {
  readonly variantId: Id;
  readonly onHand: number | null;
}

export interface ChangedLevel extends StockRow {
  before: number | null;
  is_new: boolean;
}

/** Sets the stock; rows that already have the value are not returned. */
export async function upsertLevels(
  database: Database,
  websiteId: Id,
  levels: readonly NewLevel[],
): Promise<ChangedLevel[]> {
  if (levels.length === 0) return [];
  return database.query<ChangedLevel>(
    `WITH given AS (SELECT variant_id, on_hand FROM unnest($2::text[], $3::int[]) AS given (variant_id, on_hand)),
     locked AS MATERIALIZED (
       SELECT variant_id, on_hand FROM stock WHERE website_id = $1 AND variant_id = ANY ($2) ORDER BY variant_id FOR UPDATE),
     written AS (
       INSERT INTO stock (website_id, variant_id, on_hand)
       SELECT $1, variant_id, given.on_hand FROM given LEFT JOIN locked USING (variant_id)
       WHERE locked.variant_id IS NULL OR locked.on_hand IS DISTINCT FROM given.on_hand ORDER BY variant_id
       ON CONFLICT (website_id, variant_id) DO UPDATE SET on_hand = excluded.on_hand
       RETURNING variant_id, on_hand, reserved)
     SELECT written.*, locked.on_hand AS before, locked.variant_id IS NULL AS is_new
     FROM written LEFT JOIN locked USING (variant_id)`,
    [websiteId, levels.map(level => level.variantId), levels.map(level => level.onHand)],
  );
}

/** Adds to the stock; unlimited rows stay unchanged. Null if one would fall below zero. */
export async function addToLevels(
  database: Database,
  websiteId: Id,
  items: readonly StockItem[],
): Promise<StockRow[]> {
  const { variantIds, quantities } = mergeItems(items);
  return database.query<StockRow>(
    `WITH given AS (SELECT variant_id, quantity FROM unnest($2::text[], $3::int[]) AS given (variant_id, quantity)),
     locked AS MATERIALIZED (
       SELECT variant_id FROM stock WHERE website_id = $1 AND variant_id = ANY ($2) AND on_hand IS NOT NULL
       ORDER BY variant_id FOR UPDATE)
     UPDATE stock SET on_hand = stock.on_hand + given.quantity FROM given JOIN locked USING (variant_id)
     WHERE stock.website_id = $1 AND stock.variant_id = ANY ($2) AND stock.variant_id = given.variant_id
     RETURNING stock.variant_id, stock.on_hand, stock.reserved`,
    [websiteId, variantIds, quantities],
  );
}

/** Null if there is no such row, it is unlimited, or it would fall below zero. */
export async function addToLevel(
  database: Database,
  websiteId: Id,
  { variantId, change }: { variantId: Id; change: number },
): Promise<StockRow | null> {
  const [row] = await database.query<StockRow>(
    `UPDATE stock SET on_hand = on_hand + $3 WHERE website_id = $1 AND variant_id = $2 AND on_hand + $3 >= 0
     RETURNING variant_id, on_hand, reserved`,
    [websiteId, variantId, change],
  );
  return row ?? null;
}

/** How many pieces an order still has of what was taken for it; nothing about variants of which none were counted. */
export async function readTaken(
  database: Database,
  websiteId: Id,
  { orderId, variantIds }: { readonly orderId: Id; readonly variantIds: readonly Id[] },
): Promise<Map<Id, number>> {
  const rows = await database.query<{ variant_id: string; taken: number }>(
    `SELECT variant_id, greatest(0, -sum(change))::int AS taken FROM stock_changes
     WHERE website_id = $1 AND order_id = $2 AND variant_id = ANY ($3) GROUP BY variant_id HAVING min(change) < 0`,
    [websiteId, orderId, variantIds],
  );
  return new Map(rows.map(({ variant_id: variantId, taken }) => [variantId, taken]));
}

export async function deleteLevels(
  database: Database,
  websiteId: Id,
  variantIds: readonly Id[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await database.query(
    `WITH gone AS (DELETE FROM stock_reservations WHERE website_id = $1 AND variant_id = ANY ($2))
     DELETE FROM stock WHERE website_id = $1 AND variant_id = ANY ($2)`,
    [websiteId, variantIds],
  );
}

export interface StockChangeRow {
  id: string;
  variant_id: string;
  at: Date;
  change: number | null;
  on_hand: number | null;
  reason: StockReason;
  order_id: string | null;
  actor: string;
}

export async function insertChanges(
  database: Database,
  websiteId: Id,
  changes: readonly StockChangeRow[],
): Promise<void> {
  if (changes.length === 0) return;
  await database.query(
    `INSERT INTO stock_changes (website_id, id, variant_id, at, change, on_hand, reason, order_id, actor)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[])`,
    [
      websiteId,
      changes.map(one => one.id),
      changes.map(one => one.variant_id),
      changes.map(one => one.at),
      changes.map(one => one.change),
      changes.map(one => one.on_hand),
      changes.map(one => one.reason),
      changes.map(one => one.order_id),
      changes.map(one => one.actor),
    ],
  );
}
