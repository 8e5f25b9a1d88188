import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Review, type ReviewState, reviewStates } from '@vitrine/core/reviews/review.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import type { ReviewRow } from './reviews.store.ts';

type ListedRow = ReviewRow & { product_title: string; order_number: number | null };

const select = 'reviews.*, products.title AS product_title, orders.number AS order_number';
const from = `reviews JOIN products ON products.website_id = reviews.website_id AND products.id = reviews.product_id
  LEFT JOIN orders ON orders.website_id = reviews.website_id AND orders.id = reviews.order_id`;
const newestFirst = {
  name: 'newest',
  column: 'reviews.submitted_at',
  type: 'timestamptz',
  id: 'reviews.id',
  isDescending: true,
} as const;

export interface ReviewFilter extends PageWanted {
  readonly state?: ReviewState | undefined;
  readonly stars?: number | undefined;
  readonly productId?: Id | undefined;
  readonly isReported: boolean;
  readonly search: string;
}

/** Newest first, without those in the trash. Only what is asked for is in the statement, so that an index has its order. */
export async function listReviewRows(
  database: Database,
  websiteId: Id,
  { state, stars, productId, isReported, search, ...wanted }: ReviewFilter,
): Promise<Result<KeysetPage<Review> & { total: number }>> {
  const values: unknown[] = [websiteId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const words = search === '' ? '' : place(containing(search));
  const where = [
    'reviews.website_id = $1 AND reviews.deleted_at IS NULL',
    ...(state === undefined ? [] : [`reviews.state = ${place(state)}`]),
    ...(stars === undefined ? [] : [`reviews.stars = ${place(stars)}`]),
    ...(productId === undefined ? [] : [`reviews.product_id = ${place(productId)}`]),
    ...(isReported ? ['reviews.is_reported'] : []),
    ...(words === ''
      ? []
      : [
          `(reviews.title ILIKE ${words} OR reviews.body ILIKE ${words} OR reviews.author ILIKE ${words} OR products.title ILIKE ${words})`,
        ]),
  ].join(' AND ');
  const [counted] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${words === '' ? 'reviews' : from} WHERE ${where}`,
    values,
  );
  const page = await readPage<ListedRow>(
    database,
    { select, from, where, values, order: newestFirst },
    wanted,
  );
  if (!page.ok) return page;
  const { rows, next, previous } = page.value;
  return succeed({ rows: rows.map(viewOf), next, previous, total: counted?.total ?? 0 });
}

/** Those not in the trash. */
export async function countReviews(
  database: Database,
  websiteId: Id,
): Promise<{ counts: Record<ReviewState, number>; reported: number }> {
  const rows = await database.query<{ state: ReviewState; count: number }>(
    'SELECT state, count(*)::int AS count FROM reviews WHERE website_id = $1 AND deleted_at IS NULL GROUP BY state',
    [websiteId],
  );
  const counts = Object.fromEntries(reviewStates.map(state => [state, 0])) as Record<ReviewState, number>;
  for (const { state, count } of rows) counts[state] = count;
  const [reported] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM reviews WHERE website_id = $1 AND deleted_at IS NULL AND is_reported',
    [websiteId],
  );
  return { counts, reported: reported?.count ?? 0 };
}

/** Also from the trash. */
export async function readReview(database: Database, websiteId: Id, id: Id): Promise<Review | null> {
  const [row] = await database.query<ListedRow>(
    `SELECT ${select} FROM ${from} WHERE reviews.website_id = $1 AND reviews.id = $2`,
    [websiteId, id],
  );
  return row ? viewOf(row) : null;
}

function viewOf(row: ListedRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title,
    orderId: row.order_id,
    orderNumber: row.order_number,
    source: row.source,
    state: row.state,
    stars: row.stars,
    title: row.title,
    text: row.body,
    author: row.author,
    reply: row.reply,
    repliedAt: row.replied_at?.toISOString() ?? null,
    reports: row.reports,
    reportReason: row.report_reason,
    submittedAt: row.submitted_at.toISOString(),
  };
}
