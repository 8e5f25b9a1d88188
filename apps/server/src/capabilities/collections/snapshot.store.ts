import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { lockTree } from './collections.store.ts';
import { keptColumns, listOf, orReplaced } from './content-columns.ts';
import { isLiveDocument } from './documents.store.ts';
import { holdJust, listChangedBetween } from './kept-states.store.ts';
import { columnsOf, heldBy, type KeptTable, keptTables, knownBy } from './kept-states.ts';
import { listMarkedDocuments, type Mark, markedIn, readMarks } from './unpublished-marks.store.ts';

/** A revision while it is being written: the newest of its website. */
export interface NewestRevision {
  readonly id: Id;
  readonly number: number;
}

const there = 'website_id = $1 AND deleted_at IS NULL';
const drafts: Readonly<Record<KeptTable, string>> = {
  collections: `collections WHERE ${there}`,
  items: `items WHERE ${there} AND EXISTS (
    SELECT FROM collections WHERE ${there} AND id = items.collection_id OFFSET 0)`,
  designs: 'site_designs WHERE website_id = $1',
  redirects: 'redirects WHERE website_id = $1',
  documents: `(SELECT website_id, id AS document_id, version FROM page_documents
    WHERE website_id = $1 AND ${isLiveDocument('page_documents.id')}) AS live WHERE website_id = $1`,
};

/**
 * Makes the newest revision hold the marked drafts as they are now, and all else as the previous one does, all in
 * the database: only differences are written, and a document only when it is new (PUBLISH-2, PUBLISH-13).
 */
export async function copyToRevision(
  database: Database,
  websiteId: Id,
  { number, marks }: { number: number; marks: readonly Mark[] },
): Promise<void> {
  const documents = await listMarkedDocuments(database, websiteId, marks);
  for (const table of keptTables) {
    const keys = table === 'documents' ? documents : markedIn(marks, table);
    if (keys.length === 0) continue;
    const among = `${knownBy(table)} = ANY ($3)`;
    await holdJust(database, websiteId, {
      ...{ table, number, values: [keys], scope: `kept.${among}` },
      target: `SELECT ${listOf(columnsOf(table))} FROM ${drafts[table]} AND ${among}`,
    });
  }
  await keepSnapshots(database, websiteId, number);
  for (const table of ['collections', 'items'] as const) {
    await database.query(
      `UPDATE ${table} SET is_slug_own = true WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL
         AND state IN ('enabled', 'published', 'scheduled') AND NOT is_slug_own`,
      [websiteId, markedIn(marks, table)],
    );
  }
}

/**
 * The state of each document that a revision is the first to hold, stored once for all revisions (PUBLISH-2).
 * `OFFSET 0` makes the planner look each up by its key: it does not know how many rows were written a moment ago.
 */
export async function keepSnapshots(database: Database, websiteId: Id, number: number): Promise<void> {
  await database.query(
    `INSERT INTO document_snapshots (website_id, document_id, version, document, words)
       SELECT page.website_id, page.id, page.version, document, words
       FROM revision_documents kept, LATERAL (
         SELECT * FROM page_documents
         WHERE website_id = $1 AND id = kept.document_id AND version = kept.version OFFSET 0) page
       WHERE kept.website_id = $1 AND kept.first_number = $2 AND NOT EXISTS (
         SELECT FROM document_snapshots known WHERE known.website_id = $1
           AND known.document_id = kept.document_id AND known.version = kept.version OFFSET 0)
     ON CONFLICT DO NOTHING`,
    [websiteId, number],
  );
}

/** A revision to restore, and the live one, by their numbers. */
export interface RevisionToBringBack {
  readonly id: Id;
  readonly number: number;
  /** 0 if none is live. */
  readonly live: number;
  readonly now: Date;
}

/**
 * Makes the drafts what a revision was: later items are soft-deleted, deleted ones are restored, and each document
 * that differs gets a new version, even one that was removed for good (PUBLISH-5). Only drafts written since the
 * last publish, or different between the live revision and that one, are checked.
 */
export async function copyFromRevision(
  database: Database,
  websiteId: Id,
  { id, number, live, now }: RevisionToBringBack,
): Promise<void> {
  await lockTree(database, websiteId);
  const marks = await readMarks(database, websiteId);
  const keysOf = async (table: KeptTable) => [
    ...markedIn(marks, table),
    ...(await listChangedBetween(database, websiteId, { table, numbers: [number, live] })),
  ];
  for (const table of ['collections', 'items'] as const) {
    const columns = keptColumns(table);
    const values = [websiteId, await keysOf(table)];
    // All are moved out of the way first, so that two which swapped their addresses can swap back.
    await database.query(
      `UPDATE ${table} SET deleted_at = $3 WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL`,
      [...values, now],
    );
    await database.query(
      `INSERT INTO ${table} (website_id, ${listOf(columns)})
         SELECT website_id, ${listOf(columns)} FROM revision_${table}
         WHERE website_id = $1 AND id = ANY ($2) AND ${heldBy('$3')}
       ${orReplaced([...columns, 'deleted_at'])}`,
      [...values, id],
    );
  }
  await database.query(
    `INSERT INTO page_documents (website_id, id, document, words, version, updated_at)
       SELECT website_id, document_id, document, words, (SELECT max(version) + 1 FROM document_snapshots other
           WHERE other.website_id = $1 AND other.document_id = kept.document_id), $3 FROM revision_documents kept
         JOIN document_snapshots USING (website_id, document_id, version)
       WHERE website_id = $1 AND document_id = ANY ($4) AND ${heldBy('$2')}
     ON CONFLICT (website_id, id) DO UPDATE SET document = excluded.document, words = excluded.words,
       version = page_documents.version + 1, updated_at = $3
       WHERE page_documents.document <> excluded.document`,
    [websiteId, id, now, await keysOf('documents')],
  );
  await database.query(
    `UPDATE site_designs now SET styles = kept.styles, version = now.version + 1, header_id = kept.header_id,
       footer_id = kept.footer_id FROM revision_designs kept
     WHERE now.website_id = $1 AND kept.website_id = $1 AND ${heldBy('$2', 'kept')}
       AND (now.styles, now.header_id, now.footer_id) IS DISTINCT FROM (kept.styles, kept.header_id, kept.footer_id)`,
    [websiteId, id],
  );
  const redirects = await keysOf('redirects');
  await database.query('DELETE FROM redirects WHERE website_id = $1 AND from_path = ANY ($2)', [
    websiteId,
    redirects,
  ]);
  await database.query(
    `INSERT INTO redirects (website_id, from_path, to_path, is_prefix)
       SELECT website_id, from_path, to_path, is_prefix FROM revision_redirects
       WHERE website_id = $1 AND from_path = ANY ($3) AND ${heldBy('$2')}`,
    [websiteId, id, redirects],
  );
}
