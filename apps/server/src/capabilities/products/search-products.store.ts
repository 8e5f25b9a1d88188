import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { visibleProducts } from './product-lists.store.ts';

export interface ProductSearch {
  /** As people type it: words, "phrases", -without. */
  readonly query: string;
  readonly config: string;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** If more products match, only this many are ranked and counted: nobody reads fifty pages (rule PRODUCT-25). */
const mostFound = 1000;

/**
 * Visible products that contain the words; an exact SKU comes first, then the best matches. The query is evaluated
 * before the index is read, so that the plan uses the index for any words.
 */
export async function searchVisible(
  database: Database,
  websiteId: Id,
  { query, config, now, limit, offset }: ProductSearch,
): Promise<{ ids: Id[]; total: number }> {
  const rows = await database.query<{ id: string | null; total: number }>(
    `WITH asked AS MATERIALIZED (
       SELECT words, ('''@' || $1 || '''')::tsquery && words AS query
       FROM (SELECT websearch_to_tsquery($3::regconfig, $4) AS words) AS given WHERE numnode(words) > 0),
     exact AS MATERIALIZED (
       SELECT DISTINCT product_id AS id FROM variants WHERE website_id = $1 AND lowered_sku = lower($4)),
     matching AS MATERIALIZED (
       SELECT product_id AS id, ts_rank(text, words) AS rank FROM asked JOIN product_texts ON text @@ asked.query
       WHERE website_id = $1 LIMIT ${mostFound}),
     either AS MATERIALIZED (
       SELECT coalesce(matching.id, exact.id) AS id, exact.id IS NOT NULL AS is_exact, rank
       FROM matching FULL JOIN exact ON exact.id = matching.id),
     found AS (
       SELECT products.id, row_number() OVER (
         ORDER BY is_exact DESC, rank DESC NULLS LAST, position, products.id) AS place
       FROM either JOIN products ON products.id = either.id
       WHERE ${visibleProducts})
     SELECT (SELECT count(*)::int FROM found) AS total, page.id FROM (VALUES (1)) AS one (row)
       LEFT JOIN LATERAL (SELECT id, place FROM found ORDER BY place LIMIT $5 OFFSET $6) AS page ON true
     ORDER BY page.place`,
    [websiteId, now, config, query.slice(0, 200), limit, offset],
  );
  return { ids: rows.flatMap(row => row.id ?? []), total: rows[0]?.total ?? 0 };
}
