import { collectionTypes } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** The shops that the terms of products were last written for; none on a website that had one shop. */
export async function readIndexedShops(database: Database, websiteId: Id): Promise<readonly Id[]> {
  const [row] = await database.query<{ shop_ids: Id[] }>(
    'SELECT shop_ids FROM product_shops WHERE website_id = $1',
    [websiteId],
  );
  return row?.shop_ids ?? [];
}

export async function keepIndexedShops(
  database: Database,
  websiteId: Id,
  shopIds: readonly Id[],
): Promise<void> {
  await database.query(
    `INSERT INTO product_shops (website_id, shop_ids) VALUES ($1, $2)
     ON CONFLICT (website_id) DO UPDATE SET shop_ids = excluded.shop_ids`,
    [websiteId, shopIds],
  );
}

/** Those of these that are pages of products, also in the trash. */
export async function readShopPages(
  database: Database,
  websiteId: Id,
  shopIds: readonly Id[],
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM collections WHERE website_id = $1 AND id = ANY ($2) AND type = $3',
    [websiteId, shopIds, collectionTypes.products],
  );
  return rows.map(({ id }) => id);
}

/** Whether a product that is not deleted names this shop. */
export async function hasProducts(database: Database, websiteId: Id, shopId: Id): Promise<boolean> {
  const rows = await database.query(
    'SELECT FROM products WHERE website_id = $1 AND $2 = ANY (shop_ids) AND deleted_at IS NULL LIMIT 1',
    [websiteId, shopId],
  );
  return rows.length > 0;
}

/** The shops of products that are not deleted, locked in one order until the transaction ends. */
export async function holdShops(
  database: Database,
  websiteId: Id,
  productIds: readonly Id[],
): Promise<{ id: Id; shopIds: Id[] }[]> {
  return database.query(
    `SELECT id, shop_ids AS "shopIds" FROM products
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [websiteId, productIds],
  );
}

export async function saveShops(
  database: Database,
  websiteId: Id,
  { products, now }: { products: readonly { id: Id; shopIds: readonly Id[] }[]; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE products SET shop_ids = ARRAY(SELECT jsonb_array_elements_text(given->'shopIds')), updated_at = $3,
       version = version + 1
     FROM jsonb_array_elements($2::jsonb) AS given WHERE website_id = $1 AND id = given->>'id'`,
    [websiteId, JSON.stringify(products), now],
  );
}
