import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../../database/database.ts';
import { isLeftOut, leftOutRows, leftOutTables, toldColumns } from './left-out.ts';

/** A tenant table as an archive contains it. */
export interface ArchivedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** In the order of its primary key. */
  readonly key: readonly string[];
}

/** Every tenant table except those left out: the schema is queried, so that no table is forgotten (rule EXPORT-2). */
export async function readTables(database: Database): Promise<ArchivedTable[]> {
  const rows = await database.query<{ name: string; columns: string[]; key: string[] | null }>(
    `SELECT t.table_name AS name,
       (SELECT array_agg(c.column_name::text ORDER BY c.ordinal_position) FROM information_schema.columns c
        WHERE c.table_schema = 'public' AND c.table_name = t.table_name AND c.is_generated = 'NEVER') AS columns,
       (SELECT array_agg(k.column_name::text ORDER BY k.ordinal_position)
        FROM information_schema.table_constraints p JOIN information_schema.key_column_usage k
          USING (constraint_schema, constraint_name, table_name)
        WHERE p.table_schema = 'public' AND p.table_name = t.table_name
          AND p.constraint_type = 'PRIMARY KEY') AS key
     FROM information_schema.columns w JOIN information_schema.tables t
       ON t.table_schema = w.table_schema AND t.table_name = w.table_name
     WHERE w.table_schema = 'public' AND w.column_name = 'website_id' AND t.table_type = 'BASE TABLE'
     ORDER BY 1`,
  );
  return rows
    .filter(({ name }) => leftOutTables[name] === undefined)
    .map(({ name, columns, key }) => ({
      name,
      columns: columns.filter(column => !isLeftOut({ table: name, column })),
      key: key ?? columns,
    }));
}

export interface TableMeasure {
  readonly rows: number;
  /** Of all its lines, including line breaks. */
  readonly bytes: number;
  readonly longestLine: number;
}

/** How many rows the website has in a table and how large they are, each as a line of JSON. */
export async function measureTable(
  database: Database,
  websiteId: Id,
  table: ArchivedTable,
): Promise<TableMeasure> {
  const [row] = await database.query<{ rows: string; bytes: string; longest: number }>(
    `SELECT count(*)::text AS rows, coalesce(sum(size), 0)::text AS bytes, coalesce(max(size), 0) AS longest
     FROM (SELECT octet_length(convert_to(line, 'UTF8')) + 1 AS size FROM (${linesOf(table)}) lines) sizes`,
    [websiteId],
  );
  return {
    rows: Number(row?.rows ?? 0),
    bytes: Number(row?.bytes ?? 0),
    longestLine: row?.longest ?? 0,
  };
}

/** The part of a table that is in memory at a time, unless its longest row is longer. */
const pageBytes = 1024 * 1024;
const mostRows = 1000;

/**
 * The rows of a website in a table as lines of JSON, in the order of its primary key, a page at a time;
 * call it in a / transaction, because a cursor needs one.
 */
export async function* readLines(
  transaction: Database,
  websiteId: Id,
  table: ArchivedTable & Pick<TableMeasure, 'longestLine'>,
): AsyncGenerator<Uint8Array> {
  const rows = Math.max(1, Math.min(mostRows, Math.floor(pageBytes / Math.max(1, table.longestLine))));
  const order = table.key.map(quoted).join(', ');
  await transaction.query(`DECLARE archived NO SCROLL CURSOR FOR ${linesOf(table)} ORDER BY ${order}`, [
    websiteId,
  ]);
  for (let isMore = true; isMore; ) {
    const page = await transaction.query<{ line: string }>(`FETCH FORWARD ${rows} FROM archived`);
    if (page.length > 0) yield Buffer.from(page.map(({ line }) => `${line}\n`).join(''));
    isMore = page.length === rows;
  }
  await transaction.query('CLOSE archived');
}

function linesOf({ name, columns }: ArchivedTable): string {
  const left = leftOutRows[name];
  const rest = left === undefined ? '' : ` AND NOT (${left.condition})`;
  const told = toldColumns(name).map(
    column => `CASE WHEN archived.${quoted(column)} IS NOT NULL THEN '${column}' END`,
  );
  const fields = [
    ...columns.map(column => `archived.${quoted(column)}`),
    ...(told.length > 0 ? [`array_remove(ARRAY[${told.join(', ')}], NULL) AS left_out`] : []),
  ].join(', ');
  return `SELECT row_to_json((SELECT fields FROM (SELECT ${fields}) fields))::text AS line
    FROM ${quoted(name)} archived WHERE website_id = $1${rest}`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
