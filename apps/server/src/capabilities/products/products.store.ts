import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import { acrossWebsites, type Database } from '../../database/database.ts';
import { jsonRows } from '../../database/json-rows.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import { levelColumns } from '../inventory/index.ts';
import type { ProductRow, ProductWithVariants } from './product-rows.ts';
import { starCounts } from './ratings.store.ts';

/** The variants as a JSON list, together with the product's own columns. */
const withVariants = `products.*, (
  SELECT coalesce(json_agg(variants ORDER BY variants.position, variants.id), '[]') FROM variants
  WHERE variants.website_id = products.website_id AND variants.product_id = products.id) AS variants`;

/** The product's own columns with its variants, their stock at that time, and its rating: all that its views need of it. */
export function asSold(now: string): string {
  return `products.*, (
    SELECT coalesce(json_agg(sold ORDER BY sold.position, sold.id), '[]') FROM (
      SELECT variants.*, level.* FROM variants LEFT JOIN LATERAL (
        SELECT ${levelColumns({ now, except: 'NULL' })} FROM stock
        WHERE stock.website_id = variants.website_id AND stock.variant_id = variants.id OFFSET 0) AS level ON true
      WHERE variants.website_id = products.website_id AND variants.product_id = products.id) AS sold) AS variants, (
    SELECT json_build_object('counts', ${starCounts}, 'samples', samples) FROM product_ratings
    WHERE product_ratings.website_id = products.website_id AND product_id = products.id) AS rating`;
}

export async function readProduct(
  database: Database,
  websiteId: Id,
  productId: Id,
): Promise<ProductWithVariants | null> {
  const [row] = await database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE website_id = $1 AND id = $2`,
    [websiteId, productId],
  );
  return row ?? null;
}

/** Locked against other changes until the transaction ends. */
export async function lockProduct(
  database: Database,
  websiteId: Id,
  productId: Id,
): Promise<ProductWithVariants | null> {
  await database.query('SELECT FROM products WHERE website_id = $1 AND id = $2 FOR UPDATE', [
    websiteId,
    productId,
  ]);
  return readProduct(database, websiteId, productId);
}

/** The same for several, in the order of every change of several; deleted and unknown ones are left out. */
export async function lockProducts(
  database: Database,
  websiteId: Id,
  productIds: readonly Id[],
): Promise<ProductWithVariants[]> {
  await database.query(
    `SELECT FROM products WHERE website_id = $1 AND id ${among('$2')} ORDER BY id FOR UPDATE`,
    [websiteId, productIds],
  );
  return database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE website_id = $1 AND id ${among('$2')} AND deleted_at IS NULL`,
    [websiteId, productIds],
  );
}

