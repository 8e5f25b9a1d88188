import type { DownloadsView } from '@vitrine/core/downloads/downloads-view.ts';
import { formatBytes } from '@vitrine/core/media/format-bytes.ts';
import type { Context } from '../../context.ts';
import { downloadsPath } from '../downloads/index.ts';
import { type DownloadsOfOrder, downloadsOfOrder, type OrderRow } from '../orders/index.ts';

interface Shown {
  /** Those of its emails end with the email; without one, the links of its page end with the purchase. */
  readonly until?: Date;
  /** Whether it is expected to be paid. */
  readonly isAwaited?: boolean;
}

/** What an order offers to download; null if that is nothing (rule DOWNLOAD-7). */
export async function shownDownloads(
  context: Context,
  order: OrderRow,
  { until, isAwaited = false }: Shown = {},
): Promise<DownloadsView | null> {
  const downloads = await downloadsOfOrder(context, order);
  const end = until ?? endOf(downloads);
  if (end === null) return isAwaited ? { state: 'awaited', lines: [], until: '', renewAddress: '' } : null;
  const { language } = context.website.settings;
  const isOver = end <= context.clock.now();
  const state = !downloads.isOpen ? 'closed' : isOver ? 'expired' : 'open';
  const path = downloadsPath(context, order.id, end);
  return {
    state,
    until: end.toISOString(),
    renewAddress: path,
    lines: downloads.lines.map(({ lineId, title, limit, files }) => ({
      id: lineId,
      title,
      files: files.map(({ fileId, fileName, bytes, used }) => {
        const left = limit === null ? null : Math.max(0, limit - used);
        const isOffered = state === 'open' && left !== 0;
        return {
          id: fileId,
          name: fileName,
          size: formatBytes(bytes, language),
          left,
          address: isOffered ? `${path}/${lineId}/${fileId}/${encodeURIComponent(fileName)}` : null,
        };
      }),
    })),
  };
}

function endOf({ lines }: DownloadsOfOrder): Date | null {
  const ends = lines.map(({ linksUntil }) => linksUntil.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
