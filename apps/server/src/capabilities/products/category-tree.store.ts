import type { Id } from '@vitrine/core/id/id.ts';
import type { ListedCategory } from '@vitrine/core/products/category.ts';
import { among } from '../../database/among.ts';
import type { Database } from '../../database/database.ts';

/** Changes of one tree happen one after the other, so that two moves cannot make a circle (rule CATEGORY-3). */
export async function lockTree(database: Database, websiteId: Id): Promise<void> {
  await database.query(`SELECT pg_advisory_xact_lock(hashtextextended('product_categories ' || $1, 0))`, [
    websiteId,
  ]);
}

/** All that are not in the trash, in the owner’s order below each. */
export async function listTree(database: Database, websiteId: Id): Promise<ListedCategory[]> {
  return database.query<ListedCategory>(
    `SELECT category.id, term, category.slug, name, parent_id AS "parentId", position, coalesce(counted.count, 0)::int AS count
     FROM product_categories category LEFT JOIN (
       SELECT slug, sum(kept) AS count FROM product_counts WHERE website_id = $1 AND kind = 'category' GROUP BY slug) AS counted
       ON counted.slug = category.term
     WHERE category.website_id = $1 AND deleted_at IS NULL ORDER BY position, lower(name), category.id`,
    [websiteId],
  );
}

export async function countCategories(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM product_categories WHERE website_id = $1 AND deleted_at IS NULL',
    [websiteId],
  );
  return row?.count ?? 0;
}

/** Those beside each other, in the owner’s order. */
export async function listSiblings(
  database: Database,
  websiteId: Id,
  parentId: Id | null,
): Promise<{ id: Id; name: string; word: string }[]> {
  return database.query(
    `SELECT id, name, word FROM product_categories WHERE website_id = $1
       AND ${parentId === null ? '$2::text IS NULL AND parent_id IS NULL' : 'parent_id = $2'}
       AND deleted_at IS NULL ORDER BY position, lower(name), id`,
    [websiteId, parentId],
  );
}

/** Which of these are the term or the address of a category, also of one in the trash. */
export async function findTaken(
  database: Database,
  websiteId: Id,
  words: readonly string[],
): Promise<Set<string>> {
  const rows = await database.query<{ word: string }>(
    `SELECT term AS word FROM product_categories WHERE website_id = $1 AND term ${among('$2')}
     UNION SELECT slug FROM product_categories WHERE website_id = $1 AND slug ${among('$2')}`,
    [websiteId, words],
  );
  return new Set(rows.map(({ word }) => word));
}

