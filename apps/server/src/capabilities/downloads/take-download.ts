import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { countOfFile, insertDownload, lockGrant } from './downloads.store.ts';

/** A client that asks again for the same file is still downloading it: in parts, or after it broke off. */
const resumeHours = 6;

export interface Taker {
  /** The address and the program of the person who downloads. */
  readonly address: string;
  readonly program: string;
}

export interface FileToTake {
  readonly orderId: Id;
  readonly lineId: Id;
  readonly fileId: Id;
  readonly assetId: Id;
  /** Pieces of the line that were not refunded; each has its own downloads. */
  readonly pieces: number;
}

/** Counts a download; false if none is left, and nothing was counted (rules DOWNLOAD-8 and DOWNLOAD-9). */
export function takeDownload(
  context: Context,
  { orderId, lineId, fileId, assetId, pieces }: FileToTake,
  { address, program }: Taker,
): Promise<boolean> {
  const { clock, secrets, website } = context;
  const of = { orderId, lineId, assetId };
  const client = secrets.sign('download client', [orderId, lineId, address, program].join(' '));
  return context.database.transaction(async transaction => {
    const { database } = within(context, transaction);
    const grant = await lockGrant(database, website.id, { orderId, lineId });
    if (grant === null) return false;
    const now = clock.now();
    const begunAfter = new Date(now.getTime() - resumeHours * 3_600_000);
    const counted = { ...of, client, from: grant.counted_from, begunAfter };
    const { used, isBegun } = await countOfFile(database, website.id, counted);
    if (isBegun) return true;
    if (grant.limit_each !== null && used >= grant.limit_each * pieces) return false;
    await insertDownload(database, website.id, { ...of, id: newId(), fileId, client, at: now });
    return true;
  });
}
