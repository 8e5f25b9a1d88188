import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { removeFilesAfter } from '../tenancy/index.ts';
import { assetFolder } from './asset-keys.ts';
import { deleteRows, undeleteSince, updatePublished } from './published-assets.store.ts';
import { announceAssetChanged } from './served-assets.ts';

/**
 * From now on live pages show all files, or these, as the studio does: deleted ones are gone, changed ones are
 * new; the given ones exclude deleted files (rules MEDIA-12, MEDIA-13). Call it in the transaction that publishes.
 */
export async function publishAssets(context: Context, assetIds: readonly Id[] | null = null): Promise<void> {
  if (assetIds?.length !== 0) await update(context, assetIds, false);
}

/** Deleted files leave live pages too (rule MEDIA-12). */
export async function withdrawAssets(context: Context, assetIds: readonly Id[]): Promise<void> {
  await update(context, assetIds, true);
}

async function update(context: Context, assetIds: readonly Id[] | null, isDeleted: boolean): Promise<void> {
  const changed = await updatePublished(context.database, context.website.id, { assetIds, isDeleted });
  for (const id of changed) await announceAssetChanged(context, id);
}

/** Restores files that were deleted at or after a time, for content that shows them again (rule PUBLISH-5). */
export async function bringBackAssets(
  context: Context,
  given: { assetIds: readonly Id[]; since: Date },
): Promise<void> {
  for (const id of await undeleteSince(context.database, context.website.id, given)) {
    await announceAssetChanged(context, id);
  }
}

/** Removes deleted files for good, with their bytes; files that are not deleted stay. */
export async function removeAssets(context: Context, assetIds: readonly Id[]): Promise<Id[]> {
  const { website } = context;
  const { removed, removeFiles } = await context.database.transaction(async transaction => {
    const gone = await deleteRows(transaction, website.id, assetIds);
    const keys = gone.map(assetId => assetFolder({ websiteId: website.id, assetId }));
    return { removed: gone, removeFiles: await removeFilesAfter(context, transaction, keys) };
  });
  for (const assetId of removed) await announceAssetChanged(context, assetId);
  await removeFiles();
  return removed;
}
