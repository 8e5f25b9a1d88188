import { type Id, isId } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { ProductAsSold } from './product-rows.ts';
import { asSold } from './products.store.ts';

/** Visible to a visitor of website $1 at $2. */
const visibleProducts = `products.website_id = $1 AND products.deleted_at IS NULL
  AND products.state IN (1, 2) AND (products.state = 1 OR products.state = 2 AND products.publish_at <= $2)`;

/** What lists are filtered by. */
export type TermKind = 'category' | 'tag' | 'option' | 'collection' | 'shop';

/** A category by its term, a tag by its slug, a collection or a shop by its id, or a list of a shop (`termWithin`). */
export interface TermKey {
  readonly kind: Exclude<TermKind, 'option'>;
  readonly slug: string;
}

export interface CardFilter {
  readonly now: Date;
  /** Those that have all of these. */
  readonly terms: readonly TermKey[];
  readonly limit: number;
  readonly offset: number;
  /** Whether `offset` counts from the last product; the order stays the same. */
  readonly isFromEnd?: boolean;
}

/**
 * Visible products in the shop’s order. Each combination of terms is a separate statement, so that each plan uses
 * the index that already has its order (rule PRODUCT-26).
 */
export async function listVisible(
  database: Database,
  websiteId: Id,
  { limit, offset, isFromEnd = false, ...filter }: CardFilter,
): Promise<Id[]> {
  const { from, where, id, position, values } = placesOf(websiteId, filter);
  const direction = isFromEnd ? 'DESC' : 'ASC';
  const rows = await database.query<{ id: string }>(
    `SELECT ${id} AS id FROM ${from} WHERE ${where} ORDER BY ${position} ${direction}, ${id} ${direction}
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, limit, offset],
  );
  const ids = rows.map(row => row.id);
  return isFromEnd ? ids.reverse() : ids;
}

/** The source of lists: the positions of all products, or of those with one term that also have the others. */
function placesOf(websiteId: Id, { now, terms }: Pick<CardFilter, 'now' | 'terms'>) {
  const [first, ...others] = terms;
  const values: unknown[] = [websiteId, now];
  const named = ({ kind, slug }: TermKey, table: string) => {
    values.push(slug);
    return `${table}.website_id = $1 AND ${table}.kind = '${kind}' AND ${table}.slug = $${values.length}`;
  };
  if (first === undefined)
    return {
      from: 'products',
      where: visibleProducts,
      id: 'products.id',
      position: 'products.position',
      values,
    };
  const isSeen = '(first.publish_at IS NULL OR first.publish_at <= $2)';
  const also = others.map(
    other =>
      ` AND EXISTS (SELECT FROM product_terms also WHERE ${named(other, 'also')} AND also.product_id = first.product_id)`,
  );
  const where = `${named(first, 'first')} AND ${isSeen}`;
  return {
    from: 'product_terms AS first',
    where: `${where}${also.join('')}`,
    id: 'first.product_id',
    position: 'first.position',
    values,
  };
}

/**
 * Visible products that share terms with one, those with most of them first, in the shop's order. Of each term only the
 * first are looked at, however many products have it.
 */
export async function readRelated(
  database: Database,
  websiteId: Id,
  { productId, now, limit }: { productId: Id; now: Date; limit: number },
): Promise<ProductAsSold[]> {
  return database.query<ProductAsSold>(
    `WITH own AS MATERIALIZED (
       SELECT kind, slug FROM product_terms
       WHERE website_id = $1 AND product_id = $3 AND kind IN ('category', 'tag') LIMIT 50),
     related AS MATERIALIZED (SELECT ARRAY(
       SELECT near.id FROM own, LATERAL (
         SELECT product_id AS id, position FROM product_terms
         WHERE website_id = $1 AND kind = own.kind AND slug = own.slug AND product_id <> $3
           AND (publish_at IS NULL OR publish_at <= $2)
         ORDER BY position, product_id LIMIT 40) AS near
       GROUP BY near.id ORDER BY count(*) DESC, min(near.position), near.id LIMIT $4) AS ids)
     SELECT ${asSold('$2')} FROM products
     WHERE ${visibleProducts} AND id = ANY ((SELECT ids FROM related)::text[])
     ORDER BY array_position((SELECT ids FROM related), id)`,
    [websiteId, now, productId, limit],
  );
}

/** The metadata of a product for search engines. */
export interface ProductEntryRow {
  slug: string;
  shop_ids: string[];
  image_id: string | null;
  updated_at: Date;
}

/** A range of the shop’s order: the index alone skips the rows before it. */
export async function listEntries(
  database: Database,
  websiteId: Id,
  { now, limit, offset }: Omit<CardFilter, 'terms'>,
): Promise<ProductEntryRow[]> {
  return database.query<ProductEntryRow>(
    `SELECT slug, shop_ids, image_ids[1] AS image_id, updated_at FROM products WHERE website_id = $1 AND id = ANY (ARRAY(
       SELECT id FROM products WHERE ${visibleProducts} ORDER BY position, id LIMIT $3 OFFSET $4))
     ORDER BY position, id`,
    [websiteId, now, limit, offset],
  );
}

/** The visible ones of these ids, in the order of the ids. */
export async function readVisibleProducts(
  database: Database,
  websiteId: Id,
  { ids, now }: { ids: readonly Id[]; now: Date },
): Promise<ProductAsSold[]> {
  if (ids.length === 0) return [];
  return database.query<ProductAsSold>(
    `SELECT ${asSold('$2')} FROM products WHERE ${visibleProducts} AND id = ANY ($3)
     ORDER BY array_position($3::text[], id)`,
    [websiteId, now, ids],
  );
}

/** By id or slug, if visitors may see it, or in any state but deleted. */
export async function readVisible(
  database: Database,
  websiteId: Id,
  { slugOrId, now, isDraft }: { slugOrId: string; now: Date; isDraft: boolean },
): Promise<ProductAsSold | null> {
  const among = isDraft
    ? 'website_id = $1 AND $2::timestamptz IS NOT NULL AND deleted_at IS NULL'
    : visibleProducts;
  for (const column of isId(slugOrId) ? ['id', 'slug'] : ['slug']) {
    const [row] = await database.query<ProductAsSold>(
      `SELECT ${asSold('$2')} FROM products WHERE ${among} AND ${column} = $3`,
      [websiteId, now, slugOrId],
    );
    if (row) return row;
  }
  return null;
}

export interface Term {
  readonly name: string;
  readonly slug: string;
}

/**
 * Categories or tags of visible products, by name, each as its first product spells it. The index is read from one
 * term to the next: the number of products with a term makes no difference (rule PRODUCT-26).
 */
export async function listVisibleTerms(
  database: Database,
  websiteId: Id,
  { kind, now }: { kind: TermKey['kind']; now: Date },
): Promise<Term[]> {
  return database.query<{ name: string; slug: string }>(
    `WITH RECURSIVE slugs AS (
       (SELECT slug FROM product_terms WHERE website_id = $1 AND kind = $2 ORDER BY slug LIMIT 1)
       UNION ALL SELECT (SELECT slug FROM product_terms
         WHERE website_id = $1 AND kind = $2 AND slug > slugs.slug ORDER BY slug LIMIT 1)
       FROM slugs WHERE slugs.slug IS NOT NULL)
     SELECT first.name, slugs.slug FROM slugs, LATERAL (
       SELECT name FROM product_terms WHERE website_id = $1 AND kind = $2 AND slug = slugs.slug
         AND (publish_at IS NULL OR publish_at <= $3) ORDER BY position, product_id LIMIT 1) AS first
     WHERE slugs.slug IS NOT NULL ORDER BY 1, 2`,
    [websiteId, kind, now],
  );
}

/** The spelling of the first visible product that has it; null if none has it. */
export async function readVisibleTerm(
  database: Database,
  websiteId: Id,
  { kind, slug, now }: TermKey & { now: Date },
): Promise<Term | null> {
  const [row] = await database.query<{ name: string; slug: string }>(
    `SELECT name, slug FROM product_terms WHERE website_id = $1 AND kind = $2 AND slug = $3
       AND (publish_at IS NULL OR publish_at <= $4) ORDER BY position, product_id LIMIT 1`,
    [websiteId, kind, slug, now],
  );
  return row ?? null;
}

/** In the order of the ids, seen or not. */
export async function readProducts(
  database: Database,
  websiteId: Id,
  { ids, now }: { ids: readonly Id[]; now: Date },
): Promise<ProductAsSold[]> {
  if (ids.length === 0) return [];
  return database.query<ProductAsSold>(
    `SELECT ${asSold('$3')} FROM products WHERE website_id = $1 AND id = ANY ($2) ORDER BY array_position($2::text[], id)`,
    [websiteId, ids, now],
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
