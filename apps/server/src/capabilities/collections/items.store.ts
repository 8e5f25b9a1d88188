import type { Item } from '@vitrine/core/collections/collection.ts';
import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { ItemRecord } from '@vitrine/core/records/record.ts';
import { readRecord, recordVersion } from '@vitrine/core/records/records.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';
import { type KeysetPage, type PageWanted, readPage } from '../../database/keyset.ts';
import { keptColumns, orReplaced } from './content-columns.ts';

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
  /** The data of its record type, as read by `readRecord`, and the migrations it has been through (rule RECORD-5). */
  data: Readonly<Record<string, unknown>>;
  data_version: number;
  document_id: string;
  source_key: string | null;
  /** Absent in a revision. Otherwise whether it stays when the title changes (rule COLLECTION-17). */
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

/**
 * Who has the slug in this list, and those that begin with it and `-` (the next character is `.`): enough to find
 * a free one.
 */
export async function readSlugs(
  database: Database,
  websiteId: Id,
  { collectionId, slug }: { collectionId: Id; slug: string },
): Promise<{ id: string; slug: string; title: string }[]> {
  return database.query(
    `SELECT id, slug, title FROM items
     WHERE website_id = $1 AND collection_id = $2 AND deleted_at IS NULL AND (slug COLLATE "C" = $3
       OR (slug COLLATE "C" >= $3 || '-' AND slug COLLATE "C" < $3 || '.'))`,
    [websiteId, collectionId, slug],
  );
}

export interface ItemFilter extends PageWanted {
  readonly collectionId: Id;
  readonly state?: Item['state'] | undefined;
  readonly search: string;
  readonly isDeleted: boolean;
}

export async function listItems(
  database: Database,
  websiteId: Id,
  { collectionId, state, search, isDeleted, cursor, limit }: ItemFilter,
): Promise<Result<KeysetPage<ItemRow> & { readonly total: number }>> {
  const where = `website_id = $1 AND collection_id = $2 AND (deleted_at IS NOT NULL) = $3
     AND ($4::text IS NULL OR state = $4)
     AND ($5 = '%%' OR concat_ws(' ', title, slug, excerpt, author, array_to_string(categories || tags, ' ')) ILIKE $5)`;
  const pattern = containing(search);
  const values = [websiteId, collectionId, isDeleted, state ?? null, pattern];
  const [counted] = await database.query<{ total: string }>(
    `SELECT count(*) AS total FROM items WHERE ${where}`,
    values,
  );
  const page = await readPage<ItemRow>(
    database,
    { select: '*', from: 'items', where, values, order: newestFirst },
    { cursor, limit },
  );
  return page.ok ? succeed({ ...page.value, total: Number(counted?.total ?? 0) }) : page;
}

const newestFirst = {
  name: 'newest',
  column: 'listed_at',
  type: 'timestamptz',
  id: 'id',
  isDescending: true,
} as const;

const written = [...keptColumns('items'), 'deleted_at', 'is_slug_own'] as const;
const save = `INSERT INTO items (website_id, ${written.join(', ')})
  VALUES ($1, ${written.map((_, at) => `$${at + 2}`).join(', ')}) ${orReplaced(written)}`;

/** Adds it or, when the id exists, writes all of it again. */
export async function saveItem(database: Database, websiteId: Id, row: ItemRow): Promise<void> {
  const all: Readonly<Record<string, unknown>> = {
    ...row,
    deleted_at: row.deleted_at ?? null,
    is_slug_own: row.is_slug_own ?? true,
  };
  await database.query(save, [websiteId, ...written.map(name => all[name])]);
}

/** A row whose data was validated, as it is stored now. */
export function withData(row: ItemRow, data: Readonly<Record<string, unknown>>): ItemRow {
  return { ...row, data, data_version: recordVersion({ recordType: row.record_type }) };
}

export function itemOf(row: ItemRow): Item {
  return {
    id: row.id,
    collectionId: row.collection_id,
    ...recordOf(row),
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

export function recordOf({ record_type: recordType, data, data_version: version }: ItemRow): ItemRecord {
  return readRecord({ recordType, data, version });
}

/** Items that use the file as picture, in the document or in the data; with the files that the data names. */
export async function listItemsUsing(
  database: Database,
  websiteId: Id,
  { documentIds, assetIds }: { documentIds: readonly Id[]; assetIds: readonly Id[] },
): Promise<(ItemRow & { named: Id[] })[]> {
  return database.query(
    `SELECT items.*, named FROM items, LATERAL (
       SELECT coalesce(array_agg(asset_id), '{}') AS named FROM unnest($2::text[]) AS asset_id
       WHERE data <> '{}' AND position(asset_id IN data::text) > 0) AS naming
     WHERE website_id = $1 AND deleted_at IS NULL
       AND (image_id = ANY ($2) OR document_id = ANY ($3) OR named <> '{}')
     ORDER BY title, id`,
    [websiteId, assetIds, documentIds],
  );
}

/** Replaces one file with another, as picture and in the data. */
export async function replaceItemFiles(
  database: Database,
  websiteId: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> {
  await database.query(
    `UPDATE items SET image_id = CASE image_id WHEN $2 THEN $3 ELSE image_id END,
       data = replace(data::text, $2, $3)::jsonb
     WHERE website_id = $1 AND (image_id = $2 OR position($2 IN data::text) > 0)`,
    [websiteId, from, to],
  );
}
