import type { ProductFile } from '@vitrine/core/downloads/product-downloads.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { readDownloadable } from '../media/index.ts';
import { countDownloads, readGrants, type StoredGrant } from './downloads.store.ts';

export interface GrantedFile {
  readonly fileId: Id;
  readonly assetId: Id;
  readonly fileName: string;
  readonly bytes: number;
  /** Since the count began, and ever. */
  readonly used: number;
  readonly total: number;
  readonly lastAt: Date | null;
}

export interface GrantedLine {
  readonly lineId: Id;
  readonly limitEach: number | null;
  readonly linkDays: number;
  readonly linksUntil: Date;
  readonly files: readonly GrantedFile[];
}

/** What was granted to the lines of an order, without files that were deleted (rules DOWNLOAD-3, DOWNLOAD-6). */
export async function grantedLines(context: Context, orderId: Id): Promise<GrantedLine[]> {
  const { database, website } = context;
  const grants = await readGrants(database, website.id, [orderId]);
  if (grants.length === 0) return [];
  const [assets, counts] = await Promise.all([
    readDownloadable(
      database,
      website.id,
      grants.flatMap(grant => filesOf(grant).map(({ assetId }) => assetId)),
    ),
    countDownloads(database, website.id, orderId),
  ]);
  return grants.map(grant => ({
    lineId: grant.line_id,
    limitEach: grant.limit_each,
    linkDays: grant.link_days,
    linksUntil: grant.links_until,
    files: filesOf(grant).flatMap(({ id, assetId }) => {
      const asset = assets.get(assetId);
      const count = counts.find(one => one.line_id === grant.line_id && one.asset_id === assetId);
      if (asset === undefined) return [];
      return [
        {
          ...{ fileId: id, assetId, fileName: asset.file_name, bytes: Number(asset.bytes) },
          ...{ used: count?.used ?? 0, total: count?.total ?? 0, lastAt: count?.last_at ?? null },
        },
      ];
    }),
  }));
}

/**
 * The files that the product has now, replaced and added ones among them; then those that it had when it was paid
 * and has no more.
 */
function filesOf({ files, now_sold }: Pick<StoredGrant, 'files' | 'now_sold'>): ProductFile[] {
  const now = now_sold?.files ?? [];
  return [...now, ...files.filter(({ id }) => !now.some(file => file.id === id))];
}

/** The names of the files of these orders; those without files are left out. */
export async function grantedNames(
  { database, website }: Context,
  orderIds: readonly Id[],
): Promise<ReadonlyMap<Id, string[]>> {
  const names = new Map<Id, string[]>();
  if (orderIds.length === 0) return names;
  const grants = await readGrants(database, website.id, orderIds);
  const files = grants.flatMap(grant =>
    filesOf(grant).map(({ assetId }) => ({ assetId, of: grant.order_id })),
  );
  const assets = await readDownloadable(
    database,
    website.id,
    files.map(({ assetId }) => assetId),
  );
  for (const { assetId, of } of files) {
    const asset = assets.get(assetId);
    if (asset !== undefined) names.set(of, [...(names.get(of) ?? []), asset.file_name]);
  }
  return names;
}