/** Whether another category, also one in the trash, has it as its address or its term. */
export async function isSlugTaken(
  database: Database,
  websiteId: Id,
  { id, slug }: { id: Id; slug: string },
): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM product_categories WHERE website_id = $1 AND slug = $3 AND id <> $2
     UNION ALL SELECT FROM product_categories WHERE website_id = $1 AND term = $3 AND id <> $2`,
    [websiteId, id, slug],
  );
  return rows.length > 0;
}

interface NewCategory {
  readonly id: Id;
  readonly term: string;
  readonly name: string;
  readonly word: string;
  readonly parentId: Id | null;
  readonly path: readonly string[];
  readonly now: Date;
}

/** After those beside it. */
export async function insertCategory(
  database: Database,
  websiteId: Id,
  { id, term, name, word, parentId, path, now }: NewCategory,
): Promise<void> {
  await database.query(
    `INSERT INTO product_categories (website_id, id, term, slug, name, word, parent_id, path, position, created_at, updated_at)
     SELECT $1, $2, $3, $3, $4, $5, $6, $7, coalesce(max(position), 0) + 1, $8, $8
     FROM product_categories WHERE website_id = $1 AND parent_id IS NOT DISTINCT FROM $6`,
    [websiteId, id, term, name, word, parentId, path, now],
  );
}

export interface CategorySettings {
  readonly name: string;
  readonly word: string;
  readonly slug: string;
  readonly description: string;
  readonly imageId: Id | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export async function updateCategory(
  database: Database,
  websiteId: Id,
  { id, now, settings: to }: { id: Id; now: Date; settings: CategorySettings },
): Promise<void> {
  await database.query(
    `UPDATE product_categories SET name = $3, word = $4, slug = $5, description = $6, image_id = $7, seo_title = $8,
       seo_description = $9, updated_at = $10 WHERE website_id = $1 AND id = $2`,
    [
      websiteId,
      id,
      to.name,
      to.word,
      to.slug,
      to.description,
      to.imageId,
      to.seoTitle,
      to.seoDescription,
      now,
    ],
  );
}

/** The levels of the tree from this category down; one if nothing is below it. */
export async function heightOf(
  database: Database,
  websiteId: Id,
  { id, deletedAt }: { id: Id; deletedAt: Date | null },
): Promise<number> {
  const [row] = await database.query<{ height: number }>(
    `${below('1 AS height', 'below.height + 1', 'child.deleted_at IS NOT DISTINCT FROM $3::timestamptz')}
     SELECT max(height) AS height FROM below`,
    [websiteId, id, deletedAt],
  );
  return row?.height ?? 1;
}

/** Places a category below another, and gives it and all below it, which are not deleted, their new paths. */
export async function placeCategory(
  database: Database,
  websiteId: Id,
  { id, parentId, path }: { id: Id; parentId: Id | null; path: readonly string[] },
): Promise<void> {
  await database.query('UPDATE product_categories SET parent_id = $3 WHERE website_id = $1 AND id = $2', [
    websiteId,
    id,
    parentId,
  ]);
  await database.query(
    `${below('$3::text[] AS path', 'below.path || child.term', 'child.deleted_at IS NULL')}
     UPDATE product_categories SET path = below.path FROM below
     WHERE product_categories.website_id = $1 AND product_categories.id = below.id`,
    [websiteId, id, path],
  );
}

/** Numbers those beside each other in this order. */
export async function orderSiblings(database: Database, websiteId: Id, ids: readonly Id[]): Promise<void> {
  await database.query(
    `UPDATE product_categories SET position = given.at
     FROM unnest($2::text[]) WITH ORDINALITY AS given (id, at)
     WHERE website_id = $1 AND product_categories.id = given.id AND position <> given.at`,
    [websiteId, ids],
  );
}

/** Into the trash, with all below it that are not there yet; how many. */
export async function markTreeDeleted(
  database: Database,
  websiteId: Id,
  { id, at, by }: { id: Id; at: Date; by: string },
): Promise<number> {
  const rows = await database.query(
    `${below('', '', 'child.deleted_at IS NULL')}
     UPDATE product_categories SET deleted_at = $3, deleted_by = $4 FROM below
     WHERE website_id = $1 AND product_categories.id = below.id AND deleted_at IS NULL RETURNING below.id`,
    [websiteId, id, at, by],
  );
  return rows.length;
}

/** Out of the trash, with what was deleted together with it. */
export async function unmarkTreeDeleted(
  database: Database,
  websiteId: Id,
  { id, deletedAt }: { id: Id; deletedAt: Date },
): Promise<void> {
  await database.query(
    `${below('', '', 'child.deleted_at = $3')}
     UPDATE product_categories SET deleted_at = NULL, deleted_by = '' FROM below
     WHERE website_id = $1 AND product_categories.id = below.id`,
    [websiteId, id, deletedAt],
  );
}

/** How many were deleted together with it, itself included. */
export async function countDeletedTogether(
  database: Database,
  websiteId: Id,
  { id, deletedAt }: { id: Id; deletedAt: Date },
): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `${below('', '', 'child.deleted_at = $3')} SELECT count(*)::int AS count FROM below`,
    [websiteId, id, deletedAt],
  );
  return row?.count ?? 0;
}

/** The terms of a category and of all below it, deleted or not. */
export async function listTermsBelow(database: Database, websiteId: Id, id: Id): Promise<string[]> {
  const rows = await database.query<{ term: string }>(
    `${below('first.term', 'child.term', 'true')} SELECT term FROM below`,
    [websiteId, id],
  );
  return rows.map(({ term }) => term);
}

/** The rows from one category ($2) down its tree, with a column of theirs. */
function below(first: string, further: string, isFollowed: string): string {
  const and = (column: string) => (column === '' ? '' : `, ${column}`);
  return `WITH RECURSIVE below AS (
    SELECT first.id${and(first)} FROM product_categories first WHERE first.website_id = $1 AND first.id = $2
    UNION ALL SELECT child.id${and(further)} FROM below
    JOIN product_categories child ON child.website_id = $1 AND child.parent_id = below.id AND ${isFollowed})`;
}
