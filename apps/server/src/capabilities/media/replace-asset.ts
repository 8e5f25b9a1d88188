import type { Readable } from 'node:stream';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { AssetListing } from '@vitrine/core/media/media.calls.ts';
import type { Context } from '../../context.ts';
import { assetReplaced } from './media.events.ts';
import { readAsset } from './media.store.ts';
import { storeAsset } from './store-asset.ts';

/**
 * The new file gets its own id, so that caches and revisions of the old one stay valid; the drafts are updated to
 * use it (rule MEDIA-14).
 */
export async function replaceAsset(
  context: Context,
  { assetId, fileName, content }: { assetId: Id; fileName: string; content: Readable | Uint8Array },
): Promise<Result<AssetListing>> {
  const old = await readAsset(context.database, context.website.id, assetId);
  if (old === null || old.deleted_at !== null) return fail(callErrors.notFound);
  const stored = await storeAsset(context, {
    fileName,
    content,
    alt: old.alt,
    caption: old.caption,
    isPrivate: old.is_private,
    focalPoint: { x: old.focal_x, y: old.focal_y },
  });
  if (stored.ok) context.events.tell(context, assetReplaced, { from: assetId, to: stored.value.id });
  return stored;
}
