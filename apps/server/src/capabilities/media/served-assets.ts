import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, Services } from '../../context.ts';
import { type AssetRow, readAsset } from './media.store.ts';

const noticeKind = 'asset';
const maxEntries = 20_000;
const freshMilliseconds = 60_000;

interface Entry {
  readonly row: AssetRow | null;
  readonly at: number;
}

export interface ServedAssets {
  /** Null if it does not exist or is gone from live pages too, which never show a private one. */
  find(websiteId: Id, assetId: Id): Promise<AssetRow | null>;
}

/** Pictures are requested far more often than they change: cached in memory, dropped by a notice (rule MEDIA-11). */
export function createServedAssets({
  database,
  notifications,
}: Pick<Services, 'database' | 'notifications'>): ServedAssets {
  const entries = new Map<string, Entry>();
  notifications.on(noticeKind, notice => {
    if (notice === null) entries.clear();
    else entries.delete(`${notice.websiteId} ${notice.name}`);
  });

  return {
    async find(websiteId, assetId) {
      const key = `${websiteId} ${assetId}`;
      const known = entries.get(key);
      if (known && notifications.isListening() && performance.now() - known.at < freshMilliseconds) {
        return known.row;
      }
      const asOf = notifications.moment();
      try {
        const found = await readAsset(database.at(websiteId), websiteId, assetId);
        const row = found?.deleted_at && (found.is_withdrawn || found.is_private) ? null : found;
        if (notifications.wasTold(noticeKind, websiteId, asOf)) return row;
        const oldest = entries.keys().next();
        if (entries.size >= maxEntries && !oldest.done) entries.delete(oldest.value);
        entries.set(key, { row, at: performance.now() });
        return row;
      } catch (error) {
        if (known) return known.row;
        throw error;
      }
    },
  };
}

/** Sent with the context's transaction, after the asset was changed. */
export async function announceAssetChanged(
  { database, notifications, website }: Pick<Context, 'database' | 'notifications' | 'website'>,
  assetId: Id,
): Promise<void> {
  await notifications.tell(database, { kind: noticeKind, websiteId: website.id, name: assetId });
}
