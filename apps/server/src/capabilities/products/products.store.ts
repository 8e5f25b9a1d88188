import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import type { ProductRow, ProductWithVariants } from './product-rows.ts';

/** The variants as a JSON list beside the product's own columns. */
export const withVariants = `products.*, (
  SELECT coalesce(json_agg(variants ORDER BY variants.position, variants.id), '[]') FROM variants
  WHERE variants.website_id = products.website_id AND variants.product_id = products.id) AS variants`;

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

export async function readBySource(
  database: Database,
  websiteId: Id,
  sourceKey: string,
): Promise<ProductWithVariants | null> {
  const [row] = await database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE website_id = $1 AND source_key = $2`,
    [websiteId, sourceKey],
  );
  return row ?? null;
}

/** Those of the slugs that products of this website have, deleted ones too, except one product's own. */
export async function readTakenSlugs(
  database: Database,
  websiteId: Id,
  { slug, except }: { slug: string; except: Id | null },
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ slug: string }>(
    `SELECT slug FROM products WHERE website_id = $1 AND (slug = $2 OR starts_with(slug, $2 || '-'))
       AND ($3::text IS NULL OR id <> $3)`,
    [websiteId, slug, except],
  );
  return new Set(rows.map(row => row.slug));
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
  'option_names',
  'option_styles',
  'image_ids',
  'categories',
  'category_slugs',
  'tags',
  'tag_slugs',
  'is_featured',
  'publish_at',
  'position',
  'source_key',
  'is_slug_own',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies readonly (keyof ProductRow)[];
const jsonColumns: ReadonlySet<keyof ProductRow> = new Set(['description', 'option_styles']);

/** Adds it or, when the id is known, writes all of it again. False when another product has the slug. */
export async function saveProduct(database: Database, websiteId: Id, row: ProductRow): Promise<boolean> {
  const places = columns.map((_, at) => `$${at + 2}`);
  const changes = columns.slice(1).map((column, at) => `${column} = $${at + 3}`);
  const rows = await database.query(
    `INSERT INTO products (website_id, ${columns.join(', ')})
     SELECT $1, ${places.join(', ')} WHERE NOT EXISTS (
       SELECT FROM products WHERE website_id = $1 AND slug = $${columns.indexOf('slug') + 2} AND id <> $2)
     ON CONFLICT (website_id, id) DO UPDATE SET ${changes.join(', ')} RETURNING id`,
    [
      websiteId,
      ...columns.map(column => (jsonColumns.has(column) ? JSON.stringify(row[column]) : row[column])),
    ],
  );
  return rows.length === 1;
}

/** Null means alive. Only those in the other state are changed; their ids are answered. */
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

/** Gone for good, with their variants, whose ids are answered. */
export async function deleteProductRows(
  database: Database,
  websiteId: Id,
  { before, productId = null }: { before: Date; productId?: Id | null },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `WITH dead AS (SELECT id FROM products WHERE website_id = $1 AND deleted_at < $2
         AND ($3::text IS NULL OR id = $3) FOR UPDATE),
     sold AS (SELECT variants.id FROM variants JOIN dead ON dead.id = variants.product_id WHERE variants.website_id = $1),
     gone AS (DELETE FROM products WHERE website_id = $1 AND id IN (SELECT id FROM dead))
     SELECT id FROM sold`,
    [websiteId, before, productId],
  );
  return rows.map(row => row.id);
}

/** Websites that have scheduled products which became visible since then. */
export async function listWithJustPublished(
  database: Database,
  { after, limit }: WebsitePortion,
  { since, now }: { since: Date; now: Date },
): Promise<Id[]> {
  const rows = await database.query<{ website_id: Id }>(
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
