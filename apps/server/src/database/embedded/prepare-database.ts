import type { Client } from 'pg';

/** The role the server works as, and the database it owns. It is no superuser: it cannot reach the machine. */
export const databaseName = 'vitrine';

/** Makes role and database when they are missing; two that do it at once both succeed. */
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

/** Duplicate role, duplicate database, and what either says when the other is at it in the same moment. */
const thereAlready = ['42710', '42P04', '23505'];

async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && thereAlready.includes(String(error.code))))
      throw error;
  }
}
