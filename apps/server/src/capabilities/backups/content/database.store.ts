import type { ClientBase } from 'pg';

export interface TableColumns {
  readonly schema: 'public' | 'jobs';
  readonly table: string;
  readonly columns: readonly string[];
}

/** Every table in the database: the schema is queried, so that no table is forgotten (BACKUP-1). */
export async function listTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<{ schema: 'public' | 'jobs'; table: string; columns: string[] }>(
    `SELECT n.nspname AS schema, c.relname AS table,
       (SELECT coalesce(array_agg(a.attname::text ORDER BY a.attnum), '{}') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'jobs') AND c.relkind = 'r'
     ORDER BY 1, 2`,
  );
  return rows;
}

export async function isMigrated(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT to_regclass('public.schema_migrations') IS NOT NULL AS is_there",
  );
  return rows[0]?.is_there === true;
}

export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
}

export async function listSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname IN ('public', 'jobs') AND last_value IS NOT NULL ORDER BY 1, 2`,
  );
  return rows;
}

/** In the order in which they were applied, because a migration may depend on an earlier one of another capability. */
export async function listMigrations(client: ClientBase): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query(
    'SELECT name, checksum FROM schema_migrations ORDER BY applied_at, ctid',
  );
  return rows;
}

/** Keys of the files that rows name, including those of deleted websites. */
export async function listNamedFiles(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT website_id || '/' || id || '/original' AS key FROM assets ORDER BY 1`,
  );
  return rows.map(({ key }) => key);
}

export async function postgresVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return rows[0]?.version ?? '';
}

/** Makes the text of values the same whatever the server’s settings are. */
export async function settleText(client: ClientBase): Promise<void> {
  await client.query(
    `SET LOCAL TIME ZONE 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
     SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
     SET LOCAL idle_in_transaction_session_timeout = 0`,
  );
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `"public"."items" ("id", "title")` for COPY. */
export function copied({ schema, table, columns }: TableColumns): string {
  return `${quoted(schema)}.${quoted(table)} (${columns.map(quoted).join(', ')})`;
}
