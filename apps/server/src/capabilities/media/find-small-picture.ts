import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { variantKey } from './asset-keys.ts';
import { readAsset } from './media.store.ts';

const wanted = 300;

/**
 * The smallest width that still shows an image, deleted or not; null if it is not an image or its bytes are
 * missing.
 */
export async function findSmallPicture(
  { database, files, website }: Context,
  assetId: Id,
): Promise<{ key: string; size: number; etag: string } | null> {
  const row = await readAsset(database, website.id, assetId);
  const widths = row?.kind === 'image' ? row.webp_widths.toSorted((a, b) => a - b) : [];
  const width = widths.find(one => one >= wanted) ?? widths.at(-1);
  if (width === undefined) return null;
  const key = variantKey({ websiteId: website.id, assetId }, { width, format: 'webp' });
  const size = await files.size(key);
  return size === null ? null : { key, size, etag: `"${assetId}-${width}"` };
}
