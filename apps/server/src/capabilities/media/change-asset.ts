import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type AssetListing, assetRestoreDays } from '@vitrine/core/media/media.calls.ts';
import { mediaErrors } from '@vitrine/core/media/media.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { bumpContentVersion } from '../tenancy/index.ts';
import { cleanFileName } from './clean-file-name.ts';
import { assetsDeleted } from './media.events.ts';
import {
  type AssetChange,
  type AssetRow,
  listingOf,
  markDeleted,
  unmarkDeleted,
  updateAsset,
} from './media.store.ts';
import { updatePrivacy } from './private-files.store.ts';
import { announceAssetChanged } from './served-assets.ts';

/** Changes the texts of a file; live pages show them after the next publish (rule MEDIA-13). */
export async function changeAsset(
  context: Context,
  { fileName, ...change }: AssetChange & { assetId: Id },
): Promise<Result<AssetListing>> {
  return single(
    await changing(context, [change.assetId], async ({ database, website }) => {
      const row = await updateAsset(database, website.id, {
        ...change,
        isLive: website.publishedRevisionId !== null,
        ...(fileName === undefined ? {} : { fileName: cleanFileName(fileName) }),
      });
      return row === null ? [] : [row];
    }),
  );
}

/**
 * Hides a file in the studio, and from live pages with the next publish; its bytes stay for 30 days (rule
 * MEDIA-12).
 */
export async function deleteAsset(context: Context, assetId: Id): Promise<Result<AssetListing>> {
  return single(await deleteAssets(context, [assetId]));
}

export async function restoreAsset(context: Context, assetId: Id): Promise<Result<AssetListing>> {
  return single(await restoreAssets(context, [assetId]));
}

/** All of them, or none if one does not exist (rule MEDIA-23). */
export async function deleteAssets(
  context: Context,
  assetIds: readonly Id[],
): Promise<Result<AssetListing[]>> {
  return changing(context, assetIds, async (inside, ids) => {
    const { database, website, clock, actor } = inside;
    inside.events.tell(inside, assetsDeleted, { assetIds: ids });
    return markDeleted(database, website.id, { assetIds: ids, at: clock.now(), by: nameOfActor(actor) });
  });
}

/** All of them, or none if one does not exist or was deleted too long ago (rule MEDIA-23). */
export async function restoreAssets(
  context: Context,
  assetIds: readonly Id[],
): Promise<Result<AssetListing[]>> {
  const since = new Date(context.clock.now().getTime() - assetRestoreDays * 86_400_000);
  return changing(context, assetIds, ({ database, website }, ids) =>
    unmarkDeleted(database, website.id, { assetIds: ids, since }),
  );
}

/** All of them, or none if one does not exist; pages and addresses drop them immediately (rules MEDIA-24, MEDIA-27). */
export async function changePrivacy(
  context: Context,
  { assetIds, isPrivate }: { assetIds: readonly Id[]; isPrivate: boolean },
): Promise<Result<AssetListing[]>> {
  return changing(context, assetIds, async (inside, ids) => {
    await recordAct(inside, isPrivate ? 'media.madePrivate' : 'media.madePublic', { assetIds: ids });
    return updatePrivacy(inside.database, inside.website.id, { assetIds: ids, isPrivate });
  });
}

async function changing(
  context: Context,
  assetIds: readonly Id[],
  change: (inside: Context, assetIds: readonly Id[]) => Promise<AssetRow[]>,
): Promise<Result<AssetListing[]>> {
  const ids = [...new Set(assetIds)];
  return transactionOf<Result<AssetListing[]>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const rows = await change(inside, ids);
    if (rows.length < ids.length) {
      return fail(ids.length === 1 ? callErrors.notFound : mediaErrors.someMissing);
    }
    for (const { id } of rows) await announceAssetChanged(inside, id);
    await bumpContentVersion(inside);
    return succeed(rows.map(listingOf));
  });
}

function single(result: Result<AssetListing[]>): Result<AssetListing> {
  const [only] = result.ok ? result.value : [];
  if (!result.ok) return result;
  return only === undefined ? fail(callErrors.notFound) : succeed(only);
}
