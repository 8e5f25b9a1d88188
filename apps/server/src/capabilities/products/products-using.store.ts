import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Products that show a file: among their pictures, for a variant, in their description. */
export async function listProductsUsing(
  database: Database,
  websiteId: Id,
  assetId: Id,
): Promise<{ id: Id; title: string }[]> {
  return database.query(
    `SELECT id, title FROM products WHERE website_id = $1 AND deleted_at IS NULL
       AND ($2 = ANY (image_ids) OR position($2 in description::text) > 0
         OR id IN (SELECT product_id FROM variants WHERE website_id = $1 AND image_id = $2))
     ORDER BY title, id`,
    [websiteId, assetId],
  );
}
