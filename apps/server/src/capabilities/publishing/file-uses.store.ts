import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { heldBy } from '../collections/index.ts';

/** Ids occur in documents alone or in addresses, never inside another word. */
const idsIn = (text: string) => `regexp_matches(${text}, '\\m[0-9a-z]{24}\\M', 'g')`;

const inProducts = `
  SELECT unnest(image_ids) FROM products WHERE website_id = $1
  UNION ALL SELECT image_id FROM variants WHERE website_id = $1
  UNION ALL SELECT jsonb_path_query(option_styles, '$[*].images[*].imageId') #>> '{}' FROM products WHERE website_id = $1
  UNION ALL SELECT jsonb_path_query(videos, '$[*].*') #>> '{}' FROM products WHERE website_id = $1
  UNION ALL SELECT (${idsIn('description::text')})[1] FROM products WHERE website_id = $1
  UNION ALL SELECT (${idsIn('downloads::text')})[1] FROM products WHERE website_id = $1
  UNION ALL SELECT (${idsIn('files::text')})[1] FROM download_grants WHERE website_id = $1
  UNION ALL SELECT (${idsIn('settings::text')})[1] FROM websites WHERE id = $1`;
const inDrafts = `
  SELECT (${idsIn('document::text')})[1] FROM page_documents WHERE website_id = $1
  UNION ALL SELECT image_id FROM items WHERE website_id = $1 AND deleted_at IS NULL
  UNION ALL SELECT (${idsIn('data::text')})[1] FROM items WHERE website_id = $1 AND deleted_at IS NULL`;

/** Which of these files are live: on pages of this revision, on products, in the settings. */
export async function listLiveFiles(
  database: Database,
  websiteId: Id,
  { assetIds, revisionId }: { assetIds: readonly Id[]; revisionId: Id },
): Promise<ReadonlySet<Id>> {
  return among(
    database,
    `SELECT (${idsIn('document::text')})[1] FROM revision_documents
       JOIN document_snapshots USING (website_id, document_id, version) WHERE website_id = $1 AND ${heldBy('$3')}
     UNION ALL SELECT image_id FROM revision_items WHERE website_id = $1 AND ${heldBy('$3')}
     UNION ALL SELECT (${idsIn('data::text')})[1] FROM revision_items WHERE website_id = $1 AND ${heldBy('$3')}
     UNION ALL ${inProducts}`,
    [websiteId, assetIds, revisionId],
  );
}

/** Which of these files the drafts of pages and posts show. */
export async function listDraftFiles(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<ReadonlySet<Id>> {
  return among(database, inDrafts, [websiteId, assetIds]);
}

/** Which of these files are used by anything that exists or can be restored: drafts, revisions, products, settings. */
export async function listNeededFiles(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<ReadonlySet<Id>> {
  return among(
    database,
    `${inDrafts} UNION ALL ${inProducts}
     UNION ALL SELECT (${idsIn('document::text')})[1] FROM document_snapshots WHERE website_id = $1
     UNION ALL SELECT (${idsIn('section::text')})[1] FROM removed_sections WHERE website_id = $1
     UNION ALL SELECT image_id FROM revision_items WHERE website_id = $1
     UNION ALL SELECT (${idsIn('data::text')})[1] FROM revision_items WHERE website_id = $1`,
    [websiteId, assetIds],
  );
}

async function among(
  database: Database,
  sql: string,
  values: readonly [Id, readonly Id[], ...unknown[]],
): Promise<ReadonlySet<Id>> {
  if (values[1].length === 0) return new Set();
  const rows = await database.query<{ id: string }>(
    `SELECT DISTINCT id FROM (${sql}) AS used (id) WHERE id = ANY ($2)`,
    values,
  );
  return new Set(rows.map(row => row.id));
}
