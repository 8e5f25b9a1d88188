import type { Database } from '../src/database/database.ts';

export interface Copied {
  readonly table: string;
  /** The website and the id of the row to copy. */
  readonly from: readonly [websiteId: string, id: string];
  /** The website that gets the copies. */
  readonly to: string;
  readonly count: number;
  /** The columns that differ, as arguments of `jsonb_build_object`; `n` counts from 1. */
  readonly changes: string;
}

/** Copies one row of a table many times. */
export async function copyRows(
  database: Database,
  { table, from, to, count, changes }: Copied,
): Promise<void> {
  const columns = await database.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.query(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM (
       SELECT (jsonb_populate_record(one, jsonb_build_object('website_id', $3::text, ${changes}))).*
       FROM ${table} AS one, generate_series(1, $4::int) AS n WHERE website_id = $1 AND id = $2) AS copies`,
    [...from, to, count],
  );
}
