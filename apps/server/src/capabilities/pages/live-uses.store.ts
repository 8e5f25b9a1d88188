import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { heldBy } from '../collections/index.ts';

export interface LiveUse {
  readonly assetId: Id;
  readonly kind: 'page' | 'post' | 'header' | 'footer';
  readonly id: Id;
  readonly title: string;
}

/** Where visitors see these files: pages, posts, header and footer of a revision. */
export async function listLiveUses(
  database: Database,
  websiteId: Id,
  { assetIds, revisionId }: { assetIds: readonly Id[]; revisionId: Id },
): Promise<LiveUse[]> {
  return database.query(
    `WITH holding AS (SELECT DISTINCT document_id, asset_id FROM (
       SELECT document_id, (regexp_matches(document::text, '\\m[0-9a-z]{24}\\M', 'g'))[1] AS asset_id
       FROM revision_documents JOIN document_snapshots USING (website_id, document_id, version)
       WHERE website_id = $1 AND ${heldBy('$2')}) AS ids WHERE asset_id = ANY ($3))
     SELECT asset_id AS "assetId", 'page' AS kind, id, title FROM revision_collections JOIN holding USING (document_id)
       WHERE website_id = $1 AND ${heldBy('$2')}
     UNION ALL SELECT asset_id, 'post', id, title FROM revision_items JOIN holding USING (document_id)
       WHERE website_id = $1 AND ${heldBy('$2')}
     UNION SELECT image_id, 'post', id, title FROM revision_items
       WHERE website_id = $1 AND ${heldBy('$2')} AND image_id = ANY ($3)
     UNION SELECT asset_id, 'post', id, title FROM revision_items, unnest($3::text[]) AS asset_id
       WHERE website_id = $1 AND ${heldBy('$2')} AND data <> '{}' AND position(asset_id IN data::text) > 0
     UNION ALL SELECT asset_id, 'header', header_id, 'Header' FROM revision_designs
       JOIN holding ON document_id = header_id WHERE website_id = $1 AND ${heldBy('$2')}
     UNION ALL SELECT asset_id, 'footer', footer_id, 'Footer' FROM revision_designs
       JOIN holding ON document_id = footer_id WHERE website_id = $1 AND ${heldBy('$2')}`,
    [websiteId, revisionId, assetIds],
  );
}
