import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueIn } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

interface OldChanges {
  readonly before: Date;
  readonly limit: number;
}

const hasLater = `EXISTS (SELECT FROM page_operations later WHERE later.website_id = page_operations.website_id
  AND later.document_id = page_operations.document_id AND later.version > page_operations.version)`;
const hasLaterStyles = `EXISTS (SELECT FROM style_changes later
  WHERE later.website_id = style_changes.website_id AND later.version > style_changes.version)`;

export function listWithOldChanges(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  const values = [before];
  return listDueIn(database, portion, [
    { table: 'page_operations', isDue: `at < $3 AND ${hasLater}`, values },
    { table: 'style_changes', isDue: `at < $3 AND ${hasLaterStyles}`, values },
  ]);
}

/** How many were removed: those that are old and not the last of their document. */
export async function deleteChangesBefore(
  database: Database,
  websiteId: Id,
  { before, limit }: OldChanges,
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM page_operations WHERE website_id = $1 AND (document_id, version) IN (
       SELECT document_id, version FROM page_operations
       WHERE website_id = $1 AND at < $2 AND ${hasLater} ORDER BY at LIMIT $3)
     RETURNING version`,
    [websiteId, before, limit],
  );
  return rows.length;
}

/** The same for the website's styles. */
export async function deleteStyleChangesBefore(
  database: Database,
  websiteId: Id,
  { before, limit }: OldChanges,
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM style_changes WHERE website_id = $1 AND version IN (
       SELECT version FROM style_changes WHERE website_id = $1 AND at < $2 AND ${hasLaterStyles} LIMIT $3)
     RETURNING version`,
    [websiteId, before, limit],
  );
  return rows.length;
}
