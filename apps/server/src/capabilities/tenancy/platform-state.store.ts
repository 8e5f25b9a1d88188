import type { Database } from '../../database/database.ts';

/** Stores a fact about the platform once; false if it was already there (rules START-1 and START-2). */
export async function claimPlatformState(database: Database, name: string, value: unknown): Promise<boolean> {
  const rows = await database.query(
    'INSERT INTO platform_state (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING name',
    [name, JSON.stringify(value)],
  );
  return rows.length === 1;
}
