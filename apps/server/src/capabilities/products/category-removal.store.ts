import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** Notes that a category in the trash is to be removed for good with those deleted with it; false if it is not there. */
export async function markRemoved(
  database: Database,
  websiteId: Id,
  { id, now }: { id: Id; now: Date },
): Promise<boolean> {
  const rows = await database.query(
    `WITH RECURSIVE gone AS (
       SELECT id, deleted_at FROM product_categories
       WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL AND removed_at IS NULL
       UNION ALL SELECT child.id, child.deleted_at FROM gone
       JOIN product_categories child ON child.website_id = $1 AND child.parent_id = gone.id
         AND child.deleted_at = gone.deleted_at)
     UPDATE product_categories SET removed_at = $3 FROM gone
     WHERE website_id = $1 AND product_categories.id = gone.id RETURNING gone.id`,
    [websiteId, id, now],
  );
  return rows.length > 0;
}

/** The terms of those that are to be removed for good, or were deleted by this time. */
export async function listRemoved(database: Database, websiteId: Id, before: Date): Promise<string[]> {
  const rows = await database.query<{ term: string }>(
    `SELECT term FROM product_categories
     WHERE website_id = $1 AND deleted_at IS NOT NULL AND (removed_at IS NOT NULL OR deleted_at <= $2)`,
    [websiteId, before],
  );
  return rows.map(({ term }) => term);
}

/** Takes these terms out of these products. */
export async function takeOutOfProducts(
  database: Database,
  websiteId: Id,
  { productIds, terms, now }: { productIds: readonly Id[]; terms: readonly string[]; now: Date },
): Promise<void> {
  await database.query(
    `UPDATE products SET categories = kept.names, category_slugs = kept.slugs, updated_at = $4, version = version + 1
     FROM (SELECT id, coalesce(array_agg(word.name ORDER BY at) FILTER (WHERE word.term <> ALL ($3)), '{}') AS names,
         coalesce(array_agg(word.term ORDER BY at) FILTER (WHERE word.term <> ALL ($3)), '{}') AS slugs
       FROM products, LATERAL unnest(categories, category_slugs) WITH ORDINALITY AS word (name, term, at)
       WHERE website_id = $1 AND id = ANY ($2) GROUP BY id) AS kept
     WHERE website_id = $1 AND products.id = kept.id`,
    [websiteId, productIds, terms, now],
  );
}

/** Removes their rows; what was deleted earlier below one of them stays in the trash on its own. */
export async function deleteCategoryRows(
  database: Database,
  websiteId: Id,
  terms: readonly string[],
): Promise<void> {
  await database.query(
    `UPDATE product_categories SET parent_id = NULL WHERE website_id = $1 AND term <> ALL ($2) AND parent_id IN (
       SELECT id FROM product_categories WHERE website_id = $1 AND term = ANY ($2))`,
    [websiteId, terms],
  );
  await database.query(
    'DELETE FROM product_categories WHERE website_id = $1 AND term = ANY ($2) AND deleted_at IS NOT NULL',
    [websiteId, terms],
  );
}

/** The next products by id with any of these terms, deleted ones too, locked until the transaction ends. */
export async function holdNextWithTerms(
  database: Database,
  websiteId: Id,
  { after, terms, limit }: { after: Id; terms: readonly string[]; limit: number },
): Promise<Id[]> {
  const rows = await database.query<{ id: Id }>(
    `SELECT id FROM products WHERE website_id = $1 AND id > $2 AND category_slugs && $3
     ORDER BY id LIMIT $4 FOR NO KEY UPDATE`,
    [websiteId, after, terms, limit],
  );
  return rows.map(({ id }) => id);
}
