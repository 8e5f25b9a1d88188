import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { keptColumns, listOf, orReplaced } from './content-columns.ts';
import { liveDocuments } from './documents.store.ts';

export const collectionColumns = listOf(keptColumns('collections'));
export const itemColumns = listOf(keptColumns('items'));

/** Copies everything edited now into a revision, all by the database; a document only when it is new (PUBLISH-2). */
export async function copyToRevision(database: Database, websiteId: Id, revisionId: Id): Promise<void> {
  const values = [websiteId, revisionId];
  const copy = (sql: string) => database.query(sql, values);
  await copy(`INSERT INTO revision_collections (website_id, revision_id, ${collectionColumns})
    SELECT website_id, $2, ${collectionColumns} FROM collections WHERE website_id = $1 AND deleted_at IS NULL`);
  await copy(`INSERT INTO revision_items (website_id, revision_id, ${itemColumns})
    SELECT website_id, $2, ${itemColumns} FROM items WHERE website_id = $1 AND deleted_at IS NULL
      AND collection_id IN (SELECT id FROM collections WHERE website_id = $1 AND deleted_at IS NULL)`);
  await copy(`INSERT INTO revision_designs (website_id, revision_id, styles, header_id, footer_id)
    SELECT website_id, $2, styles, header_id, footer_id FROM site_designs WHERE website_id = $1`);
  await copy(`INSERT INTO revision_redirects (website_id, revision_id, from_path, to_path, is_prefix)
    SELECT website_id, $2, from_path, to_path, is_prefix FROM redirects WHERE website_id = $1`);
  await copy(`INSERT INTO revision_documents (website_id, revision_id, document_id, version)
    SELECT website_id, $2, id, version FROM page_documents WHERE website_id = $1 AND id IN ${liveDocuments}`);
  await keepSnapshots(database, websiteId, revisionId);
  for (const one of [
    `UPDATE collections SET is_slug_own = true WHERE website_id = $1 AND deleted_at IS NULL AND state = 'enabled'`,
    `UPDATE items SET is_slug_own = true WHERE website_id = $1 AND deleted_at IS NULL
       AND state IN ('published', 'scheduled')`,
  ]) {
    await database.query(`${one} AND NOT is_slug_own`, [websiteId]);
  }
}

/**
 * The state of each document that a revision holds, kept once for all revisions (PUBLISH-2). `OFFSET 0` has each looked
 * up by its key: how many rows were written a moment ago is not known to the plan.
 */
export async function keepSnapshots(database: Database, websiteId: Id, revisionId: Id): Promise<void> {
  await database.query(
    `INSERT INTO document_snapshots (website_id, document_id, version, document, words)
       SELECT page.website_id, page.id, page.version, document, words
       FROM revision_documents kept, LATERAL (
         SELECT * FROM page_documents
         WHERE website_id = $1 AND id = kept.document_id AND version = kept.version OFFSET 0) page
       WHERE kept.website_id = $1 AND kept.revision_id = $2 AND NOT EXISTS (
         SELECT FROM document_snapshots known WHERE known.website_id = $1
           AND known.document_id = kept.document_id AND known.version = kept.version OFFSET 0)
     ON CONFLICT DO NOTHING`,
    [websiteId, revisionId],
  );
}

/**
 * Makes the drafts what a revision was: what came later is deleted softly, what was deleted comes back, each
 * document that differs becomes a next version, also one that had gone for good (PUBLISH-5).
 */
export async function copyFromRevision(
  database: Database,
  websiteId: Id,
  { revisionId, now }: { revisionId: Id; now: Date },
): Promise<void> {
  const values = [websiteId, revisionId, now];
  for (const table of ['collections', 'items'] as const) {
    const columns = keptColumns(table);
    // All are out of the way first, so that two which swapped their addresses can swap back.
    await database.query(`UPDATE ${table} SET deleted_at = $2 WHERE website_id = $1 AND deleted_at IS NULL`, [
      websiteId,
      now,
    ]);
    await database.query(
      `INSERT INTO ${table} (website_id, ${listOf(columns)})
         SELECT website_id, ${listOf(columns)} FROM revision_${table} WHERE website_id = $1 AND revision_id = $2
       ${orReplaced([...columns, 'deleted_at'])}`,
      values.slice(0, 2),
    );
  }
  await database.query(
    `INSERT INTO page_documents (website_id, id, document, words, version, updated_at)
       SELECT website_id, document_id, document, words, (SELECT max(version) + 1 FROM document_snapshots other
           WHERE other.website_id = $1 AND other.document_id = kept.document_id), $3 FROM revision_documents kept
         JOIN document_snapshots USING (website_id, document_id, version) WHERE website_id = $1 AND revision_id = $2
     ON CONFLICT (website_id, id) DO UPDATE SET document = excluded.document, words = excluded.words,
       version = page_documents.version + 1, updated_at = $3
       WHERE page_documents.document <> excluded.document`,
    values,
  );
  await database.query(
    `UPDATE site_designs SET styles = kept.styles, version = site_designs.version + 1, header_id = kept.header_id,
       footer_id = kept.footer_id FROM revision_designs kept
     WHERE site_designs.website_id = $1 AND kept.website_id = $1 AND kept.revision_id = $2`,
    values.slice(0, 2),
  );
  await database.query('DELETE FROM redirects WHERE website_id = $1', [websiteId]);
  await database.query(
    `INSERT INTO redirects (website_id, from_path, to_path, is_prefix)
       SELECT website_id, from_path, to_path, is_prefix FROM revision_redirects
       WHERE website_id = $1 AND revision_id = $2`,
    values.slice(0, 2),
  );
}
