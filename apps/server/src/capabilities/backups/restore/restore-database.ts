import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Migration } from '../../../database/migrate.ts';
import { BackupError } from '../backup-error.ts';
import { copied, quoted, settleText } from '../content/database.store.ts';
import type { BackupBody } from '../content/manifest.ts';
import { type PartStore, readPart } from '../content/parts.ts';

export interface DatabaseToRestore {
  readonly body: BackupBody;
  /** The migrations of this release; those named in the backup create its schema. */
  readonly migrations: readonly Migration[];
  readonly tell: (line: string) => void;
}

/**
 * Replaces everything in the database with the contents of the backup, inside the caller's transaction: either all
 * of it is there or the database is as before. The schema is created by the migrations that had been applied (rule
 * BACKUP-10).
 */
export async function restoreDatabase(
  client: Client,
  store: PartStore,
  { body, migrations, tell }: DatabaseToRestore,
): Promise<void> {
  await settleText(client);
  await dropEverything(client);
  await client.query(
    `CREATE TABLE schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const sql = new Map(migrations.map(migration => [migration.name, migration.sql]));
  for (const { name } of body.migrations) await client.query(sql.get(name) ?? '');
  if (body.queueSchema !== null) await client.query(body.queueSchema);
  // Settings that the queue’s schema made for itself.
  await settleText(client);
  const links = await dropLinks(client);
  const triggers = await silenceTriggers(client);
  let count = 0;
  for (const table of body.tables) {
    const place = `${quoted(table.schema)}.${quoted(table.table)}`;
    // Migrations and the queue insert rows into new tables.
    await client.query(`DELETE FROM ${place}`);
    // Rows that triggers create are also in the backup.
    await client.query(`ALTER TABLE ${place} DISABLE TRIGGER USER`);
    const into = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`));
    await pipeline(readPart(store, table.name, table), into);
    await client.query(`ALTER TABLE ${place} ENABLE TRIGGER USER`);
    if (into.rowCount !== table.rows)
      throw new BackupError(`${table.name} has ${into.rowCount} rows instead of ${table.rows}.`);
    count += 1;
    tell(`database: ${count} of ${body.tables.length} tables, ${table.table} with ${table.rows} rows`);
  }
  for (const link of links) await client.query(link);
  for (const trigger of triggers) await client.query(trigger);
  for (const { schema, name, last } of body.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [`${quoted(schema)}.${quoted(name)}`, last]);
}

/** Whether the database has anything that a restore would replace. */
export async function isDatabaseEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'jobs') AND c.relkind IN ('r', 'p')`,
  );
  return rows[0]?.count === 0;
}

/** Our other processes that use this database. */
export async function isServed(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'vitrine notices'`,
  );
  return rows[0]?.count > 0;
}

/** Individual tables and not the schema `public`, which may belong to another application. */
async function dropEverything(client: Client): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS jobs CASCADE');
  const { rows } = await client.query<{ sql: string }>(
    `SELECT format('DROP %s public.%I CASCADE',
       CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
       c.relname) AS sql
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
     UNION ALL
     SELECT format('DROP FUNCTION public.%I(%s) CASCADE', p.proname, pg_get_function_identity_arguments(p.oid))
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { sql } of rows) await client.query(sql.replace(/^DROP (\w+( VIEW)?)/, 'DROP $1 IF EXISTS'));
}

/**
 * Drops the foreign keys, so that tables can be filled in any order; returns the SQL that creates them again
 * and checks every row.
 */
async function dropLinks(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `SELECT c.conrelid::regclass::text AS place, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE c.contype = 'f' AND c.conparentid = 0 AND n.nspname IN ('public', 'jobs') ORDER BY c.oid`,
  );
  for (const { place, name } of rows)
    await client.query(`ALTER TABLE ${place} DROP CONSTRAINT ${quoted(name)}`);
  return rows.map(
    ({ place, name, definition }) => `ALTER TABLE ${place} ADD CONSTRAINT ${quoted(name)} ${definition}`,
  );
}

/**
 * The side effects of a write happened when it was first made, and are in the backup; returns the SQL that
 * turns the triggers on again.
 */
async function silenceTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS place FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  for (const { place } of rows) await client.query(`ALTER TABLE ${place} DISABLE TRIGGER USER`);
  return rows.map(({ place }) => `ALTER TABLE ${place} ENABLE TRIGGER USER`);
}
