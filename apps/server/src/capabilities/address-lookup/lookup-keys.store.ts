import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface KeyRow {
  readonly provider: string;
  readonly sealed: string;
  readonly set_at: Date;
}

export async function listKeys(database: Database, websiteId: Id): Promise<KeyRow[]> {
  return database.query<KeyRow & Record<string, unknown>>(
    'SELECT provider, sealed, set_at FROM address_lookup_keys WHERE website_id = $1',
    [websiteId],
  );
}

export async function upsertKey(
  database: Database,
  websiteId: Id,
  { provider, sealed, set_at: now }: KeyRow,
): Promise<void> {
  await database.query(
    `INSERT INTO address_lookup_keys (website_id, provider, sealed, set_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (website_id, provider) DO UPDATE SET sealed = excluded.sealed, set_at = excluded.set_at`,
    [websiteId, provider, sealed, now],
  );
}

/** False if there was none. */
export async function deleteKey(database: Database, websiteId: Id, provider: string): Promise<boolean> {
  const rows = await database.query(
    'DELETE FROM address_lookup_keys WHERE website_id = $1 AND provider = $2 RETURNING provider',
    [websiteId, provider],
  );
  return rows.length === 1;
}