/** Products by the keys of their source, including deleted ones; unknown keys are left out. */
export async function readBySources(
  database: Database,
  websiteId: Id,
  sourceKeys: readonly string[],
): Promise<ProductWithVariants[]> {
  return database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE website_id = $1 AND source_key ${among('$2')}`,
    [websiteId, sourceKeys],
  );
}

/** Locks products by the keys of their source until the transaction ends; returns the ids of their variants. */
export async function lockBySources(
  database: Database,
  websiteId: Id,
  sourceKeys: readonly string[],
): Promise<Id[]> {
  const rows = await database.query<{ variant_ids: Id[] }>(
    `WITH held AS MATERIALIZED (
       SELECT id FROM products WHERE website_id = $1 AND source_key ${among('$2')} ORDER BY id FOR UPDATE)
     SELECT ARRAY(SELECT id FROM variants WHERE website_id = $1 AND product_id = ANY (ARRAY(SELECT id FROM held)))
       AS variant_ids`,
    [websiteId, sourceKeys],
  );
  return rows[0]?.variant_ids ?? [];
}

/** The products of this website that have these slugs, including deleted ones; free slugs are left out. */
export async function readSlugOwners(
  database: Database,
  websiteId: Id,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, Id>> {
  const rows = await database.query<{ slug: string; id: Id }>(
    `SELECT slug, id FROM products WHERE website_id = $1 AND slug ${among('$2')}`,
    [websiteId, slugs],
  );
  return new Map(rows.map(row => [row.slug, row.id]));
}

const columns = [
  'id',
  'version',
  'type',
  'state',
  'title',
  'slug',
  'excerpt',
  'brand',
  'description',
  'seo_title',
  'seo_description',
  'option_names',
  'option_styles',
  'tax_class',
  'form',
  'plan',
  'downloads',
  'made_to_order',
  'image_ids',
  'videos',
  'categories',
  'category_slugs',
  'tags',
  'tag_slugs',
  'shop_ids',
  'related_ids',
  'is_featured',
  'publish_at',
  'position',
  'source_key',
  'is_slug_own',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof ProductRow)[];

/**
 * Adds them or, if an id exists, writes all of it again. Those whose slug another product has are left out;
 * returns the ids of the rest.
 */
export async function saveProducts(
  database: Database,
  websiteId: Id,
  products: readonly ProductRow[],
): Promise<ReadonlySet<Id>> {
  const changes = columns.slice(1).map(column => `${column} = excluded.${column}`);
  const rows = await database.query<{ id: Id }>(
    `INSERT INTO products (website_id, ${columns.join(', ')})
     SELECT $1, ${columns.join(', ')} FROM json_populate_recordset(NULL::products, $2::json) AS given
     WHERE coalesce((SELECT id FROM products WHERE website_id = $1 AND products.slug = given.slug), given.id) = given.id
     ON CONFLICT (website_id, id) DO UPDATE SET ${changes.join(', ')} RETURNING id`,
    [websiteId, jsonRows(products)],
  );
  return new Set(rows.map(row => row.id));
}

/** Null means not deleted. Only those in the other state are changed; returns their ids. */
export async function updateDeletedAt(
  database: Database,
  websiteId: Id,
  {
    productIds,
    deletedAt,
    state,
    now,
    by,
  }: { productIds: readonly Id[]; deletedAt: Date | null; state: number; now: Date; by: string },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `UPDATE products SET deleted_at = $3, state = $4, updated_at = $5, deleted_by = $6, version = version + 1
     WHERE website_id = $1 AND id = ANY ($2) AND (deleted_at IS NULL) = ($3::timestamptz IS NOT NULL) RETURNING id`,
    [websiteId, productIds, deletedAt, state, now, by],
  );
  return rows.map(row => row.id);
}

export async function updateStates(
  database: Database,
  websiteId: Id,
  { productIds, state, now }: { productIds: readonly Id[]; state: number; now: Date },
): Promise<number> {
  const rows = await database.query(
    `UPDATE products SET state = $3, updated_at = $4, version = version + 1
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL AND state <> $3 RETURNING id`,
    [websiteId, productIds, state, now],
  );
  return rows.length;
}

export interface CategoryChange {
  readonly productIds: readonly Id[];
  readonly name: string;
  readonly slug: string;
  readonly now: Date;
}

export async function addToCategory(
  database: Database,
  websiteId: Id,
  { productIds, name, slug, now }: CategoryChange,
): Promise<number> {
  const rows = await database.query(
    `UPDATE products SET categories = array_append(categories, $3), category_slugs = array_append(category_slugs, $4),
       updated_at = $5, version = version + 1
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL AND NOT category_slugs @> ARRAY[$4] RETURNING id`,
    [websiteId, productIds, name, slug, now],
  );
  return rows.length;
}

export async function removeFromCategory(
  database: Database,
  websiteId: Id,
  { productIds, slug, now }: Omit<CategoryChange, 'name'>,
): Promise<number> {
  const rows = await database.query(
    `UPDATE products SET
       categories = ARRAY(SELECT name FROM unnest(categories, category_slugs) WITH ORDINALITY AS term (name, slug, at)
         WHERE term.slug <> $3 ORDER BY at),
       category_slugs = array_remove(category_slugs, $3), updated_at = $4, version = version + 1
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL AND category_slugs @> ARRAY[$3] RETURNING id`,
    [websiteId, productIds, slug, now],
  );
  return rows.length;
}

/** Removes them for good, with their variants; returns the ids of those. */
export async function deleteProductRows(
  database: Database,
  websiteId: Id,
  { before, productIds = null }: { before: Date; productIds?: readonly Id[] | null },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `WITH dead AS (SELECT id FROM products WHERE website_id = $1 AND deleted_at < $2
         AND ($3::text[] IS NULL OR id = ANY ($3)) FOR UPDATE),
     sold AS (SELECT variants.id FROM variants JOIN dead ON dead.id = variants.product_id WHERE variants.website_id = $1),
     gone AS (DELETE FROM products WHERE website_id = $1 AND id IN (SELECT id FROM dead))
     SELECT id FROM sold`,
    [websiteId, before, productIds],
  );
  return rows.map(row => row.id);
}

/** Websites that have scheduled products which became visible since then. */
export async function listWithJustPublished(
  database: Database,
  { after, limit }: WebsitePortion,
  { since, now }: { since: Date; now: Date },
): Promise<Id[]> {
  const rows = await acrossWebsites(database).query<{ website_id: Id }>(
    `SELECT DISTINCT website_id FROM products
     WHERE deleted_at IS NULL AND state = 2 AND publish_at > $3 AND publish_at <= $4 AND website_id > $1
     ORDER BY website_id LIMIT $2`,
    [after, limit, since, now],
  );
  return rows.map(row => row.website_id);
}

export function listWithDeletedProducts(
  database: Database,
  portion: WebsitePortion,
  before: Date,
): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'products',
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at < $3',
    values: [before],
  });
}
