import type { Id } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { AssetListing } from '@vitrine/core/media/media.calls.ts';
import { containing } from '../../database/containing.ts';
import type { Database } from '../../database/database.ts';

export interface AssetRow {
  id: string;
  kind: Asset['kind'];
  file_name: string;
  content_type: string;
  /** The driver returns 64-bit numbers as text. */
  bytes: string;
  sha256: string;
  width: number;
  height: number;
  is_animated: boolean;
  alt: string;
  caption: string;
  focal_x: number;
  focal_y: number;
  placeholder: string;
  color: string;
  webp_widths: number[];
  avif_widths: number[];
  created_at: Date;
  /** Available only to staff and through signed links (rule MEDIA-24). */
  is_private: boolean;
  deleted_at: Date | null;
  deleted_by: string;
  /** Gone from live pages too; otherwise they continue with a deleted file until the next publish. */
  is_withdrawn: boolean;
  /** Its texts on live pages if they differ; null if they are the same as in the studio. */
  published_facts: Pick<AssetRow, 'file_name' | 'alt' | 'caption' | 'focal_x' | 'focal_y'> | null;
  variant_tries: number;
  /** Why its other widths could not be created; empty if nothing is wrong. */
  problem: '' | 'tooSlow' | 'tooMuchMemory' | 'unreadable';
}

/** Its published texts, who deleted it, and how often its widths were started. */
type Unlisted = 'deleted_by' | 'is_withdrawn' | 'published_facts' | 'variant_tries';

export type NewAssetRow = Omit<AssetRow, 'bytes' | 'deleted_at' | 'problem' | Unlisted> & {
  bytes: number;
};

