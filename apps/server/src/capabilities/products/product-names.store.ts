import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

export interface ProductName {
  readonly id: Id;
  readonly slug: string;
  readonly is_deleted: boolean;
}

/** The products that have these ids or addresses, also deleted ones. */
export async function readProductNames(
  database: Database,
  websiteId: Id,
  { ids = [], slugs = [] }: { ids?: readonly Id[]; slugs?: readonly string[] },
): Promise<ProductName[]> {
  if (ids.length === 0 && slugs.length === 0) return [];
  const columns = 'id, slug, deleted_at IS NOT NULL AS is_deleted';
  return database.query<ProductName>(
    `SELECT ${columns} FROM products WHERE website_id = $1 AND id ${among('$2')}
     UNION SELECT ${columns} FROM products WHERE website_id = $1 AND slug ${among('$3')}`,
    [websiteId, ids, slugs],
  );
}

/** The products with a variant that has one of these SKUs, without deleted ones; a SKU need not be unique. */
export async function readProductsOfSkus(
  database: Database,
  websiteId: Id,
  loweredSkus: readonly string[],
): Promise<{ sku: string; id: Id }[]> {
  if (loweredSkus.length === 0) return [];
  return database.query<{ sku: string; id: Id }>(
    `SELECT DISTINCT lowered_sku AS sku, products.id FROM variants
     JOIN products ON products.website_id = $1 AND products.id = variants.product_id AND deleted_at IS NULL
     WHERE variants.website_id = $1 AND lowered_sku ${among('$2')}`,
    [websiteId, loweredSkus],
  );
}
