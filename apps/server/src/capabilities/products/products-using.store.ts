import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Products that use a file: among their pictures, for a variant, in their description. */
export async function listProductsUsing(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<{ assetId: Id; id: Id; title: string }[]> {
  return database.query(
    `WITH using_it AS (
       SELECT id AS product_id, unnest(image_ids) AS asset_id FROM products WHERE website_id = $1
       UNION SELECT product_id, image_id FROM variants WHERE website_id = $1
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
