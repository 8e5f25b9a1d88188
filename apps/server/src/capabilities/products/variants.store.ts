import type { ProductDownloads } from '@vitrine/core/downloads/product-downloads.ts';
import type { FormField } from '@vitrine/core/forms/form-fields.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { MadeToOrder } from '@vitrine/core/products/made-to-order.ts';
import type { Plan } from '@vitrine/core/products/plan.ts';
import type { ProductType } from '@vitrine/core/products/product-views.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import { jsonRows } from '../../database/json-rows.ts';
import { levelColumns } from '../inventory/index.ts';
import type { VariantRow } from './product-rows.ts';

/** Writes all variants of these products; removes others and returns their ids. */
export async function replaceVariants(
  database: Database,
  websiteId: Id,
  { productIds, variants }: { productIds: readonly Id[]; variants: readonly VariantRow[] },
): Promise<Id[]> {
  const gone = await database.query<{ id: string }>(
    `DELETE FROM variants WHERE website_id = $1 AND product_id ${among('$2')} AND NOT id = ANY ($3) RETURNING id`,
    [websiteId, productIds, variants.map(variant => variant.id)],
  );
  await database.query(
    `INSERT INTO variants (website_id, id, product_id, position, sku, gtin, option_values, price, sale_price, is_on_sale,
       sale_from, sale_until, per_unit, plan, weight, length, width, height, image_id)
     SELECT $1, id, product_id, position, sku, gtin, option_values, price, sale_price, is_on_sale,
       sale_from, sale_until, per_unit, plan, weight, length, width, height, image_id
     FROM json_populate_recordset(NULL::variants, $2::json)
     ON CONFLICT (website_id, id) DO UPDATE SET position = excluded.position, sku = excluded.sku, gtin = excluded.gtin,
       option_values = excluded.option_values, price = excluded.price, sale_price = excluded.sale_price,
       is_on_sale = excluded.is_on_sale, sale_from = excluded.sale_from, sale_until = excluded.sale_until,
       per_unit = excluded.per_unit, plan = excluded.plan, weight = excluded.weight, length = excluded.length, width = excluded.width,
       height = excluded.height, image_id = excluded.image_id
     WHERE variants.product_id = excluded.product_id`,
    [websiteId, jsonRows(variants)],
  );
  return gone.map(row => row.id);
}

/** A variant with the data of its product. */
export interface SaleRow extends VariantRow {
  type: ProductType;
  state: number;
  publish_at: Date | null;
  deleted_at: Date | null;
  title: string;
  slug: string;
  /** The terms of its categories and of all above them. */
  category_terms: string[];
  shop_ids: string[];
  tax_class: string;
  form: FormField[];
  product_plan: Plan | null;
  downloads: ProductDownloads;
  made_to_order: MadeToOrder | null;
  image_ids: string[];
  /** Null if stock is not counted. */
  on_hand: number | null;
  reserved: number | null;
}

/**
 * With the remaining stock after reservations of holders other than `except`, in one statement for each step to an
 * order.
 */
export async function readSaleRows(
  database: Database,
  websiteId: Id,
  { variantIds, now, except }: { variantIds: readonly Id[]; now: Date; except: Id | null },
): Promise<SaleRow[]> {
  if (variantIds.length === 0) return [];
  return database.query<SaleRow>(
    `SELECT variants.*, type, state, publish_at, products.deleted_at, title, slug, shop_ids, tax_class, form, products.plan AS product_plan, downloads, made_to_order, image_ids,
       ARRAY(SELECT DISTINCT unnest(path) FROM product_categories
         WHERE website_id = $1 AND term = ANY (category_slugs) AND product_categories.deleted_at IS NULL) AS category_terms,
       ${levelColumns({ now: '$3', except: '$4' })}
     FROM variants JOIN products ON products.website_id = variants.website_id AND products.id = variants.product_id
       LEFT JOIN stock ON stock.website_id = variants.website_id AND stock.variant_id = variants.id
     WHERE variants.website_id = $1 AND variants.id ${among('$2')}`,
    [websiteId, variantIds, now, except],
  );
}

/** What exactly this code names: a SKU, a GTIN or a title, in any case; up to 50. */
export async function readVariantsOfCode(database: Database, websiteId: Id, code: string): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM variants WHERE website_id = $1 AND lowered_sku = $2
     UNION SELECT id FROM variants WHERE website_id = $1 AND plain_gtin = $3 AND plain_gtin <> ''
     UNION SELECT variants.id FROM products JOIN variants
       ON variants.website_id = $1 AND variants.product_id = products.id
       WHERE products.website_id = $1 AND lowered_title = $2 AND deleted_at IS NULL
     LIMIT 50`,
    [websiteId, code.toLowerCase(), code.replace(/[- ]/g, '')],
  );
  return rows.map(({ id }) => id);
}

/** The variant of a product with these values of its options, whether or not it is sold. */
export async function readVariantId(
  database: Database,
  websiteId: Id,
  { productId, optionValues }: { productId: Id; optionValues: readonly string[] },
): Promise<Id | null> {
  const [row] = await database.query<{ id: Id }>(
    'SELECT id FROM variants WHERE website_id = $1 AND product_id = $2 AND option_values = $3::text[]',
    [websiteId, productId, optionValues],
  );
  return row?.id ?? null;
}
