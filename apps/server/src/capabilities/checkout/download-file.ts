import type { DownloadRefusal } from '@vitrine/core/downloads/downloads-view.ts';
import type { Context } from '../../context.ts';
import { readDownloadToken, type Taker, takeDownload } from '../downloads/index.ts';
import { originalKey, readDownloadable } from '../media/index.ts';
import { downloadsOfOrder, type OrderRow, readOrder } from '../orders/index.ts';

type Asset = NonNullable<ReturnType<Awaited<ReturnType<typeof readDownloadable>>['get']>>;

/** The order of a link that we signed, whether or not it has expired; null for any other. */
export async function orderOfDownloads(
  context: Context,
  token: string,
): Promise<{ order: OrderRow; until: Date } | null> {
  const link = readDownloadToken(context, token);
  const order = link && (await readOrder(context.database, context.website.id, link.orderId));
  return order ? { order, until: new Date(link.until * 1000) } : null;
}

export interface AskedFile {
  readonly order: OrderRow;
  readonly until: Date;
  readonly lineId: string;
  readonly fileId: string;
  /** Null for a question about the file that must not count. */
  readonly taker: Taker | null;
}

/** The file of a link, counted as a download; or why there is none (rules DOWNLOAD-8 to DOWNLOAD-11). */
export async function downloadFile(
  context: Context,
  { order, until, lineId, fileId, taker }: AskedFile,
): Promise<{ readonly asset: Asset } | { readonly refusal: DownloadRefusal }> {
  const { clock, database, files, website } = context;
  const { isOpen, lines } = await downloadsOfOrder(context, order);
  if (!isOpen) return { refusal: 'closed' };
  if (until <= clock.now()) return { refusal: 'expired' };
  const line = lines.find(one => one.lineId === lineId);
  const file = line?.files.find(one => one.fileId === fileId);
  if (line === undefined || file === undefined) return { refusal: 'gone' };
  const { assetId } = file;
  const asset = (await readDownloadable(database, website.id, [assetId])).get(assetId);
  const size = await files.size(originalKey({ websiteId: website.id, assetId }));
  if (asset === undefined || size === null) return { refusal: 'gone' };
  const of = { orderId: order.id, lineId, fileId, assetId, pieces: line.pieces };
  const isTaken = taker === null || (await takeDownload(context, of, taker));
  return isTaken ? { asset } : { refusal: 'used' };
}
