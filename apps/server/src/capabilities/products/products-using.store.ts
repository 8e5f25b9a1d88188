import type { ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Products that show a file: among their pictures and videos, for a variant or the value of an option, in their description. */
export async function listProductsUsing(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<{ assetId: Id; id: Id; title: string }[]> {
  return database.query(
    `WITH using_it AS (
       SELECT id AS product_id, unnest(image_ids) AS asset_id FROM products WHERE website_id = $1
       UNION SELECT product_id, image_id FROM variants WHERE website_id = $1
       UNION SELECT id, jsonb_path_query(option_styles, '$[*].images[*].imageId') #>> '{}' FROM products WHERE website_id = $1
       UNION SELECT id, jsonb_path_query(videos, '$[*].*') #>> '{}' FROM products WHERE website_id = $1
       UNION SELECT id, (regexp_matches(description::text, '\\m[0-9a-z]{24}\\M', 'g'))[1] FROM products WHERE website_id = $1)
     SELECT asset_id AS "assetId", id, title FROM using_it JOIN products ON website_id = $1 AND id = product_id
     WHERE asset_id = ANY ($2) AND deleted_at IS NULL ORDER BY title, id`,
    [websiteId, assetIds],
  );
}

/** Categories with one of these pictures. */
export async function listCategoriesUsing(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<{ assetId: Id; id: Id; title: string }[]> {
  return database.query(
    `SELECT image_id AS "assetId", id, name AS title FROM product_categories
     WHERE website_id = $1 AND image_id = ANY ($2) AND deleted_at IS NULL ORDER BY name, id`,
    [websiteId, assetIds],
  );
}

/** Products whose buyers download one of these files, which need not be public for that. */
export async function listProductsSelling(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<{ assetId: Id; id: Id; title: string }[]> {
  return database.query(
    `SELECT file->>'assetId' AS "assetId", id, title
     FROM products CROSS JOIN LATERAL jsonb_array_elements(downloads->'files') AS file
     WHERE website_id = $1 AND deleted_at IS NULL AND file->>'assetId' = ANY ($2) ORDER BY title, id`,
    [websiteId, assetIds],
  );
}

/** Of products by their ids, deleted ones too. */
export async function readProductDownloads(
  database: Database,
  websiteId: Id,
  productIds: readonly Id[],
): Promise<ReadonlyMap<Id, ProductDownloads>> {
  const rows = await database.query<{ id: Id; downloads: ProductDownloads }>(
    'SELECT id, downloads FROM products WHERE website_id = $1 AND id = ANY ($2)',
    [websiteId, productIds],
  );
  return new Map(rows.map(({ id, downloads }) => [id, downloads]));
}

/** Sells another file in the place of one (rule DOWNLOAD-3). */
export async function replaceInProducts(
  database: Database,
  websiteId: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  await database.query(
    `UPDATE products SET downloads = replace(downloads::text, $2, $3)::jsonb, version = version + 1
     WHERE website_id = $1 AND downloads->'files' @> jsonb_build_array(jsonb_build_object('assetId', $2::text))`,
    [websiteId, from, to],
  );
}
