import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { ProductWithVariants } from './product-rows.ts';
import { withVariants } from './products.store.ts';

/** What a visitor of website $1 may see at $2. */
export const visibleProducts = `products.website_id = $1 AND products.deleted_at IS NULL
  AND (products.state = 1 OR products.state = 2 AND products.publish_at <= $2)`;

export interface CardFilter {
  readonly now: Date;
  readonly category: string | null;
  readonly tag: string | null;
  readonly ids: readonly Id[] | null;
  readonly limit: number;
  readonly offset: number;
}

/** Visible products as lists show them; with ids in the order of the ids. `total` counts all that fit. */
export async function listVisible(
  database: Database,
  websiteId: Id,
  { now, category, tag, ids, limit, offset }: CardFilter,
): Promise<{ rows: ProductWithVariants[]; total: number }> {
  const rows = await database.query<ProductWithVariants & { total: number }>(
    `SELECT ${withVariants}, page.total FROM (
       SELECT website_id, id, count(*) OVER ()::int AS total,
         row_number() OVER (ORDER BY array_position($5::text[], id), position, id) AS place
       FROM products WHERE ${visibleProducts} AND ($3::text IS NULL OR category_slugs @> ARRAY[$3])
         AND ($4::text IS NULL OR tag_slugs @> ARRAY[$4]) AND ($5::text[] IS NULL OR id = ANY ($5))
       ORDER BY place LIMIT $6 OFFSET $7
     ) AS page JOIN products USING (website_id, id) ORDER BY page.place`,
    [websiteId, now, category, tag, ids, limit, offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** By id or slug, when visitors may see it, or in any state but deleted. */
export async function readVisible(
  database: Database,
  websiteId: Id,
  { slugOrId, now, isDraft }: { slugOrId: string; now: Date; isDraft: boolean },
): Promise<ProductWithVariants | null> {
  const among = isDraft
    ? 'website_id = $1 AND $2::timestamptz IS NOT NULL AND deleted_at IS NULL'
    : visibleProducts;
  const [row] = await database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE ${among} AND (id = $3 OR slug = $3) ORDER BY id = $3 DESC LIMIT 1`,
    [websiteId, now, slugOrId],
  );
  return row ?? null;
}

export interface Term {
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

/** Categories or tags in use, by name; with `now` only those of what visitors see. */
export async function listTerms(
  database: Database,
  websiteId: Id,
  { kind, now }: { kind: 'categories' | 'tags'; now: Date | null },
): Promise<Term[]> {
  const slugs = kind === 'categories' ? 'category_slugs' : 'tag_slugs';
  return database.query<{ name: string; slug: string; count: number }>(
    `SELECT min(term.name) AS name, term.slug, count(*)::int AS count
     FROM products, unnest(${kind}, ${slugs}) AS term (name, slug)
     WHERE website_id = $1 AND deleted_at IS NULL
       AND ($2::timestamptz IS NULL OR state = 1 OR state = 2 AND publish_at <= $2)
     GROUP BY term.slug ORDER BY 1, 2`,
    [websiteId, now],
  );
}

export interface StudioFilter {
  readonly search: string;
  readonly category: string | null;
  readonly tag: string | null;
  readonly state: number | null;
  readonly type: number | null;
  readonly isDeleted: boolean;
  readonly sort: 'position' | 'title' | 'newest' | 'updated' | 'price' | 'stock';
  readonly isDescending: boolean;
}

const price = `(SELECT min(CASE WHEN is_on_sale THEN coalesce(sale_price, price) ELSE price END) FROM variants
  WHERE variants.website_id = products.website_id AND variants.product_id = products.id)`;

const orders: Readonly<Record<StudioFilter['sort'], string>> = {
  position: 'products.position',
  title: 'lower(products.title)',
  newest: 'products.created_at',
  updated: 'products.updated_at',
  price,
  // Stock is inventory's: the verb sorts by it.
  stock: 'products.position',
};

/** All that fit, in order; the verb cuts the page out once stock is known. */
export async function listProductIds(
  database: Database,
  websiteId: Id,
  filter: StudioFilter,
): Promise<{ id: Id; variantIds: Id[]; type: 1 | 2 | 3 | 4 }[]> {
  const pattern = `%${filter.search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  const direction = filter.isDescending ? 'DESC' : 'ASC';
  const rows = await database.query<{ id: string; variant_ids: string[]; type: 1 | 2 | 3 | 4 }>(
    `SELECT id, type, ARRAY(SELECT id FROM variants WHERE variants.website_id = products.website_id
       AND variants.product_id = products.id) AS variant_ids
     FROM products WHERE website_id = $1 AND (deleted_at IS NOT NULL) = $2
       AND ($3::text IS NULL OR category_slugs @> ARRAY[$3]) AND ($4::text IS NULL OR tag_slugs @> ARRAY[$4])
       AND ($5::int IS NULL OR state = $5) AND ($6::int IS NULL OR type = $6)
       AND ($7 = '%%' OR title ILIKE $7 OR slug ILIKE $7 OR EXISTS (SELECT FROM variants
         WHERE variants.website_id = products.website_id AND variants.product_id = products.id AND sku ILIKE $7))
     ORDER BY ${orders[filter.sort]} ${direction}, id ${direction}`,
    [websiteId, filter.isDeleted, filter.category, filter.tag, filter.state, filter.type, pattern],
  );
  return rows.map(row => ({ id: row.id, variantIds: row.variant_ids, type: row.type }));
}

/** In the order of the ids. */
export async function readProducts(
  database: Database,
  websiteId: Id,
  productIds: readonly Id[],
): Promise<ProductWithVariants[]> {
  if (productIds.length === 0) return [];
  return database.query<ProductWithVariants>(
    `SELECT ${withVariants} FROM products WHERE website_id = $1 AND id = ANY ($2) ORDER BY array_position($2::text[], id)`,
    [websiteId, productIds],
  );
}

/** How many products of a starter nobody has changed. */
export async function countStarterProducts(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM products
     WHERE website_id = $1 AND source_key LIKE 'starter:%' AND deleted_at IS NULL AND version = 1`,
    [websiteId],
  );
  return row?.count ?? 0;
}
