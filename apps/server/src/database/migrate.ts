import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Capability } from '../capability.ts';
import { raiseWalls, seeEverything } from './wall.ts';

/** One step of the schema: its permanent name, its SQL and the fingerprint of that SQL. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Thrown at start if the database and the program do not fit; its message says what to do. */
export class MigrationError extends Error {}

/** Any number works as long as every process of every version uses the same. */
const lockKey = 4_611_020_260_101;

/**
 * Migrates the schema, with one transaction for each migration, while holding a lock that other starting processes
 * wait for. A migration that changed after it was applied is refused (rules MIGRATION-1 to 4). Returns the names
 * of the applied ones.
 */
export async function migrate(pool: Pool, capabilities: readonly Capability[]): Promise<string[]> {
  return whileOthersWait(pool, client => applyMissing(client, migrationsOf(capabilities)));
}

/** All changes of the schema at start, one process after the other (rule MIGRATION-2). */
export async function whileOthersWait<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    try {
      return await work(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    }
  } finally {
    client.release();
  }
}

/** Every migration in the order of application: capability by capability, and within one by file name. */
export function migrationsOf(capabilities: readonly Capability[]): Migration[] {
  return capabilities.flatMap(capability =>
    Object.entries(capability.migrations ?? {})
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, sql]) => ({
        name: `${capability.name}/${path.split('/').at(-1)}`,
        sql,
        checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      })),
  );
}

/** Names of the migrations that this program has and the database lacks. */
export async function pendingMigrations(
  database: { query(sql: string): Promise<Record<string, unknown>[]> },
  capabilities: readonly Capability[],
): Promise<string[]> {
  const known = await database.query(`SELECT to_regclass('schema_migrations') IS NOT NULL AS is_there`);
  const rows = known[0]?.is_there === true ? await database.query('SELECT name FROM schema_migrations') : [];
  const applied = new Set(rows.map(row => row.name));
  return migrationsOf(capabilities)
    .map(migration => migration.name)
    .filter(name => !applied.has(name));
}

async function applyMissing(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const applied = new Map(rows.map(row => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied to this database. ` +
          'Applied migrations never change: restore the file and put the change into a new one.',
      );
    }
  }
  const missing = migrations.filter(migration => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  await raiseWalls(client);
  return missing.map(migration => migration.name);
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(seeEverything);
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const why = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${name} failed and was undone: ${why}`, { cause: error });
  }
}
