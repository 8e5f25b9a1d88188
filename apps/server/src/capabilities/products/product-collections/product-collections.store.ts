import type { Id } from '@vitrine/core/id/id.ts';
import type { CollectedProduct, CollectionRule } from '@vitrine/core/products/product-collection.ts';
import { among } from '../../../database/among.ts';
import type { Database } from '../../../database/database.ts';

export interface ProductCollectionRow {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly image_id: Id | null;
  readonly seo_title: string;
  readonly seo_description: string;
  /** Null if it is arranged by hand. */
  readonly rule: CollectionRule | null;
  readonly deleted_at: Date | null;
}

const columns = 'id, slug, name, description, image_id, seo_title, seo_description, rule, deleted_at';

/** Changes of the collections of one website happen one after the other. */
export async function lockCollections(database: Database, websiteId: Id): Promise<void> {
  await database.query(`SELECT pg_advisory_xact_lock(hashtextextended('product_collections ' || $1, 0))`, [
    websiteId,
  ]);
}

/** By its id, deleted or not, or one that is not deleted by its address. */
export async function readCollection(
  database: Database,
  websiteId: Id,
  by: { readonly id: Id } | { readonly slug: string },
): Promise<ProductCollectionRow | null> {
  const [where, value] = 'id' in by ? ['id = $2', by.id] : ['slug = $2 AND deleted_at IS NULL', by.slug];
  const [row] = await database.query<ProductCollectionRow>(
    `SELECT ${columns} FROM product_collections WHERE website_id = $1 AND ${where}`,
    [websiteId, value],
  );
  return row ?? null;
}

/** Those that are not deleted, by name, with how many products each has. */
export async function listCollections(
  database: Database,
  websiteId: Id,
): Promise<(ProductCollectionRow & { count: number })[]> {
  return database.query(
    `SELECT ${columns}, CASE WHEN rule IS NULL
       THEN (SELECT count(*)::int FROM product_collection_picks pick JOIN products
         ON products.website_id = $1 AND products.id = pick.product_id AND products.deleted_at IS NULL
         WHERE pick.website_id = $1 AND collection_id = one.id)
       ELSE (SELECT coalesce(sum(kept), 0)::int FROM product_counts
         WHERE website_id = $1 AND kind = 'collection' AND slug = one.id) END AS count
     FROM product_collections one WHERE website_id = $1 AND deleted_at IS NULL ORDER BY lower(name), id`,
    [websiteId],
  );
}

/** Those filled by a rule. */
export async function listRules(
  database: Database,
  websiteId: Id,
): Promise<{ id: Id; name: string; rule: CollectionRule }[]> {
  return database.query(
    `SELECT id, name, rule FROM product_collections
     WHERE website_id = $1 AND rule IS NOT NULL AND deleted_at IS NULL ORDER BY id`,
    [websiteId],
  );
}

/** Addresses that begin with this one, also of those in the trash. */
export async function listSlugs(database: Database, websiteId: Id, slug: string): Promise<Set<string>> {
  const rows = await database.query<{ slug: string }>(
    'SELECT slug FROM product_collections WHERE website_id = $1 AND starts_with(slug, $2)',
    [websiteId, slug],
  );
  return new Set(rows.map(row => row.slug));
}

export async function countCollections(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM product_collections WHERE website_id = $1 AND deleted_at IS NULL',
    [websiteId],
  );
  return row?.count ?? 0;
}

/** A range of those that are not deleted, with what the sitemap tells of them. */
export async function listCollectionPages(
  database: Database,
  websiteId: Id,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; image_id: Id | null; updated_at: Date }[]> {
  return database.query(
    `SELECT slug, image_id, updated_at FROM product_collections
     WHERE website_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT $2 OFFSET $3`,
    [websiteId, limit, offset],
  );
}

