import type { Id } from '@vitrine/core/id/id.ts';
import type { ReviewSource, ReviewState } from '@vitrine/core/reviews/review.ts';
import type { ReviewSort } from '@vitrine/core/reviews/review-views.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';

export interface ReviewRow {
  id: string;
  product_id: string;
  order_id: string | null;
  line_id: string | null;
  source: ReviewSource;
  state: ReviewState;
  stars: number;
  title: string;
  body: string;
  author: string;
  reply: string;
  replied_at: Date | null;
  reports: number;
  report_reason: string;
  submitted_at: Date;
  deleted_at: Date | null;
  deleted_by: string;
}

type NewReview = Pick<
  ReviewRow,
  | 'id'
  | 'product_id'
  | 'order_id'
  | 'line_id'
  | 'source'
  | 'state'
  | 'stars'
  | 'title'
  | 'body'
  | 'author'
  | 'submitted_at'
>;

const written = [
  'id',
  'product_id',
  'order_id',
  'line_id',
  'source',
  'state',
  'stars',
  'title',
  'body',
  'author',
  'submitted_at',
] as const satisfies readonly (keyof NewReview)[];

/** Whether it is new: a line that was reviewed stays as it is (rule REVIEW-4). */
export async function insertReview(database: Database, websiteId: Id, row: NewReview): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO reviews (website_id, ${written.join(', ')}) VALUES ($1, ${written.map((_, at) => `$${at + 2}`).join(', ')})
     ON CONFLICT (website_id, order_id, line_id) WHERE order_id IS NOT NULL DO NOTHING RETURNING id`,
    [websiteId, ...written.map(name => row[name])],
  );
  return rows.length === 1;
}

/** The lines of an order that were reviewed, also if the review was deleted since. */
export async function listReviewedLines(database: Database, websiteId: Id, orderId: Id): Promise<Set<Id>> {
  const rows = await database.query<{ line_id: Id }>(
    'SELECT line_id FROM reviews WHERE website_id = $1 AND order_id = $2',
    [websiteId, orderId],
  );
  return new Set(rows.map(row => row.line_id));
}

/** Locked until the transaction ends. */
export async function lockReview(database: Database, websiteId: Id, id: Id): Promise<ReviewRow | null> {
  const [row] = await database.query<ReviewRow>(
    'SELECT * FROM reviews WHERE website_id = $1 AND id = $2 FOR UPDATE',
    [websiteId, id],
  );
  return row ?? null;
}

/** A review that visitors see. */
export async function readShownReview(database: Database, websiteId: Id, id: Id): Promise<ReviewRow | null> {
  const [row] = await database.query<ReviewRow>(
    'SELECT * FROM reviews WHERE website_id = $1 AND id = $2 AND is_shown',
    [websiteId, id],
  );
  return row ?? null;
}

/** A decision also settles the reports: the person has seen them. */
export async function updateState(
  database: Database,
  websiteId: Id,
  { id, from, to }: { id: Id; from: ReviewState; to: ReviewState },
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE reviews SET state = $4, reports = 0, report_reason = ''
     WHERE website_id = $1 AND id = $2 AND state = $3 AND deleted_at IS NULL RETURNING id`,
    [websiteId, id, from, to],
  );
  return rows.length === 1;
}

export async function updateReply(
  database: Database,
  websiteId: Id,
  { id, reply, at }: { id: Id; reply: string; at: Date | null },
): Promise<void> {
  await database.query('UPDATE reviews SET reply = $3, replied_at = $4 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    reply,
    at,
  ]);
}

export async function addReport(
  database: Database,
  websiteId: Id,
  { id, reason }: { id: Id; reason: string },
): Promise<void> {
  await database.query(
    `UPDATE reviews SET reports = reports + 1, report_reason = CASE $3 WHEN '' THEN report_reason ELSE $3 END
     WHERE website_id = $1 AND id = $2 AND is_shown`,
    [websiteId, id, reason],
  );
}

/** Deletes or restores it. */
export async function updateDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date | null; by: string },
): Promise<void> {
  await database.query(
    'UPDATE reviews SET deleted_at = $3, deleted_by = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, id, at, by],
  );
}

/** From the trash, for good. */
export async function deleteReviewRow(database: Database, websiteId: Id, id: Id): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM reviews WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL RETURNING id',
    [websiteId, id],
  );
  return rows.length === 1;
}

/** Of all websites. */
export async function deleteOldReviews(database: Database, before: Date): Promise<void> {
  await acrossWebsites(database).query('DELETE FROM reviews WHERE deleted_at < $1', [before]);
}

const orders: Readonly<Record<ReviewSort, { readonly by: string; readonly isDescending: boolean }>> = {
  newest: { by: 'submitted_at', isDescending: true },
  oldest: { by: 'submitted_at', isDescending: false },
  highest: { by: 'stars, submitted_at', isDescending: true },
  lowest: { by: 'stars, submitted_at', isDescending: false },
};

/**
 * A page of what visitors see of a product. The index alone skips the rows before it, from the nearer end of the list.
 */
export async function listShownReviews(
  database: Database,
  websiteId: Id,
  asked: { productId: Id; sort: ReviewSort; limit: number; offset: number; total: number },
): Promise<ReviewRow[]> {
  const { productId, sort, offset, total } = asked;
  const limit = Math.min(asked.limit, total - offset);
  if (limit <= 0) return [];
  const after = total - offset - limit;
  const isFromEnd = after < offset;
  const { by, isDescending } = orders[sort];
  const direction = isDescending === isFromEnd ? 'ASC' : 'DESC';
  const order = `${by}, id`
    .split(', ')
    .map(column => `${column} ${direction}`)
    .join(', ');
  const rows = await database.query<ReviewRow>(
    `SELECT reviews.* FROM reviews JOIN (
       SELECT id FROM reviews WHERE website_id = $1 AND product_id = $2 AND is_shown ORDER BY ${order} LIMIT $3 OFFSET $4
     ) AS shown USING (id) WHERE website_id = $1 ORDER BY ${order}`,
    [websiteId, productId, limit, isFromEnd ? after : offset],
  );
  return isFromEnd ? rows.reverse() : rows;
}
