import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';

/** By the day, which has an index, and then by the moment. */
const untouchedSince = (moment: string) =>
  `touched_on <= (${moment}::timestamptz AT TIME ZONE 'UTC')::date AND updated_at < ${moment}`;

/** How many were removed. */
export async function deleteCartsBefore(
  database: Database,
  websiteId: Id,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const rows = await database.query(
    `DELETE FROM carts WHERE website_id = $1 AND id = ANY (ARRAY(
       SELECT id FROM carts WHERE website_id = $1 AND ${untouchedSince('$2')} AND agreed IS NULL ORDER BY touched_on LIMIT $3))
     RETURNING id`,
    [websiteId, before, limit],
  );
  return rows.length;
}

export function listWithOldCarts(database: Database, portion: WebsitePortion, before: Date): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'carts',
    among: 'agreed IS NULL',
    isDue: untouchedSince('$3'),
    values: [before],
  });
}
