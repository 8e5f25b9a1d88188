import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import type { AssetRow } from './media.store.ts';

/** Those that are not deleted. */
export async function updatePrivacy(
  database: Database,
  websiteId: Id,
  { assetIds, isPrivate }: { assetIds: readonly Id[]; isPrivate: boolean },
): Promise<AssetRow[]> {
  return database.query<AssetRow>(
    `UPDATE assets SET is_private = $3
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL RETURNING *`,
    [websiteId, assetIds, isPrivate],
  );
}

/** Those that are not deleted, by name. */
export async function listPrivateFiles(
  database: Database,
  websiteId: Id,
): Promise<{ id: Id; fileName: string }[]> {
  return database.query(
    `SELECT id, file_name AS "fileName" FROM assets
     WHERE website_id = $1 AND is_private AND deleted_at IS NULL ORDER BY file_name, id`,
    [websiteId],
  );
}

/** Which of these are private. */
export async function findPrivateAmong(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<ReadonlySet<Id>> {
  if (assetIds.length === 0) return new Set();
  const rows = await database.query<{ id: Id }>(
    'SELECT id FROM assets WHERE website_id = $1 AND is_private AND id = ANY ($2)',
    [websiteId, assetIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Files by id for their buyers; deleted ones are left out. */
export async function readDownloadable(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<ReadonlyMap<Id, AssetRow>> {
  if (assetIds.length === 0) return new Map();
  const rows = await database.query<AssetRow>(
    'SELECT * FROM assets WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL',
    [websiteId, assetIds],
  );
  return new Map(rows.map(row => [row.id, row]));
}
