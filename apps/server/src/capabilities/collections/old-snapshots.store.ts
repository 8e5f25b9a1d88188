import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

/** How many states of documents were removed because no revision holds them any more (rule RETAIN-2). */
export async function forgetSnapshots(database: Database, websiteId: Id, limit: number): Promise<number> {
  const rows = await database.query(
    `DELETE FROM document_snapshots WHERE website_id = $1 AND (document_id, version) IN (
       SELECT document_id, version FROM document_snapshots kept WHERE website_id = $1 AND NOT EXISTS (
         SELECT FROM revision_documents held WHERE held.website_id = $1
           AND held.document_id = kept.document_id AND held.version = kept.version)
       LIMIT $2 FOR UPDATE)
     RETURNING version`,
    [websiteId, limit],
  );
  return rows.length;
}
