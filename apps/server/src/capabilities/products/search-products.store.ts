import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { partSize } from './product-index.store.ts';

export interface ProductSearch {
  /** As people type it: words, "phrases", -without. */
  readonly query: string;
  readonly config: string;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** If more products match, only this many are ranked and counted: nobody reads fifty pages (rule PRODUCT-25). */
export const mostFound = 1000;

const isShown = '(publish_at IS NULL OR publish_at <= $2)';
const matches = (query: string) => `
  SELECT product_id AS id, position, ts_rank(text, words) AS rank
  FROM asked JOIN product_texts ON text @@ asked.${query} WHERE website_id = $1 AND ${isShown}`;

/**
 * Visible products that contain the words; an exact SKU comes first, then the best matches. The query is evaluated
 * before the index is read, so that the plan uses the index for any words. The index lists all products that have a
 * word before the first is read, so it is asked for the last two parts first: only if these have too few with the
 * words, for all.
 */
export async function searchVisible(
  database: Database,
  websiteId: Id,
  { query, config, now, limit, offset }: ProductSearch,
): Promise<{ ids: Id[]; total: number; isMore: boolean }> {
  const [found] = await database.query<{ ids: Id[]; total: number; is_more: boolean }>(
    `WITH asked AS MATERIALIZED (
       SELECT words, part, format('%L', '@' || $1)::tsquery && words AS everywhere,
         (format('%L', '@' || $1 || '/' || part)::tsquery || format('%L', '@' || $1 || '/' || part - 1)::tsquery)
           && words AS newest
       FROM (SELECT websearch_to_tsquery($3::regconfig, $4) AS words) AS given,
         (SELECT coalesce(max(number), 0) / ${partSize} AS part FROM product_texts WHERE website_id = $1) AS last
       WHERE numnode(words) > 0),
     exact AS MATERIALIZED (
       SELECT DISTINCT product_id AS id FROM variants WHERE website_id = $1 AND lowered_sku = lower($4)),
     newest AS MATERIALIZED (${matches('newest')} AND (SELECT part > 1 FROM asked) LIMIT ${mostFound + 1}),
     matching AS MATERIALIZED (
       SELECT * FROM newest WHERE (SELECT count(*) FROM newest) > ${mostFound}
       UNION ALL (${matches('everywhere')} AND (SELECT count(*) FROM newest) <= ${mostFound} LIMIT ${mostFound + 1})),
     found AS MATERIALIZED (
       SELECT id, position, rank, false AS is_exact FROM matching WHERE id NOT IN (SELECT id FROM exact)
       UNION ALL
       SELECT id, position, 0, true FROM exact, LATERAL (
         SELECT position FROM product_texts WHERE website_id = $1 AND product_id = exact.id AND ${isShown} OFFSET 0) AS shown)
     SELECT ARRAY(SELECT id FROM found ORDER BY is_exact DESC, rank DESC, position, id LIMIT $5 OFFSET $6) AS ids,
       least((SELECT count(*) FROM found), ${mostFound})::int AS total,
       (SELECT count(*) FROM matching) > ${mostFound} AS is_more`,
    [websiteId, now, config, query.slice(0, 200), Math.min(limit, Math.max(0, mostFound - offset)), offset],
  );
  return { ids: found?.ids ?? [], total: found?.total ?? 0, isMore: found?.is_more ?? false };
}
