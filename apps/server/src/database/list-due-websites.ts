import type { Id } from '@vitrine/core/id/id.ts';
import type { WebsitePortion } from '../jobs/jobs.ts';
import { acrossWebsites, type Database } from './database.ts';

/** Where rows wait for a timed job; all parts are text from the code, never from a person. */
export interface DueRows {
  readonly table: string;
  /**
   * The rows that could ever be due, in the words of the partial index that begins with `website_id`, if there is
   * one.
   */
  readonly among?: string;
  /** Which of them are due now, with its values as $3, $4 … */
  readonly isDue?: string;
  readonly values?: readonly unknown[];
}

/**
 * Websites with a due row. It steps through an index from website to website and checks each, so it needs as many
 * steps as there are websites with such rows, regardless of the number of rows and other websites.
 */
export async function listDueWebsites(
  database: Database,
  { after, limit }: WebsitePortion,
  { table, among = 'true', isDue = 'true', values = [] }: DueRows,
): Promise<Id[]> {
  const next = (last: string) =>
    `(SELECT website_id FROM ${table} WHERE ${among} AND website_id > ${last} ORDER BY website_id LIMIT 1)`;
  const rows = await acrossWebsites(database).query<{ website_id: Id }>(
    `WITH RECURSIVE one AS (
       ${next('$1')}
       UNION ALL SELECT ${next('one.website_id')} FROM one WHERE one.website_id IS NOT NULL)
     SELECT website_id FROM one WHERE website_id IS NOT NULL
       AND EXISTS (SELECT FROM ${table} WHERE website_id = one.website_id AND ${among} AND ${isDue})
     LIMIT $2`,
    [after, limit, ...values],
  );
  return rows.map(row => row.website_id);
}

/** The same if one job handles several tables. */
export async function listDueIn(
  database: Database,
  portion: WebsitePortion,
  sources: readonly DueRows[],
): Promise<Id[]> {
  const found = new Set<Id>();
  for (const source of sources) {
    for (const id of await listDueWebsites(database, portion, source)) found.add(id);
  }
  return [...found].toSorted().slice(0, portion.limit);
}
