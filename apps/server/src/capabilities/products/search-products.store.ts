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

/** Brings the words of products up to date that changed since somebody searched, or all after a change of language. */
async function refreshTexts(database: Database, websiteId: Id, config: string): Promise<void> {
  await database.query(
    `INSERT INTO product_texts (website_id, product_id, version, config, text)
     SELECT products.website_id, products.id, products.version, $2,
       setweight(to_tsvector($2::text::regconfig, concat_ws(' ', title, ${skus})), 'A')
         || setweight(to_tsvector($2::text::regconfig, concat_ws(' ', array_to_string(categories, ' '), array_to_string(tags, ' '))), 'B')
         || setweight(to_tsvector($2::text::regconfig, excerpt), 'C')
         || jsonb_to_tsvector($2::text::regconfig, ${description}, '["string"]')
     FROM products LEFT JOIN product_texts AS known ON known.website_id = products.website_id AND known.product_id = products.id
     WHERE products.website_id = $1 AND products.deleted_at IS NULL
       AND (known.version, known.config) IS DISTINCT FROM (products.version, $2)
     ORDER BY products.id
     ON CONFLICT (website_id, product_id) DO UPDATE SET version = excluded.version, config = excluded.config, text = excluded.text`,
    [websiteId, config],
  );
}

/** Visible products that hold the words; a SKU that is typed whole comes first, then the best. */
export async function searchVisible(
  database: Database,
  websiteId: Id,
  { query, config, now, limit, offset }: ProductSearch,
): Promise<{ ids: Id[]; total: number }> {
  await refreshTexts(database, websiteId, config);
  const rows = await database.query<{ id: string | null; total: number }>(
    `WITH asked AS (SELECT websearch_to_tsquery($3::regconfig, $4) AS query),
     exact AS (SELECT DISTINCT product_id AS id FROM variants WHERE website_id = $1 AND lower(sku) = lower($4)),
     matching AS (
       SELECT product_id AS id, ts_rank(text, query) AS rank FROM product_texts, asked
       WHERE website_id = $1 AND text @@ query),
     found AS (
       SELECT products.id, row_number() OVER (
         ORDER BY (exact.id IS NOT NULL) DESC, matching.rank DESC NULLS LAST, position, products.id) AS place
       FROM products LEFT JOIN exact ON exact.id = products.id LEFT JOIN matching ON matching.id = products.id
       WHERE ${visibleProducts} AND (exact.id IS NOT NULL OR matching.id IS NOT NULL))
     SELECT (SELECT count(*)::int FROM found) AS total, page.id FROM (VALUES (1)) AS one (row)
       LEFT JOIN LATERAL (SELECT id, place FROM found ORDER BY place LIMIT $5 OFFSET $6) AS page ON true
     ORDER BY page.place`,
    [websiteId, now, config, query.slice(0, 200), limit, offset],
  );
  return { ids: rows.flatMap(row => row.id ?? []), total: rows[0]?.total ?? 0 };
}
