import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

interface OldRevisions {
  readonly before: Date;
  /** How many are kept regardless of their age. */
  readonly newest: number;
}

const isOld = (before: string, newest: string) => `at < ${before}
  AND id IS DISTINCT FROM (SELECT published_revision_id FROM websites WHERE websites.id = revisions.website_id)
  AND number < (SELECT number FROM revisions late WHERE late.website_id = revisions.website_id
    ORDER BY number DESC OFFSET ${newest}::integer - 1 LIMIT 1)`;

export function listWithOldRevisions(
  database: Database,
  portion: WebsitePortion,
  { before, newest }: OldRevisions,
): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'revisions',
    isDue: isOld('$3', '$4'),
    values: [before, newest],
  });
}

/** Removes one; returns how many were removed. The caller holds the website's lock. */
export async function deleteOldRevision(
  database: Database,
  websiteId: Id,
  { before, newest }: OldRevisions,
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM revisions WHERE website_id = $1 AND id = (
       SELECT id FROM revisions WHERE website_id = $1 AND ${isOld('$2', '$3')} ORDER BY number LIMIT 1)
     RETURNING id`,
    [websiteId, before, newest],
  );
  return rows.length;
}