export async function insertCollection(
  database: Database,
  websiteId: Id,
  { id, slug, name, now }: { id: Id; slug: string; name: string; now: Date },
): Promise<void> {
  await database.query(
    `INSERT INTO product_collections (website_id, id, slug, name, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [websiteId, id, slug, name, now],
  );
}

export async function updateCollection(
  database: Database,
  websiteId: Id,
  { row, now }: { row: ProductCollectionRow; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE product_collections SET slug = $3, name = $4, description = $5, image_id = $6, seo_title = $7,
       seo_description = $8, rule = $9, updated_at = $10 WHERE website_id = $1 AND id = $2`,
    [
      websiteId,
      row.id,
      row.slug,
      row.name,
      row.description,
      row.image_id,
      row.seo_title,
      row.seo_description,
      row.rule && JSON.stringify(row.rule),
      now,
    ],
  );
}

/** Into the trash, or out of it. */
export async function markCollection(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date | null; by: string },
): Promise<void> {
  await database.query(
    'UPDATE product_collections SET deleted_at = $3, deleted_by = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, id, at, by],
  );
}

/** Removes one that is in the trash, or all deleted before a time; how many. */
export async function deleteCollections(
  database: Database,
  websiteId: Id,
  { id, before }: { id: Id | null; before: Date },
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM product_collections WHERE website_id = $1 AND deleted_at <= $3 AND ($2::text IS NULL OR id = $2)
     RETURNING 1`,
    [websiteId, id, before],
  );
  return rows.length;
}

/** Those with one of these pictures. */
export async function listCollectionsUsing(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<{ assetId: Id; id: Id; title: string }[]> {
  return database.query(
    `SELECT image_id AS "assetId", id, name AS title FROM product_collections
     WHERE website_id = $1 AND image_id = ANY ($2) AND deleted_at IS NULL ORDER BY name, id`,
    [websiteId, assetIds],
  );
}

const collected = (now: string) => `products.id, products.title, products.image_ids[1] AS "imageId",
  products.state = 1 OR (products.state = 2 AND products.publish_at <= ${now}) AS "isVisible"`;

/** The products arranged by hand, in their order, without deleted ones. */
export async function listPicks(
  database: Database,
  websiteId: Id,
  { id, now }: { id: Id; now: Date },
): Promise<CollectedProduct[]> {
  return database.query<CollectedProduct>(
    `SELECT ${collected('$3')} FROM product_collection_picks pick
     JOIN products ON products.website_id = $1 AND products.id = pick.product_id AND products.deleted_at IS NULL
     WHERE pick.website_id = $1 AND collection_id = $2 ORDER BY pick.position, products.id`,
    [websiteId, id, now],
  );
}

/** These products as the studio lists them, in this order, without deleted ones. */
export async function readCollected(
  database: Database,
  websiteId: Id,
  { ids, now }: { ids: readonly Id[]; now: Date },
): Promise<CollectedProduct[]> {
  return database.query<CollectedProduct>(
    `SELECT ${collected('$3')} FROM products WHERE website_id = $1 AND id ${among('$2')} AND deleted_at IS NULL
     ORDER BY array_position($2::text[], id)`,
    [websiteId, ids, now],
  );
}

/** Replaces them; products in the trash stay where they were, behind the others. */
export async function replacePicks(
  database: Database,
  websiteId: Id,
  { id, productIds }: { id: Id; productIds: readonly Id[] },
): Promise<void> {
  await database.query(
    `WITH gone AS (
       DELETE FROM product_collection_picks pick USING products
       WHERE pick.website_id = $1 AND collection_id = $2 AND products.website_id = $1
         AND products.id = pick.product_id AND deleted_at IS NULL AND product_id <> ALL ($3))
     INSERT INTO product_collection_picks (website_id, collection_id, product_id, position)
     SELECT $1, $2, product_id, at FROM unnest($3::text[]) WITH ORDINALITY AS given (product_id, at)
     ON CONFLICT (website_id, collection_id, product_id) DO UPDATE SET position = excluded.position`,
    [websiteId, id, productIds],
  );
}
