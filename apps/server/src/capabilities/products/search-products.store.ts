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

/** Texts inside a rich text document, without the names of its nodes. */
const description = `jsonb_path_query_array(products.description, '$.** ? (@.type == "text").text')`;
const skus = `(SELECT string_agg(sku, ' ') FROM variants
  WHERE variants.website_id = products.website_id AND variants.product_id = products.id)`;
const hasSku = `EXISTS (SELECT FROM variants WHERE variants.website_id = products.website_id
  AND variants.product_id = products.id AND lower(sku) = lower($4))`;

/** Visible products that hold the words; a SKU that is typed whole comes first, then the best. */
export async function searchVisible(
  database: Database,
  websiteId: Id,
  { query, config, now, limit, offset }: ProductSearch,
): Promise<{ ids: Id[]; total: number }> {
  const rows = await database.query<{ id: string | null; total: number }>(
    `WITH asked AS (SELECT websearch_to_tsquery($3::regconfig, $4) AS query),
     texts AS (
       SELECT id, position, ${hasSku} AS is_exact,
         setweight(to_tsvector($3::regconfig, concat_ws(' ', title, ${skus})), 'A')
           || setweight(to_tsvector($3::regconfig, concat_ws(' ', array_to_string(categories, ' '), array_to_string(tags, ' '))), 'B')
           || setweight(to_tsvector($3::regconfig, excerpt), 'C')
           || jsonb_to_tsvector($3::regconfig, ${description}, '["string"]') AS text
       FROM products WHERE ${visibleProducts}),
     found AS (
       SELECT id, row_number() OVER (ORDER BY is_exact DESC, ts_rank(text, query) DESC, position, id) AS place
       FROM texts, asked WHERE is_exact OR text @@ query)
     SELECT (SELECT count(*)::int FROM found) AS total, page.id FROM (VALUES (1)) AS one (row)
       LEFT JOIN LATERAL (SELECT id, place FROM found ORDER BY place LIMIT $5 OFFSET $6) AS page ON true
     ORDER BY page.place`,
    [websiteId, now, config, query.slice(0, 200), limit, offset],
  );
  return { ids: rows.flatMap(row => row.id ?? []), total: rows[0]?.total ?? 0 };
}
