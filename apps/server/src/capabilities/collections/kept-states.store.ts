import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listOf } from './content-columns.ts';
import {
  changedBetween,
  columnsOf,
  type KeptTable,
  keptTables,
  keyOf,
  knownBy,
  unended,
} from './kept-states.ts';

export interface ToHold {
  readonly table: KeptTable;
  /** Of the newest revision. */
  readonly number: number;
  /** SQL for what it will hold, with the columns of the table: over `$1`, the website, and parameters from `$3` on. */
  readonly target: string;
  /** SQL that selects the affected rows of `kept`. */
  readonly scope: string;
  /** From `$3` on. */
  readonly values: readonly unknown[];
}

/**
 * Makes the newest revision hold exactly these states of the affected rows: equal states of the previous revision
 * continue, different ones end with it and are written again, all in the database (rule PUBLISH-13).
 */
export async function holdJust(
  database: Database,
  websiteId: Id,
  { table, number, target, scope, values }: ToHold,
): Promise<void> {
  const [columns, key] = [columnsOf(table), keyOf(table)];
  const same = key.map(name => `target.${name} = kept.${name}`);
  const alike = [
    ...same,
    `row(${listOf(columns, 'target')}) IS NOT DISTINCT FROM row(${listOf(columns, 'kept')})`,
  ];
  const all = [websiteId, number, ...values];
  const ended = `kept.website_id = $1 AND kept.last_number = ${unended} AND (${scope})
    AND NOT EXISTS (SELECT FROM (${target}) AS target WHERE ${alike.join(' AND ')})`;
  // Rows written for this revision a moment ago are replaced.
  await database.query(`DELETE FROM revision_${table} kept WHERE kept.first_number = $2 AND ${ended}`, all);
  await database.query(
    `UPDATE revision_${table} kept SET last_number = $2::integer - 1 WHERE kept.first_number < $2 AND ${ended}`,
    all,
  );
  await database.query(
    `INSERT INTO revision_${table} (website_id, first_number, ${listOf(columns)})
     SELECT $1, $2::integer, ${listOf(columns, 'target')} FROM (${target}) AS target
     WHERE NOT EXISTS (SELECT FROM revision_${table} kept
       WHERE ${['kept.website_id = $1', `kept.last_number = ${unended}`, ...same].join(' AND ')})`,
    all,
  );
}

/** What one of two revisions, named by their numbers, may hold differently from the other. */
export async function listChangedBetween(
  database: Database,
  websiteId: Id,
  { table, numbers }: { table: KeptTable; numbers: readonly [number, number] },
): Promise<string[]> {
  const rows = await database.query<{ key: string }>(
    `SELECT DISTINCT ${knownBy(table)} AS key FROM revision_${table}
     WHERE website_id = $1 AND ${changedBetween('$2', '$3')}`,
    [websiteId, Math.min(...numbers), Math.max(...numbers)],
  );
  return rows.map(row => row.key);
}

/** Removes states that no existing revision holds any more (rule RETAIN-1). */
export async function forgetKept(database: Database, websiteId: Id): Promise<void> {
  for (const table of keptTables) {
    await database.query(
      `DELETE FROM revision_${table} kept WHERE website_id = $1 AND last_number < ${unended}
         AND NOT EXISTS (SELECT FROM revisions WHERE revisions.website_id = $1
           AND number BETWEEN kept.first_number AND kept.last_number)`,
      [websiteId],
    );
  }
}

/** Merges equal states of consecutive revisions into one row, if each was written as a separate row. */
export async function mergeKept(database: Database, websiteId: Id): Promise<void> {
  for (const table of keptTables) {
    const key = keyOf(table);
    const columns = listOf(['website_id', ...key]);
    const same = (one: string, other: string) =>
      ['website_id', ...key].map(name => `${one}.${name} = ${other}.${name}`).join(' AND ');
    const one = `PARTITION BY ${columns} ORDER BY first_number`;
    await database.query(
      `WITH spans AS (
         SELECT *, sum(begins) OVER (${one}) AS span FROM (
           SELECT *, (lag(content) OVER one IS DISTINCT FROM content
             OR lag(last_number) OVER one <> first_number - 1)::int AS begins
           FROM (SELECT ${columns}, first_number, last_number, row(${listOf(columnsOf(table))})::text AS content
             FROM revision_${table} WHERE website_id = $1) AS every
           WINDOW one AS (${one})) AS begun),
       merged AS (
         SELECT ${columns}, span, min(first_number) AS first, max(last_number) AS last
         FROM spans GROUP BY ${columns}, span HAVING count(*) > 1),
       gone AS (
         DELETE FROM revision_${table} kept USING spans JOIN merged ON ${same('merged', 'spans')} AND merged.span = spans.span
         WHERE ${same('kept', 'spans')} AND kept.first_number = spans.first_number AND kept.first_number <> merged.first)
       UPDATE revision_${table} kept SET last_number = merged.last FROM merged
       WHERE ${same('kept', 'merged')} AND kept.first_number = merged.first`,
      [websiteId],
    );
  }
}
