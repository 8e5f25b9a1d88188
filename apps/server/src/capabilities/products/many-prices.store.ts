import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import { jsonRows } from '../../database/json-rows.ts';
import type { VariantRow } from './product-rows.ts';

export type PricedRow = Pick<VariantRow, 'id' | 'option_values' | 'price' | 'sale_price' | 'is_on_sale'> & {
  readonly title: string;
};

/** The variants of these products, unless they were deleted. */
export async function readPrices(
  database: Database,
  websiteId: Id,
  { productIds, limit }: { productIds: readonly Id[]; limit: number },
): Promise<PricedRow[]> {
  return database.query<PricedRow>(
    `SELECT variants.id, title, option_values, price, sale_price, is_on_sale
     FROM products JOIN variants ON variants.website_id = products.website_id AND variants.product_id = products.id
     WHERE products.website_id = $1 AND products.id ${among('$2')} AND deleted_at IS NULL
     ORDER BY lowered_title, products.id, variants.position, variants.id LIMIT $3`,
    [websiteId, productIds, limit],
  );
}

/** Locks the products of these variants until the transaction ends, in the order of every change of several. */
export async function lockWithVariants(
  database: Database,
  websiteId: Id,
  variantIds: readonly Id[],
): Promise<void> {
  await database.query(
    `SELECT FROM products WHERE website_id = $1 AND id = ANY (ARRAY(
       SELECT product_id FROM variants WHERE website_id = $1 AND id ${among('$2')})) ORDER BY id FOR UPDATE`,
    [websiteId, variantIds],
  );
}

interface NewPrice {
  readonly variantId: Id;
  readonly from: number;
  readonly to: number;
}

/** Returns the product of each variant whose price was changed. */
export async function updatePrices(
  database: Database,
  websiteId: Id,
  prices: readonly NewPrice[],
): Promise<Id[]> {
  const rows = await database.query<{ product_id: Id }>(
    `UPDATE variants SET price = given.next
     FROM json_to_recordset($2::json) AS given (id text, price integer, next integer)
     WHERE variants.website_id = $1 AND variants.id = given.id AND variants.price = given.price
       AND given.next <> given.price AND NOT (is_on_sale AND sale_price IS NOT NULL AND sale_price >= given.next)
       AND EXISTS (SELECT FROM products
         WHERE products.website_id = $1 AND products.id = variants.product_id AND deleted_at IS NULL)
     RETURNING product_id`,
    [
      websiteId,
      jsonRows(prices.map(({ variantId, from, to }) => ({ id: variantId, price: from, next: to }))),
    ],
  );
  return rows.map(row => row.product_id);
}

export async function raiseVersions(
  database: Database,
  websiteId: Id,
  { productIds, now }: { productIds: readonly Id[]; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE products SET version = version + 1, updated_at = $3 WHERE website_id = $1 AND id ${among('$2')}`,
    [websiteId, productIds, now],
  );
}
