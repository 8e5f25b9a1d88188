import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';

export interface StoredBytes {
  readonly used: number;
  /** The part of it that is deleted and can still be restored. */
  readonly deleted: number;
  /** Null if it has no limit of its own. */
  readonly megabytes: number | null;
}

export async function readStoredBytes(database: Database, websiteId: Id): Promise<StoredBytes> {
  const [row] = await database.query<{ used: string; deleted: string; megabytes: number | null }>(
    `SELECT coalesce(sum(bytes), 0)::text AS used,
       coalesce(sum(bytes) FILTER (WHERE deleted_at IS NOT NULL), 0)::text AS deleted,
       (SELECT megabytes FROM storage_limits WHERE website_id = $1) AS megabytes
     FROM assets WHERE website_id = $1`,
    [websiteId],
  );
  return {
    used: Number(row?.used ?? 0),
    deleted: Number(row?.deleted ?? 0),
    megabytes: row?.megabytes ?? null,
  };
}

/**
 * Until the transaction ends no other request adds to the website's files: of two that only fit singly, one is
 * refused.
 */
export async function lockStorage(database: Database, websiteId: Id): Promise<void> {
  await database.query("SELECT pg_advisory_xact_lock(hashtextextended('storage ' || $1, 0))", [websiteId]);
}

/** Null removes the website's own limit. */
export async function saveStorageLimit(
  database: Database,
  websiteId: Id,
  megabytes: number | null,
): Promise<void> {
  if (megabytes === null) {
    await database.query('DELETE FROM storage_limits WHERE website_id = $1', [websiteId]);
    return;
  }
  await database.query(
    `INSERT INTO storage_limits (website_id, megabytes) VALUES ($1, $2)
     ON CONFLICT (website_id) DO UPDATE SET megabytes = excluded.megabytes`,
    [websiteId, megabytes],
  );
}
