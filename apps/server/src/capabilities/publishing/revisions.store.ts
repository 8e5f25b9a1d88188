import type { Id } from '@vitrine/core/id/id.ts';
import type { Revision } from '@vitrine/core/publishing/publishing.calls.ts';
import type { Database } from '../../database/database.ts';

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

/** Newest first; one more than the limit if there are more. */
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
