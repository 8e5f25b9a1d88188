import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { lockTree } from './collections.store.ts';

/** Records who deleted the items that were deleted at this time. */
export async function noteDeleter(
  database: Database,
  websiteId: Id,
  { table, ids, by }: { table: 'collections' | 'items'; ids: readonly Id[]; by: string },
): Promise<void> {
  await database.query(`UPDATE ${table} SET deleted_by = $3 WHERE website_id = $1 AND id = ANY ($2)`, [
    websiteId,
    ids,
    by,
  ]);
}

/** Collections, with everything below them, and posts that were deleted before a time. */
export async function listOldDeleted(
  database: Database,
  websiteId: Id,
  before: Date,
): Promise<{ collectionIds: Id[]; itemIds: Id[] }> {
  const ids = async (table: string) =>
    (
      await database.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE website_id = $1 AND deleted_at < $2`,
        [websiteId, before],
      )
    ).map(row => row.id);
  return { collectionIds: await ids('collections'), itemIds: await ids('items') };
}

/** Deleted collections below a collection that were deleted in the same act, including itself. */
export async function listDeletedTogether(
  database: Database,
  websiteId: Id,
  collectionId: Id,
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `WITH RECURSIVE gone AS (
       SELECT id, deleted_at FROM collections WHERE website_id = $1 AND id = $2 AND deleted_at IS NOT NULL
       UNION SELECT below.id, below.deleted_at FROM collections below JOIN gone ON below.parent_id = gone.id
         AND below.deleted_at = gone.deleted_at WHERE below.website_id = $1)
     SELECT id FROM gone`,
    [websiteId, collectionId],
  );
  return rows.map(row => row.id);
}

/**
 * Removes deleted collections with their posts, and deleted posts, for good, with their comments and documents;
 * what revisions hold of them stays (rule SCHEMA-5). Call it in a transaction. Returns the number of documents.
 */
export async function removeForGood(
  database: Database,
  websiteId: Id,
  { collectionIds, itemIds }: { collectionIds: readonly Id[]; itemIds: readonly Id[] },
): Promise<number> {
  // An import may be writing the same posts again, in another order.
  await lockTree(database, websiteId);
  const items = await database.query<{ document_id: string }>(
    `DELETE FROM items WHERE website_id = $1 AND (collection_id IN (SELECT id FROM collections
         WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NOT NULL)
       OR (id = ANY ($3) AND deleted_at IS NOT NULL)) RETURNING document_id`,
    [websiteId, collectionIds, itemIds],
  );
  const collections = await database.query<{ document_id: string | null }>(
    'DELETE FROM collections WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NOT NULL RETURNING document_id',
    [websiteId, collectionIds],
  );
  const documentIds = [...items, ...collections].flatMap(row => row.document_id ?? []);
  await database.query('DELETE FROM page_documents WHERE website_id = $1 AND id = ANY ($2)', [
    websiteId,
    documentIds,
  ]);
  return documentIds.length;
}
