import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { Term, TermKey } from './product-lists.store.ts';

/**
 * How many products visitors see, in all or with one term: kept by the database for those that are already public,
 * and counted for those that were scheduled for a time (rule PRODUCT-26).
 */
export async function countVisible(
  database: Database,
  websiteId: Id,
  { now, term }: { now: Date; term: TermKey | null },
): Promise<number> {
  const scheduled =
    term === null
      ? 'products WHERE website_id = $1 AND deleted_at IS NULL AND state = 2 AND publish_at <= $2'
      : 'product_terms WHERE website_id = $1 AND kind = $3 AND slug = $4 AND publish_at <= $2';
  const [row] = await database.query<{ count: number }>(
    `SELECT (SELECT coalesce(sum(shown), 0) FROM product_counts WHERE website_id = $1 AND kind = $3 AND slug = $4)::int
       + (SELECT count(*) FROM ${scheduled})::int AS count`,
    [websiteId, now, term?.kind ?? 'all', term?.slug ?? ''],
  );
  return row?.count ?? 0;
}

/** How many products are not deleted, in all or with one term, whether or not visitors see them. */
export async function countKept(database: Database, websiteId: Id, term: TermKey | null): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT coalesce(sum(kept), 0)::int AS count FROM product_counts WHERE website_id = $1 AND kind = $2 AND slug = $3`,
    [websiteId, term?.kind ?? 'all', term?.slug ?? ''],
  );
  return row?.count ?? 0;
}

/** Categories or tags of products that are not deleted, by name, each as its first product spells it. */
export async function listTerms(
  database: Database,
  websiteId: Id,
  kind: TermKey['kind'],
): Promise<(Term & { count: number })[]> {
  return database.query<Term & { count: number }>(
    `SELECT first.name, counted.slug, count FROM (
       SELECT slug, sum(kept)::int AS count FROM product_counts
       WHERE website_id = $1 AND kind = $2 GROUP BY slug HAVING sum(kept) > 0) AS counted, LATERAL (
       SELECT name FROM product_terms WHERE website_id = $1 AND kind = $2 AND slug = counted.slug
       ORDER BY position, product_id LIMIT 1) AS first
     ORDER BY 1, 2`,
    [websiteId, kind],
  );
}
