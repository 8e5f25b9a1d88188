import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type AssetListing, assetRestoreDays } from '@vitrine/core/media/media.calls.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { cleanFileName } from './clean-file-name.ts';
import { assetDeleted } from './media.events.ts';
import {
  type AssetChange,
  type AssetRow,
  listingOf,
  readAsset,
  updateAsset,
  updateDeletedAt,
} from './media.store.ts';
import { tellAssetChanged } from './served-assets.ts';

/** Changes what is said about a file; live pages follow with the next publish (rule MEDIA-13). */
export async function changeAsset(
  context: Context,
  { fileName, ...change }: AssetChange & { assetId: Id },
): Promise<Result<AssetListing>> {
  return changing(context, inside =>
    updateAsset(inside.database, inside.website.id, {
      ...change,
      isLive: inside.website.publishedRevisionId !== null,
      ...(fileName === undefined ? {} : { fileName: cleanFileName(fileName) }),
    }),
  );
}

/** Hides a file in the studio, from live pages with the next publish; its bytes stay for 30 days (rule MEDIA-12). */
export async function deleteAsset(context: Context, assetId: Id): Promise<Result<AssetListing>> {
  return changing(context, async inside => {
    inside.events.tell(inside, assetDeleted, { assetId });
    return updateDeletedAt(inside.database, inside.website.id, {
      assetId,
      deletedAt: inside.clock.now(),
      by: nameOfActor(inside.actor),
    });
  });
}

export async function restoreAsset(context: Context, assetId: Id): Promise<Result<AssetListing>> {
  const oldest = context.clock.now().getTime() - assetRestoreDays * 86_400_000;
  return changing(context, async inside => {
    const row = await readAsset(inside.database, inside.website.id, assetId);
    if (row?.deleted_at == null || row.deleted_at.getTime() < oldest) return null;
    return updateDeletedAt(inside.database, inside.website.id, { assetId, deletedAt: null, by: '' });
  });
}

async function changing(
  context: Context,
  change: (inside: Context) => Promise<AssetRow | null>,
): Promise<Result<AssetListing>> {
  return transactionOf<Result<AssetListing>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await change(inside);
    if (row === null) return fail(callErrors.notFound);
    await tellAssetChanged(inside, row.id);
    await bumpContentVersion(inside);
    return succeed(listingOf(row));
  });
}
