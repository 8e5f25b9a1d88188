import type { Collection, CollectionType } from '@vitrine/core/collections/collection.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

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
  /** Absent in a revision. Else whether it stays when the title changes (rule COLLECTION-17). */
  is_slug_own?: boolean;
  updated_at: Date;
  /** Absent in a revision, which holds only what was there. */
  deleted_at?: Date | null;
}

/** In the order of the menus; a deleted one keeps its place. */
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

/** Until the transaction ends, so that two changes of the tree do not cross. */
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

/** Adds it or, when the id is known, writes all of it again. */
export async function saveCollection(database: Database, websiteId: Id, row: CollectionRow): Promise<void> {
  await database.query(
    `INSERT INTO collections (website_id, id, type, title, slug, parent_id, navigation, position, state, seo_title,
       seo_description, link_address, password_hash, document_id, source_key, updated_at, deleted_at, is_slug_own)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     ON CONFLICT (website_id, id) DO UPDATE SET type = $3, title = $4, slug = $5, parent_id = $6, navigation = $7,
       position = $8, state = $9, seo_title = $10, seo_description = $11, link_address = $12, password_hash = $13,
       document_id = $14, source_key = $15, updated_at = $16, deleted_at = $17,
       is_slug_own = $18`,
    [
      websiteId,
      row.id,
      row.type,
      row.title,
      row.slug,
      row.parent_id,
      row.navigation,
      row.position,
      row.state,
      row.seo_title,
      row.seo_description,
      row.link_address,
      row.password_hash,
      row.document_id,
      row.source_key,
      row.updated_at,
      row.deleted_at ?? null,
      row.is_slug_own ?? true,
    ],
  );
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
