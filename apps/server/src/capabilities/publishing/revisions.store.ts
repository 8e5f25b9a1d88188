import type { Id } from '@vitrine/core/id/id.ts';
import type { ChangedThing, Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import type { Database } from '../../database/database.ts';
import { type ContentTable, differs, heldBy } from '../collections/index.ts';

export interface RevisionRow {
  id: string;
  number: number;
  note: string;
  by_name: string;
  account_id: string | null;
  at: Date;
  restored_from: number | null;
  is_backup: boolean;
  home_page_id: string | null;
}

/** With the next number of its website; the caller holds the website's lock. */
export async function insertRevision(
  database: Database,
  websiteId: Id,
  row: Omit<RevisionRow, 'number'>,
): Promise<RevisionRow> {
  const [made] = await database.query<RevisionRow>(
    `INSERT INTO revisions (website_id, id, number, note, by_name, account_id, at, restored_from, is_backup, home_page_id)
     SELECT $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, $9 FROM revisions WHERE website_id = $1
     RETURNING *`,
    [
      websiteId,
      row.id,
      row.note,
      row.by_name,
      row.account_id,
      row.at,
      row.restored_from,
      row.is_backup,
      row.home_page_id,
    ],
  );
  if (!made) throw new Error('An insert that returns its row has one.');
  return made;
}

export async function readRevision(
  database: Database,
  websiteId: Id,
  revisionId: Id,
): Promise<RevisionRow | null> {
  const [row] = await database.query<RevisionRow>(
    'SELECT * FROM revisions WHERE website_id = $1 AND id = $2',
    [websiteId, revisionId],
  );
  return row ?? null;
}

/** Newest first; one more than the limit when there are more. */
export async function listRevisions(
  database: Database,
  websiteId: Id,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<RevisionRow[]> {
  return database.query<RevisionRow>(
    `SELECT * FROM revisions WHERE website_id = $1 AND ($2::integer IS NULL OR number < $2)
     ORDER BY number DESC LIMIT $3`,
    [websiteId, before ?? null, limit + 1],
  );
}

export function revisionOf(row: RevisionRow, publishedId: Id | null): Revision {
  return {
    id: row.id,
    number: row.number,
    note: row.note,
    by: row.by_name,
    at: row.at.toISOString(),
    restoredFrom: row.restored_from,
    isPublished: row.id === publishedId,
  };
}

/** Compares the drafts with a revision (an unknown one counts as empty). */
export async function listChanges(
  database: Database,
  websiteId: Id,
  revisionId: Id | null,
): Promise<ChangedThing[]> {
  const compare = (kind: string, table: ContentTable) => `
    SELECT ${kind} AS kind, coalesce(now.id, kept.id) AS id, coalesce(now.title, kept.title) AS title,
      CASE WHEN kept.id IS NULL THEN 'added' WHEN now.id IS NULL THEN 'removed' ELSE 'changed' END AS change
    FROM (SELECT * FROM ${table} WHERE website_id = $1 AND deleted_at IS NULL) now
    FULL JOIN (SELECT * FROM revision_${table} WHERE website_id = $1 AND ${heldBy('$2')}) kept ON kept.id = now.id
    LEFT JOIN page_documents page ON page.website_id = $1 AND page.id = now.document_id
    LEFT JOIN revision_documents old ON old.website_id = $1 AND ${heldBy('$2', 'old')} AND old.document_id = kept.document_id
    WHERE kept.id IS NULL OR now.id IS NULL OR ${differs(table, 'now', 'kept')}
      OR (now.document_id IS NOT NULL AND page.version IS DISTINCT FROM old.version)`;
  const collections = compare(
    `CASE coalesce(now.type, kept.type) WHEN 10 THEN 'page' ELSE 'navigation' END`,
    'collections',
  );
  const items = compare(`'post'`, 'items');
  const design = (kind: string, column: string) => `
    SELECT '${kind}', design.${column}, '', 'changed' FROM site_designs design
    JOIN page_documents page ON page.website_id = $1 AND page.id = design.${column}
    LEFT JOIN revision_documents old ON old.website_id = $1 AND ${heldBy('$2', 'old')} AND old.document_id = design.${column}
    WHERE design.website_id = $1 AND page.version IS DISTINCT FROM old.version AND (old.version IS NOT NULL OR page.version > 1)`;
  return database.query<ChangedThing>(
    `${collections} UNION ALL ${items} UNION ALL ${design('header', 'header_id')} UNION ALL ${design('footer', 'footer_id')}
     UNION ALL SELECT 'styles', $1, '', 'changed' FROM site_designs now
       LEFT JOIN revision_designs kept ON kept.website_id = $1 AND ${heldBy('$2', 'kept')}
       WHERE now.website_id = $1 AND (kept.styles IS DISTINCT FROM now.styles) AND (kept.styles IS NOT NULL OR now.version > 1)
     UNION ALL SELECT 'redirects', $1, '', 'changed' WHERE EXISTS (
       (SELECT from_path, to_path, is_prefix FROM redirects WHERE website_id = $1 EXCEPT
        SELECT from_path, to_path, is_prefix FROM revision_redirects WHERE website_id = $1 AND ${heldBy('$2')})
       UNION ALL
       (SELECT from_path, to_path, is_prefix FROM revision_redirects WHERE website_id = $1 AND ${heldBy('$2')} EXCEPT
        SELECT from_path, to_path, is_prefix FROM redirects WHERE website_id = $1))
     ORDER BY kind, title, id`,
    [websiteId, revisionId],
  );
}
