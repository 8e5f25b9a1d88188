import type { Client } from 'pg';

/** The role of the server, and the database it owns. It is not a superuser: it cannot access the machine. */
export const databaseName = 'vitrine';

/** Creates role and database if they are missing; two parallel calls both succeed. */
export async function prepareDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "hasRole",
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS "hasDatabase"`,
    [databaseName],
  );
  if (!rows[0]?.hasRole) await unlessThere(client.query(`CREATE ROLE ${databaseName} LOGIN`));
  if (!rows[0]?.hasDatabase) {
    await unlessThere(client.query(`CREATE DATABASE ${databaseName} OWNER ${databaseName}`));
  }
}

/** Duplicate role, duplicate database, and the errors of both for parallel attempts. */
const thereAlready = ['42710', '42P04', '23505'];

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && thereAlready.includes(String(error.code))))
      throw error;
  }
}
