import type { Collection } from '@vitrine/core/collections/collection.ts';
import type { CollectionType } from '@vitrine/core/collections/collection-types.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { keptColumns, orReplaced } from './content-columns.ts';

export interface CollectionRow {
  id: string;
  type: CollectionType;
  title: string;
  slug: string;
  parent_id: string | null;
  navigation: Collection['navigation'];
  position: number;
  state: Collection['state'];
  seo_title: string;
  seo_description: string;
  link_address: string;
  password_hash: string | null;
  document_id: string | null;
  source_key: string | null;
  /** Absent in a revision. Otherwise whether it stays when the title changes (rule COLLECTION-17). */
  is_slug_own?: boolean;
  updated_at: Date;
  /** Absent in a revision, which holds only existing rows. */
  deleted_at?: Date | null;
}

/** In menu order; a deleted one keeps its position. */
export async function listCollections(
  database: Database,
  websiteId: Id,
  { isDeleted = false } = {},
): Promise<CollectionRow[]> {
  return database.query<CollectionRow>(
    `SELECT * FROM collections WHERE website_id = $1 AND (deleted_at IS NOT NULL) = $2
     ORDER BY navigation = 'none', navigation = 'footer', position, id`,
    [websiteId, isDeleted],
  );
}

/** Until the transaction ends, so that two changes of the tree do not interleave. */
export async function lockTree(database: Database, websiteId: Id): Promise<void> {
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [websiteId]);
}

/** All of them, with the tree locked. */
export async function lockCollections(database: Database, websiteId: Id): Promise<CollectionRow[]> {
  await lockTree(database, websiteId);
  return listCollections(database, websiteId);
}

export async function readCollection(
  database: Database,
  websiteId: Id,
  collectionId: Id,
): Promise<CollectionRow | null> {
  const [row] = await database.query<CollectionRow>(
    'SELECT * FROM collections WHERE website_id = $1 AND id = $2',
    [websiteId, collectionId],
  );
  return row ?? null;
}

export async function readCollectionBySource(
  database: Database,
  websiteId: Id,
  sourceKey: string,
): Promise<CollectionRow | null> {
  const [row] = await database.query<CollectionRow>(
    'SELECT * FROM collections WHERE website_id = $1 AND source_key = $2',
    [websiteId, sourceKey],
  );
  return row ?? null;
}

const written = [...keptColumns('collections'), 'deleted_at', 'is_slug_own'] as const;
const save = `INSERT INTO collections (website_id, ${written.join(', ')})
  VALUES ($1, ${written.map((_, at) => `$${at + 2}`).join(', ')}) ${orReplaced(written)}`;

/** Adds it or, when the id exists, writes all of it again. */
export async function saveCollection(database: Database, websiteId: Id, row: CollectionRow): Promise<void> {
  const all: Readonly<Record<string, unknown>> = {
    ...row,
    deleted_at: row.deleted_at ?? null,
    is_slug_own: row.is_slug_own ?? true,
  };
  await database.query(save, [websiteId, ...written.map(name => all[name])]);
}

export function collectionOf(row: CollectionRow): Collection {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    slug: row.slug,
    parentId: row.parent_id,
    navigation: row.navigation,
    position: row.position,
    state: row.state,
    seo: { title: row.seo_title, description: row.seo_description },
    linkAddress: row.link_address,
    hasPassword: row.password_hash !== null,
    documentId: row.document_id,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
