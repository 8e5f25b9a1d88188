import type { Id } from '@vitrine/core/id/id.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';
import type { TermKey } from './product-lists.store.ts';

export interface CategoryRow {
  readonly id: Id;
  /** What products name it by; it never changes. */
  readonly term: string;
  readonly slug: string;
  readonly name: string;
  readonly parent_id: Id | null;
  /** The terms from the top to itself. */
  readonly path: readonly string[];
  readonly position: number;
  readonly description: string;
  readonly image_id: Id | null;
  readonly seo_title: string;
  readonly seo_description: string;
  readonly deleted_at: Date | null;
  /** Set while it is taken out of its products. */
  readonly removed_at: Date | null;
}

const categoryColumns = `id, term, slug, name, parent_id, path, position, description, image_id, seo_title,
  seo_description, deleted_at, removed_at`;

/** One by its id, deleted or not; null if there is none. */
export async function readCategory(database: Database, websiteId: Id, id: Id): Promise<CategoryRow | null> {
  const [row] = await database.query<CategoryRow>(
    `SELECT ${categoryColumns} FROM product_categories WHERE website_id = $1 AND id = $2`,
    [websiteId, id],
  );
  return row ?? null;
}

/** The category at an address; null if there is none. */
export async function readCategoryAt(
  database: Database,
  websiteId: Id,
  slug: string,
): Promise<CategoryRow | null> {
  const [row] = await database.query<CategoryRow>(
    `SELECT ${categoryColumns} FROM product_categories WHERE website_id = $1 AND slug = $2 AND deleted_at IS NULL`,
    [websiteId, slug],
  );
  return row ?? null;
}

/** Those with one of these addresses or terms, in no order. */
export async function readCategories(
  database: Database,
  websiteId: Id,
  { column, values }: { column: 'slug' | 'term'; values: readonly string[] },
): Promise<CategoryRow[]> {
  if (values.length === 0) return [];
  return database.query<CategoryRow>(
    `SELECT ${categoryColumns} FROM product_categories
     WHERE website_id = $1 AND ${column} ${among('$2')} AND deleted_at IS NULL`,
    [websiteId, values],
  );
}

/** Those with one of these terms and all above them, in no order. */
export async function readWithAbove(
  database: Database,
  websiteId: Id,
  terms: readonly string[],
): Promise<CategoryRow[]> {
  if (terms.length === 0) return [];
  return database.query<CategoryRow>(
    `SELECT ${categoryColumns} FROM product_categories
     WHERE website_id = $1 AND deleted_at IS NULL AND term = ANY (ARRAY(
       SELECT unnest(path) FROM product_categories WHERE website_id = $1 AND term ${among('$2')} AND deleted_at IS NULL))`,
    [websiteId, terms],
  );
}

/**
 * The categories directly below one, or at the top, in the owner’s order, if visitors see products of them in the shop.
 * The order makes the plan use the index, where it would look through all terms for the first one that fits.
 */
export async function listVisibleChildren(
  database: Database,
  websiteId: Id,
  { parentId, now, shop }: { parentId: Id | null; now: Date; shop: TermKey | null },
): Promise<CategoryRow[]> {
  const seen =
    shop === null
      ? "kind = 'category' AND slug = product_categories.term AND $4::text IS NULL"
      : "kind = 'shop' AND slug = $4 || '/category:' || product_categories.term";
  return database.query<CategoryRow>(
    `SELECT ${categoryColumns} FROM product_categories WHERE website_id = $1 AND deleted_at IS NULL
       AND ${parentId === null ? '$3::text IS NULL AND parent_id IS NULL' : 'parent_id = $3'}
       AND (SELECT true FROM product_terms WHERE website_id = $1 AND ${seen} AND (publish_at IS NULL OR publish_at <= $2)
         ORDER BY product_terms.position, product_id LIMIT 1)
     ORDER BY position, lower(name), id LIMIT 500`,
    [websiteId, now, parentId, shop?.slug ?? null],
  );
}
