import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { keptColumns, listOf, orReplaced } from './content-columns.ts';
import { liveDocuments } from './documents.store.ts';
import { holdJust } from './kept-states.store.ts';
import { columnsOf, heldBy, type KeptTable, keptTables } from './kept-states.ts';

/** A revision as what it holds is written: the newest of its website. */
export interface NewestRevision {
  readonly id: Id;
  readonly number: number;
}

const draft = (table: KeptTable, from: string) => `SELECT ${listOf(columnsOf(table))} FROM ${from}`;
const there = 'website_id = $1 AND deleted_at IS NULL';

const drafts: Readonly<Record<KeptTable, string>> = {
  collections: draft('collections', `collections WHERE ${there}`),
  items: draft(
    'items',
    `items WHERE ${there} AND collection_id IN (SELECT id FROM collections WHERE ${there})`,
  ),
  designs: draft('designs', 'site_designs WHERE website_id = $1'),
  redirects: draft('redirects', 'redirects WHERE website_id = $1'),
  documents: `SELECT id AS document_id, version FROM page_documents WHERE website_id = $1 AND id IN ${liveDocuments}`,
};

/**
 * Has the newest revision hold everything as it is edited now, all by the database: only what differs from the one before
 * is written, of a document only when it is new (PUBLISH-2, PUBLISH-13).
 */
export async function copyToRevision(
  database: Database,
  websiteId: Id,
  { number }: NewestRevision,
): Promise<void> {
  for (const table of keptTables)
    await holdJust(database, websiteId, { table, number, target: drafts[table] });
  await keepSnapshots(database, websiteId, number);
  for (const one of [
    `UPDATE collections SET is_slug_own = true WHERE website_id = $1 AND deleted_at IS NULL AND state = 'enabled'`,
    `UPDATE items SET is_slug_own = true WHERE website_id = $1 AND deleted_at IS NULL
       AND state IN ('published', 'scheduled')`,
  ]) {
    await database.query(`${one} AND NOT is_slug_own`, [websiteId]);
  }
}

/**
 * The state of each document that a revision is the first to hold, kept once for all revisions (PUBLISH-2). `OFFSET 0`
 * has each looked up by its key: how many rows were written a moment ago is not known to the plan.
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
         SELECT website_id, ${listOf(columns)} FROM revision_${table} WHERE website_id = $1 AND ${heldBy('$2')}
       ${orReplaced([...columns, 'deleted_at'])}`,
      values.slice(0, 2),
    );
  }
  await database.query(
    `INSERT INTO page_documents (website_id, id, document, words, version, updated_at)
       SELECT website_id, document_id, document, words, (SELECT max(version) + 1 FROM document_snapshots other
           WHERE other.website_id = $1 AND other.document_id = kept.document_id), $3 FROM revision_documents kept
         JOIN document_snapshots USING (website_id, document_id, version) WHERE website_id = $1 AND ${heldBy('$2')}
     ON CONFLICT (website_id, id) DO UPDATE SET document = excluded.document, words = excluded.words,
       version = page_documents.version + 1, updated_at = $3
       WHERE page_documents.document <> excluded.document`,
    values,
  );
  await database.query(
    `UPDATE site_designs SET styles = kept.styles, version = site_designs.version + 1, header_id = kept.header_id,
       footer_id = kept.footer_id FROM revision_designs kept
     WHERE site_designs.website_id = $1 AND kept.website_id = $1 AND ${heldBy('$2', 'kept')}`,
    values.slice(0, 2),
  );
  await database.query('DELETE FROM redirects WHERE website_id = $1', [websiteId]);
  await database.query(
    `INSERT INTO redirects (website_id, from_path, to_path, is_prefix)
       SELECT website_id, from_path, to_path, is_prefix FROM revision_redirects
       WHERE website_id = $1 AND ${heldBy('$2')}`,
    values.slice(0, 2),
  );
}
