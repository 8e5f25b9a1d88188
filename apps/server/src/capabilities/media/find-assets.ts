import type { Id } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Context } from '../../context.ts';
import { assetOf, readAssets } from './media.store.ts';
import { readPublishedAssets } from './published-assets.store.ts';

/**
 * The assets of this website by id, as on live pages or as edited now; ids of other websites, and of files that
 * are gone there, have no entry (rules MEDIA-12, MEDIA-13).
 */
export async function findAssets(
  { database, website }: Pick<Context, 'database' | 'website'>,
  assetIds: readonly Id[],
  { isDraft = false } = {},
): Promise<ReadonlyMap<Id, Asset>> {
  const read = isDraft ? readAssets : readPublishedAssets;
  const rows = await read(database, website.id, assetIds);
  return new Map(rows.map(row => [row.id, assetOf(row)]));
}
