import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from './database.ts';

/** A table of which three letters in a row the words of its rows contain, marked with their website. */
export interface PartsTable {
  readonly table: string;
  readonly id: string;
}

/** If more rows than this contain the parts, they are read in the order of the list, where the first are soon found. */
export const mostWithParts = 1000;

/**
 * The rows that contain each three letters of the search, of which some may not contain all of it; null if it has fewer
 * letters or the rows are too many.
 */
export async function readWithParts(
  database: Database,
  websiteId: Id,
  { table, id, search }: PartsTable & { readonly search: string },
): Promise<Id[] | null> {
  if ([...search].length < 3) return null;
  const rows = await database.query<{ id: Id }>(
    `SELECT ${id} AS id FROM (
       SELECT format('%L', '@' || $1)::tsquery
         && string_agg('''' || replace(replace(substr(lower($2), at, 3), '\\', '\\\\'), '''', '''''') || '''', ' & ')::tsquery
         AS query
       FROM generate_series(1, length(lower($2)) - 2) AS at) AS asked
     JOIN ${table} ON parts @@ query WHERE website_id = $1 LIMIT ${mostWithParts + 1}`,
    [websiteId, search],
  );
  return rows.length > mostWithParts ? null : rows.map(row => row.id);
}
