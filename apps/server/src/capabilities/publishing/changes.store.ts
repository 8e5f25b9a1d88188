import type { Id } from '@vitrine/core/id/id.ts';
import type { ChangedThing } from '@vitrine/core/publishing/publishing.calls.ts';
import type { Database } from '../../database/database.ts';
import {
  type ContentTable,
  differs,
  heldBy,
  listMarkedContent,
  markedIn,
  readMarks,
} from '../collections/index.ts';

/**
 * Compares the drafts written since the last publish with the live revision (PUBLISH-7, PUBLISH-14); null counts
 * as empty.
 */
export async function listChanges(
  database: Database,
  websiteId: Id,
  revisionId: Id | null,
): Promise<ChangedThing[]> {
  return database.transaction(async transaction => {
    const marks = await readMarks(transaction, websiteId);
    if (marks.length === 0) return [];
    const { collectionIds, itemIds } = await listMarkedContent(transaction, websiteId, marks);
    const values = [websiteId, revisionId, collectionIds, itemIds, markedIn(marks, 'redirects')];
    return transaction.query<ChangedThing>(changesSql, values);
  });
}

const hasList = `EXISTS (SELECT FROM collections list WHERE list.website_id = $1
  AND list.id = coalesce(now.collection_id, kept.collection_id) AND list.deleted_at IS NULL OFFSET 0)`;

const compare = (kind: string, table: ContentTable, ids: string, isTold = 'true') => `
  SELECT ${kind} AS kind, coalesce(now.id, kept.id) AS id, coalesce(now.title, kept.title) AS title,
    CASE WHEN kept.id IS NULL THEN 'added' WHEN now.id IS NULL THEN 'removed' ELSE 'changed' END AS change
  FROM (SELECT * FROM ${table} WHERE website_id = $1 AND id = ANY (${ids}) AND deleted_at IS NULL) now
  FULL JOIN (SELECT * FROM revision_${table} WHERE website_id = $1 AND id = ANY (${ids}) AND ${heldBy('$2')}) kept
    ON kept.id = now.id
  LEFT JOIN page_documents page ON page.website_id = $1 AND page.id = now.document_id
  LEFT JOIN revision_documents old ON old.website_id = $1 AND ${heldBy('$2', 'old')} AND old.document_id = kept.document_id
  WHERE (kept.id IS NULL OR now.id IS NULL OR ${differs(table, 'now', 'kept')}
    OR (now.document_id IS NOT NULL AND page.version IS DISTINCT FROM old.version)) AND ${isTold}`;
const pageOrLink = `CASE coalesce(now.type, kept.type) WHEN 10 THEN 'page' ELSE 'navigation' END`;
const collections = compare(pageOrLink, 'collections', '$3');
// Posts of a deleted list are deleted with it, and only the list is reported.
const items = compare(`'post'`, 'items', '$4', hasList);
const design = (kind: string, column: string) => `
  SELECT '${kind}', design.${column}, '', 'changed' FROM site_designs design
  JOIN page_documents page ON page.website_id = $1 AND page.id = design.${column}
  LEFT JOIN revision_documents old ON old.website_id = $1 AND ${heldBy('$2', 'old')} AND old.document_id = design.${column}
  WHERE design.website_id = $1 AND page.version IS DISTINCT FROM old.version AND (old.version IS NOT NULL OR page.version > 1)`;
const draftRedirects =
  'SELECT from_path, to_path, is_prefix FROM redirects WHERE website_id = $1 AND from_path = ANY ($5)';
const liveRedirects = `SELECT from_path, to_path, is_prefix FROM revision_redirects
  WHERE website_id = $1 AND from_path = ANY ($5) AND ${heldBy('$2')}`;
/** Restricted to the website, the revision, and the ids of collections, items and redirects to compare. */
const changesSql = `${collections} UNION ALL ${items} UNION ALL ${design('header', 'header_id')} UNION ALL ${design('footer', 'footer_id')}
  UNION ALL SELECT 'styles', $1, '', 'changed' FROM site_designs now
    LEFT JOIN revision_designs kept ON kept.website_id = $1 AND ${heldBy('$2', 'kept')}
    WHERE now.website_id = $1 AND (kept.styles IS DISTINCT FROM now.styles) AND (kept.styles IS NOT NULL OR now.version > 1)
  UNION ALL SELECT 'redirects', $1, '', 'changed' WHERE EXISTS (
    (${draftRedirects} EXCEPT ${liveRedirects}) UNION ALL (${liveRedirects} EXCEPT ${draftRedirects}))
  ORDER BY kind, title, id`;
