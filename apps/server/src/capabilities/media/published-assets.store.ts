import type { Id } from '@vitrine/core/id/id.ts';
import type { Database } from '../../database/database.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import type { WebsitePortion } from '../../jobs/jobs.ts';
import type { AssetRow } from './media.store.ts';

/** Files as live pages know them: not withdrawn and not private, with the texts of the last publish; unordered. */
export async function readPublishedAssets(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<AssetRow[]> {
  if (assetIds.length === 0) return [];
  const rows = await database.query<AssetRow>(
    'SELECT * FROM assets WHERE website_id = $1 AND id = ANY ($2) AND NOT is_withdrawn AND NOT is_private',
    [websiteId, [...new Set(assetIds)]],
  );
  return rows.map(row => ({ ...row, ...row.published_facts }));
}

/**
 * Copies the edited texts to the live ones: for all files, or for those given, as some pages may still show
 * deleted files. Returns the ids of those that differed.
 */
export async function updatePublished(
  database: Database,
  websiteId: Id,
  { assetIds, isDeleted }: { assetIds: readonly Id[] | null; isDeleted: boolean },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `UPDATE assets SET is_withdrawn = deleted_at IS NOT NULL, published_facts = NULL
     WHERE website_id = $1 AND (is_withdrawn <> (deleted_at IS NOT NULL) OR published_facts IS NOT NULL)
       AND ($2::text[] IS NULL OR (id = ANY ($2) AND (deleted_at IS NOT NULL) = $3)) RETURNING id`,
    [websiteId, assetIds, isDeleted],
  );
  return rows.map(row => row.id);
}

export interface UnpublishedAsset {
  readonly id: Id;
  readonly fileName: string;
  readonly change: 'added' | 'changed' | 'removed';
}

/** Files that live pages show differently from the studio. */
export async function listUnpublished(database: Database, websiteId: Id): Promise<UnpublishedAsset[]> {
  return database.query(
    `SELECT id, file_name AS "fileName",
       CASE WHEN deleted_at IS NOT NULL THEN 'removed' WHEN is_withdrawn THEN 'added' ELSE 'changed' END AS change
     FROM assets WHERE website_id = $1 AND (is_withdrawn <> (deleted_at IS NOT NULL) OR (deleted_at IS NULL
       AND published_facts <> jsonb_build_object('file_name', file_name, 'alt', alt, 'caption', caption,
         'focal_x', focal_x, 'focal_y', focal_y)))
     ORDER BY file_name, id`,
    [websiteId],
  );
}

/** Those deleted before a time. */
export async function listDeletedBefore(database: Database, websiteId: Id, before: Date): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM assets WHERE website_id = $1 AND deleted_at < $2',
    [websiteId, before],
  );
  return rows.map(row => row.id);
}

/** Those deleted at or after a time. */
export async function listDeletedSince(database: Database, websiteId: Id, since: Date): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM assets WHERE website_id = $1 AND deleted_at >= $2',
    [websiteId, since],
  );
  return rows.map(row => row.id);
}

/** Restores those that were deleted at or after a time; returns their ids. */
export async function undeleteSince(
  database: Database,
  websiteId: Id,
  { assetIds, since }: { assetIds: readonly Id[]; since: Date },
): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    `UPDATE assets SET deleted_at = NULL WHERE website_id = $1 AND id = ANY ($2) AND deleted_at >= $3 RETURNING id`,
    [websiteId, assetIds, since],
  );
  return rows.map(row => row.id);
}

/** Removes deleted ones for good; returns the ids of those that existed. */
export async function deleteRows(database: Database, websiteId: Id, assetIds: readonly Id[]): Promise<Id[]> {
  const rows = await database.query<{ id: string }>(
    'DELETE FROM assets WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NOT NULL RETURNING id',
    [websiteId, assetIds],
  );
  return rows.map(row => row.id);
}

export function listWithDeletedFiles(
  database: Database,
  portion: WebsitePortion,
  before: Date,
): Promise<Id[]> {
  return listDueWebsites(database, portion, {
    table: 'assets',
    among: 'deleted_at IS NOT NULL',
    isDue: 'deleted_at < $3',
    values: [before],
  });
}
