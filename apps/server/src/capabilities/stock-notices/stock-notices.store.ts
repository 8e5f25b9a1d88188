import type { Id } from '@vitrine/core/id/id.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

export interface NoticeRow {
  id: string;
  product_id: string;
  variant_id: string;
  email: string;
  words: string;
  asked_at: Date;
  confirmed_at: Date | null;
  told_at: Date | null;
}

const isWaiting = 'confirmed_at IS NOT NULL AND told_at IS NULL';
/** The variant of a notice has pieces that nobody holds. */
const isBack = `EXISTS (SELECT FROM stock WHERE stock.website_id = stock_notices.website_id
  AND stock.variant_id = stock_notices.variant_id AND (on_hand IS NULL OR on_hand > reserved))`;

/** Returns the id; null if the person is already waiting. A person who was notified before can ask again. */
export async function saveNotice(
  database: Database,
  websiteId: Id,
  row: Pick<NoticeRow, 'id' | 'product_id' | 'variant_id' | 'email' | 'words' | 'asked_at'>,
): Promise<Id | null> {
  const [saved] = await database.query<{ id: Id }>(
    `INSERT INTO stock_notices (website_id, id, product_id, variant_id, email, words, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (website_id, variant_id, email) DO UPDATE SET words = $6, asked_at = $7, confirmed_at = NULL,
       told_at = NULL WHERE stock_notices.confirmed_at IS NULL OR stock_notices.told_at IS NOT NULL
     RETURNING id`,
    [websiteId, row.id, row.product_id, row.variant_id, row.email, row.words, row.asked_at],
  );
  return saved?.id ?? null;
}

export async function readNotice(database: Database, websiteId: Id, id: Id): Promise<NoticeRow | null> {
  const [row] = await database.query<NoticeRow>(
    'SELECT * FROM stock_notices WHERE website_id = $1 AND id = $2',
    [websiteId, id],
  );
  return row ?? null;
}

export async function markConfirmed(database: Database, websiteId: Id, id: Id, at: Date): Promise<void> {
  await database.query(
    'UPDATE stock_notices SET confirmed_at = $3 WHERE website_id = $1 AND id = $2 AND confirmed_at IS NULL',
    [websiteId, id, at],
  );
}

/** False if it was told by another process. */
export async function markTold(database: Database, websiteId: Id, id: Id, at: Date): Promise<boolean> {
  const rows = await database.query(
    `UPDATE stock_notices SET told_at = $3 WHERE website_id = $1 AND id = $2 AND ${isWaiting} RETURNING id`,
    [websiteId, id, at],
  );
  return rows.length === 1;
}

export async function deleteNotice(database: Database, websiteId: Id, id: Id): Promise<void> {
  await database.query('DELETE FROM stock_notices WHERE website_id = $1 AND id = $2', [websiteId, id]);
}

export async function deleteNoticesOf(database: Database, websiteId: Id, email: string): Promise<void> {
  await database.query('DELETE FROM stock_notices WHERE website_id = $1 AND email = $2', [
    websiteId,
    email.toLowerCase(),
  ]);
}

/** Of all websites: some of those not confirmed or told since a time, or waiting for longer; returns how many. */
export async function deleteOldNotices(
  database: Database,
  { told, waiting, limit }: { told: Date; waiting: Date; limit: number },
): Promise<number> {
  const rows = await acrossWebsites(database).query(
    `DELETE FROM stock_notices WHERE (website_id, id) IN (
       SELECT website_id, id FROM stock_notices
       WHERE told_at < $1 OR confirmed_at IS NULL AND asked_at < $1 OR told_at IS NULL AND confirmed_at < $2
       LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [told, waiting, limit],
  );
  return rows.length;
}

/** Variants that are back, each with its free pieces (null for any number) and how many were told since a time. */
export async function listBack(
  database: Database,
  websiteId: Id,
  toldSince: Date,
): Promise<{ variant_id: Id; pieces: number | null; told: number }[]> {
  return database.query(
    `SELECT waiting.variant_id, stock.on_hand - stock.reserved AS pieces, (
       SELECT count(*)::int FROM stock_notices told WHERE told.website_id = $1
         AND told.variant_id = waiting.variant_id AND told.told_at > $2) AS told
     FROM (SELECT DISTINCT variant_id FROM stock_notices WHERE website_id = $1 AND ${isWaiting}) AS waiting
     JOIN stock ON stock.website_id = $1 AND stock.variant_id = waiting.variant_id
     WHERE stock.on_hand IS NULL OR stock.on_hand > stock.reserved`,
    [websiteId, toldSince],
  );
}

/** Those who wait for a variant, the first of them first. */
export async function listWaiting(
  database: Database,
  websiteId: Id,
  { variantId, limit }: { variantId: Id; limit: number },
): Promise<NoticeRow[]> {
  return database.query<NoticeRow>(
    `SELECT * FROM stock_notices WHERE website_id = $1 AND variant_id = $2 AND ${isWaiting}
     ORDER BY confirmed_at, id LIMIT $3`,
    [websiteId, variantId, limit],
  );
}

export function listWithBack(database: Database, portion: WebsitePortion): Promise<Id[]> {
  return listDueWebsites(database, portion, { table: 'stock_notices', among: isWaiting, isDue: isBack });
}

export async function countWaiting(
  database: Database,
  websiteId: Id,
  productId: Id,
): Promise<{ variantId: Id; people: number }[]> {
  return database.query(
    `SELECT variant_id AS "variantId", count(*)::int AS people FROM stock_notices
     WHERE website_id = $1 AND product_id = $2 AND ${isWaiting} GROUP BY variant_id ORDER BY 1`,
    [websiteId, productId],
  );
}
