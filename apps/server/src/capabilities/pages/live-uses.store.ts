import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface LiveUse {
  readonly kind: 'page' | 'post' | 'header' | 'footer';
  readonly id: Id;
  readonly title: string;
}

/** Where visitors see a file: pages, posts, header and footer of a revision. */
export async function listLiveUses(
  database: Database,
  websiteId: Id,
  { assetId, revisionId }: { assetId: Id; revisionId: Id },
): Promise<LiveUse[]> {
  return database.query<{ kind: LiveUse['kind']; id: Id; title: string }>(
    `WITH holding AS (
       SELECT document_id FROM revision_documents JOIN document_snapshots USING (website_id, document_id, version)
       WHERE website_id = $1 AND revision_id = $2 AND position($3 in document::text) > 0)
     SELECT 'page' AS kind, id, title FROM revision_collections
       WHERE website_id = $1 AND revision_id = $2 AND document_id IN (SELECT document_id FROM holding)
     UNION ALL SELECT 'post', id, title FROM revision_items
       WHERE website_id = $1 AND revision_id = $2 AND (image_id = $3 OR document_id IN (SELECT document_id FROM holding))
     UNION ALL SELECT 'header', header_id, 'Header' FROM revision_designs
       WHERE website_id = $1 AND revision_id = $2 AND header_id IN (SELECT document_id FROM holding)
     UNION ALL SELECT 'footer', footer_id, 'Footer' FROM revision_designs
       WHERE website_id = $1 AND revision_id = $2 AND footer_id IN (SELECT document_id FROM holding)`,
    [websiteId, revisionId, assetId],
  );
}
