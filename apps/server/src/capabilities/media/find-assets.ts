import type { Id } from '@vitrine/core/id/id.ts';
import type { Asset } from '@vitrine/core/media/asset.ts';
import type { Context } from '../../context.ts';
import { assetOf, readAssets } from './media.store.ts';

/** The assets of this website by id; ids of others, and of what is deleted, have no entry. */
export async function findAssets(
  { database, website }: Pick<Context, 'database' | 'website'>,
  assetIds: readonly Id[],
): Promise<ReadonlyMap<Id, Asset>> {
  const rows = await readAssets(database, website.id, assetIds);
  return new Map(rows.map(row => [row.id, assetOf(row)]));
}