/** `areVariantsDue`: it is a picture whose other widths a job must create. */
export async function insertAsset(
  database: Database,
  websiteId: Id,
  asset: NewAssetRow,
  areVariantsDue: boolean,
): Promise<void> {
  await database.query(
    `INSERT INTO assets (website_id, id, kind, file_name, content_type, bytes, sha256, width, height, is_animated,
       alt, caption, focal_x, focal_y, placeholder, color, webp_widths, avif_widths, created_at, is_private, are_variants_due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      websiteId,
      asset.id,
      asset.kind,
      asset.file_name,
      asset.content_type,
      asset.bytes,
      asset.sha256,
      asset.width,
      asset.height,
      asset.is_animated,
      asset.alt,
      asset.caption,
      asset.focal_x,
      asset.focal_y,
      asset.placeholder,
      asset.color,
      asset.webp_widths,
      asset.avif_widths,
      asset.created_at,
      asset.is_private,
      areVariantsDue,
    ],
  );
}

export async function readAsset(database: Database, websiteId: Id, assetId: Id): Promise<AssetRow | null> {
  const [row] = await database.query<AssetRow>('SELECT * FROM assets WHERE website_id = $1 AND id = $2', [
    websiteId,
    assetId,
  ]);
  return row ?? null;
}

/** Existing ones that are not deleted, in no order. */
export async function readAssets(
  database: Database,
  websiteId: Id,
  assetIds: readonly Id[],
): Promise<AssetRow[]> {
  if (assetIds.length === 0) return [];
  return database.query<AssetRow>(
    'SELECT * FROM assets WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL',
    [websiteId, [...new Set(assetIds)]],
  );
}

/** A file with these bytes, private or public like the new one: a private one must not be shown elsewhere. */
export async function readByContent(
  database: Database,
  websiteId: Id,
  sha256: string,
  { isPrivate = false }: { readonly isPrivate?: boolean | undefined } = {},
): Promise<AssetRow | null> {
  const [row] = await database.query<AssetRow>(
    `SELECT * FROM assets WHERE website_id = $1 AND sha256 = $2 AND deleted_at IS NULL
       AND ${isPrivate ? 'is_private' : 'NOT is_private'} ORDER BY id LIMIT 1`,
    [websiteId, sha256],
  );
  return row ?? null;
}

export interface AssetFilter {
  readonly kind?: Asset['kind'] | undefined;
  readonly search: string;
  readonly isDeleted: boolean;
  /** Both when it is left out. */
  readonly isPrivate?: boolean | undefined;
  readonly limit: number;
  readonly before?: Id | undefined;
}

/** Newest first; one more than the limit if there are more. */
export async function listAssets(
  database: Database,
  websiteId: Id,
  { kind, search, isDeleted, isPrivate, limit, before }: AssetFilter,
): Promise<AssetRow[]> {
  const pattern = containing(search);
  return database.query<AssetRow>(
    `SELECT * FROM assets WHERE website_id = $1 AND (deleted_at IS NOT NULL) = $2
       AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR id < $4)
       AND ($5 = '%%' OR file_name ILIKE $5 OR alt ILIKE $5 OR caption ILIKE $5)
       AND ($7::boolean IS NULL OR is_private = $7)
     ORDER BY id DESC LIMIT $6`,
    [websiteId, isDeleted, kind ?? null, before ?? null, pattern, limit + 1, isPrivate ?? null],
  );
}

export interface AssetChange {
  readonly fileName?: string | undefined;
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly focalPoint?: Asset['focalPoint'] | undefined;
}

/** Keeps the texts on live pages if there are any. Null if there is no such asset, or it is deleted. */
export async function updateAsset(
  database: Database,
  websiteId: Id,
  { assetId, fileName, alt, caption, focalPoint, isLive }: AssetChange & { assetId: Id; isLive: boolean },
): Promise<AssetRow | null> {
  const [row] = await database.query<AssetRow>(
    `UPDATE assets SET file_name = coalesce($3, file_name), alt = coalesce($4, alt), caption = coalesce($5, caption),
       focal_x = coalesce($6, focal_x), focal_y = coalesce($7, focal_y),
       published_facts = CASE WHEN $8 THEN coalesce(published_facts, jsonb_build_object('file_name', file_name,
         'alt', alt, 'caption', caption, 'focal_x', focal_x, 'focal_y', focal_y)) END
     WHERE website_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING *`,
    [
      websiteId,
      assetId,
      fileName ?? null,
      alt ?? null,
      caption ?? null,
      focalPoint?.x ?? null,
      focalPoint?.y ?? null,
      isLive,
    ],
  );
  return row ?? null;
}

/** Those that are not deleted yet. */
export async function markDeleted(
  database: Database,
  websiteId: Id,
  { assetIds, at, by }: { assetIds: readonly Id[]; at: Date; by: string },
): Promise<AssetRow[]> {
  return database.query<AssetRow>(
    `UPDATE assets SET deleted_at = $3, deleted_by = $4
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at IS NULL RETURNING *`,
    [websiteId, assetIds, at, by],
  );
}

/** Those that were deleted since. */
export async function unmarkDeleted(
  database: Database,
  websiteId: Id,
  { assetIds, since }: { assetIds: readonly Id[]; since: Date },
): Promise<AssetRow[]> {
  return database.query<AssetRow>(
    `UPDATE assets SET deleted_at = NULL, deleted_by = ''
     WHERE website_id = $1 AND id = ANY ($2) AND deleted_at >= $3 RETURNING *`,
    [websiteId, assetIds, since],
  );
}

export async function updateWidths(
  database: Database,
  websiteId: Id,
  { assetId, webp, avif }: { assetId: Id; webp: readonly number[]; avif: readonly number[] },
): Promise<void> {
  await database.query(
    'UPDATE assets SET webp_widths = $3, avif_widths = $4 WHERE website_id = $1 AND id = $2',
    [websiteId, assetId, webp, avif],
  );
}

/** Names of files in the order of their ids, including deleted ones. */
export async function listFilesAfter(
  database: Database,
  websiteId: Id,
  { after, limit }: { after: Id; limit: number },
): Promise<{ id: Id; file_name: string }[]> {
  return database.query(
    'SELECT id, file_name FROM assets WHERE website_id = $1 AND id > $2 ORDER BY id LIMIT $3',
    [websiteId, after, limit],
  );
}

export async function sumOfBytes(database: Database, websiteId: Id): Promise<number> {
  const [row] = await database.query<{ bytes: string }>(
    'SELECT coalesce(sum(bytes), 0)::text AS bytes FROM assets WHERE website_id = $1',
    [websiteId],
  );
  return Number(row?.bytes ?? 0);
}

export function assetOf(row: Omit<AssetRow, Unlisted | 'problem'>): Asset {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    contentType: row.content_type,
    bytes: Number(row.bytes),
    width: row.width,
    height: row.height,
    alt: row.alt,
    caption: row.caption,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    placeholder: row.placeholder,
    color: row.color,
    hasAvif: row.avif_widths.length > 0,
    ...(row.is_private ? { isPrivate: true } : {}),
  };
}

export function listingOf(row: Omit<AssetRow, Unlisted>): AssetListing {
  return {
    ...assetOf(row),
    isPrivate: row.is_private,
    problem: row.problem === '' ? null : row.problem,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
