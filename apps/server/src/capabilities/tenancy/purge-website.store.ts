import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export async function listDeletedBefore(database: Database, before: Date): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM websites WHERE deleted_at < $1 ORDER BY deleted_at',
    [before],
  );
  return rows.map(row => row.id);
}

/** Its subdomain, locked until the transaction ends; null if it is not deleted, or not long enough ago. */
export async function lockDeleted(database: Database, websiteId: Id, before: Date): Promise<string | null> {
  const [row] = await database.query<{ subdomain: string }>(
    'SELECT subdomain FROM websites WHERE id = $1 AND deleted_at < $2 FOR UPDATE',
    [websiteId, before],
  );
  return row?.subdomain ?? null;
}

/**
 * Removes every row of the website in all tables: the schema is queried, so that no table is forgotten (rule
 * TENANCY-9 has each of them lead its key with `website_id`).
 */
export async function deleteRowsOf(database: Database, websiteId: Id): Promise<void> {
  const tables = await database.query<{ name: string }>(
    `SELECT columns.table_name AS name FROM information_schema.columns JOIN information_schema.tables
       ON tables.table_schema = columns.table_schema AND tables.table_name = columns.table_name
     WHERE columns.table_schema = 'public' AND column_name = 'website_id' AND table_type = 'BASE TABLE'
     ORDER BY 1`,
  );
  const inside = database.at(websiteId);
  for (const { name } of tables) {
    await inside.query(`DELETE FROM "${name}" WHERE website_id = $1`, [websiteId]);
  }
  await database.query('DELETE FROM websites WHERE id = $1', [websiteId]);
}
