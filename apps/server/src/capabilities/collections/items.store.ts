import type { Item } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface ItemRow {
  id: string;
  collection_id: string;
  record_type: Item['recordType'];
  state: Item['state'];
  title: string;
  slug: string;
  author: string;
  excerpt: string;
  image_id: string | null;
  categories: string[];
  tags: string[];
  published_at: Date | null;
  is_sticky: boolean;
  are_comments_open: boolean;
  seo_title: string;
  seo_description: string;
  password_hash: string | null;
  document_id: string;
  source_key: string | null;
  /** Absent in a revision. Else whether it stays when the title changes (rule COLLECTION-17). */
  is_slug_own?: boolean;
  updated_at: Date;
  deleted_at?: Date | null;
}

export async function readItem(database: Database, websiteId: Id, itemId: Id): Promise<ItemRow | null> {
  const [row] = await database.query<ItemRow>('SELECT * FROM items WHERE website_id = $1 AND id = $2', [
    websiteId,
    itemId,
  ]);
  return row ?? null;
}

export async function readItemBySource(
  database: Database,
  websiteId: Id,
  sourceKey: string,
): Promise<ItemRow | null> {
  const [row] = await database.query<ItemRow>(
    'SELECT * FROM items WHERE website_id = $1 AND source_key = $2',
    [websiteId, sourceKey],
  );
  return row ?? null;
}

/** Who has the slug in this list, and those that begin with it: enough to find a free one. */
export async function readSlugs(
  database: Database,
  websiteId: Id,
  { collectionId, slug }: { collectionId: Id; slug: string },
): Promise<{ id: string; slug: string; title: string }[]> {
  return database.query(
    `SELECT id, slug, title FROM items
     WHERE website_id = $1 AND collection_id = $2 AND deleted_at IS NULL AND (slug = $3 OR starts_with(slug, $3 || '-'))`,
    [websiteId, collectionId, slug],
  );
}

export interface ItemFilter {
  readonly collectionId: Id;
  readonly state?: Item['state'] | undefined;
  readonly search: string;
  readonly isDeleted: boolean;
  readonly limit: number;
  readonly offset: number;
}

export async function listItems(
  database: Database,
  websiteId: Id,
  { collectionId, state, search, isDeleted, limit, offset }: ItemFilter,
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = `website_id = $1 AND collection_id = $2 AND (deleted_at IS NOT NULL) = $3
     AND ($4::text IS NULL OR state = $4)
     AND ($5 = '%%' OR concat_ws(' ', title, slug, excerpt, author, array_to_string(categories || tags, ' ')) ILIKE $5)`;
  const pattern = `%${search.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  const values = [websiteId, collectionId, isDeleted, state ?? null, pattern];
  const [counted] = await database.query<{ total: string }>(
    `SELECT count(*) AS total FROM items WHERE ${where}`,
    values,
  );
  const rows = await database.query<ItemRow>(
    `SELECT * FROM items WHERE ${where} ORDER BY published_at DESC NULLS FIRST, id DESC LIMIT $6 OFFSET $7`,
    [...values, limit, offset],
  );
  return { rows, total: Number(counted?.total ?? 0) };
}

/** Adds it or, when the id is known, writes all of it again. */
export async function saveItem(database: Database, websiteId: Id, row: ItemRow): Promise<void> {
  await database.query(
    `INSERT INTO items (website_id, id, collection_id, record_type, state, title, slug, author, excerpt, image_id,
       categories, tags, published_at, is_sticky, are_comments_open, seo_title, seo_description, password_hash,
       document_id, source_key, updated_at, deleted_at, is_slug_own)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
     ON CONFLICT (website_id, id) DO UPDATE SET collection_id = $3, record_type = $4, state = $5, title = $6, slug = $7,
       author = $8, excerpt = $9, image_id = $10, categories = $11, tags = $12, published_at = $13, is_sticky = $14,
       are_comments_open = $15, seo_title = $16, seo_description = $17, password_hash = $18, document_id = $19,
       source_key = $20, updated_at = $21, deleted_at = $22, is_slug_own = $23`,
    [
      websiteId,
      row.id,
      row.collection_id,
      row.record_type,
      row.state,
      row.title,
      row.slug,
      row.author,
      row.excerpt,
      row.image_id,
      row.categories,
      row.tags,
      row.published_at,
      row.is_sticky,
      row.are_comments_open,
      row.seo_title,
      row.seo_description,
      row.password_hash,
      row.document_id,
      row.source_key,
      row.updated_at,
      row.deleted_at ?? null,
      row.is_slug_own ?? true,
    ],
  );
}

export function itemOf(row: ItemRow): Item {
  return {
    id: row.id,
    collectionId: row.collection_id,
    recordType: row.record_type,
    state: row.state,
    title: row.title,
    slug: row.slug,
    author: row.author,
    excerpt: row.excerpt,
    imageId: row.image_id,
    categories: row.categories,
    tags: row.tags,
    publishedAt: row.published_at?.toISOString() ?? null,
    isSticky: row.is_sticky,
    areCommentsOpen: row.are_comments_open,
    seo: { title: row.seo_title, description: row.seo_description },
    hasPassword: row.password_hash !== null,
    documentId: row.document_id,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** Posts whose picture or whose document it is. */
export async function listItemsUsing(
  database: Database,
  websiteId: Id,
  { documentIds, imageIds }: { documentIds: readonly Id[]; imageIds: readonly Id[] },
): Promise<ItemRow[]> {
  return database.query<ItemRow>(
    `SELECT * FROM items WHERE website_id = $1 AND deleted_at IS NULL AND (image_id = ANY ($2) OR document_id = ANY ($3))
     ORDER BY title, id`,
    [websiteId, imageIds, documentIds],
  );
}

/** Puts another picture in place of one. */
export async function replaceItemImages(
  database: Database,
  websiteId: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  await database.query('UPDATE items SET image_id = $3 WHERE website_id = $1 AND image_id = $2', [
    websiteId,
    from,
    to,
  ]);
}
