import type { OrderDownloads } from '@vitrine/core/downloads/downloads.calls.ts';
import { downloadErrors } from '@vitrine/core/downloads/downloads.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { renewGrants } from '../downloads/index.ts';
import { mailDownloads } from './mail-downloads.ts';
import { downloadsOfOrder, grantSoldDownloads } from './order-downloads.ts';
import { lockOrder, readOrder } from './orders.store.ts';
import { noteOnOrder } from './timeline.store.ts';

/** For the studio (rule DOWNLOAD-13). */
export async function viewDownloads(
  context: Context,
  orderId: Id,
): Promise<Result<{ downloads: OrderDownloads }>> {
  const order = await readOrder(context.database, context.website.id, orderId);
  if (order === null) return fail(callErrors.notFound);
  const { isOpen, lines } = await downloadsOfOrder(context, order);
  return succeed({
    downloads: {
      isOpen,
      lines: lines.map(({ lineId, title, limit, linksUntil, files }) => ({
        ...{ lineId, title, limit, linksUntil: linksUntil.toISOString() },
        files: files.map(({ assetId: _, lastAt, ...file }) => ({
          ...file,
          lastAt: lastAt?.toISOString() ?? null,
        })),
      })),
    },
  });
}

/** Mails new links to the buyer, on behalf of staff or of the buyer. */
export function sendDownloads(context: Context, orderId: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    if (!(await mailDownloads(inside, order))) return fail(downloadErrors.nothing);
    await noteOnOrder(inside, { orderId, kind: 'downloadsMailed' });
    if (context.actor.kind === 'account') await recordAct(inside, 'downloads.sent', { orderId });
    return succeed(null);
  });
}

/** Each file can be downloaded as often again. An order that was paid before its product had files gets them. */
export function renewDownloads(context: Context, orderId: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const order = await lockOrder(transaction, context.website.id, orderId);
    if (order === null) return fail(callErrors.notFound);
    await grantSoldDownloads(inside, order);
    if (!(await downloadsOfOrder(inside, order)).isOpen) return fail(downloadErrors.nothing);
    await renewGrants(transaction, context.website.id, { orderId, now: context.clock.now() });
    await noteOnOrder(inside, { orderId, kind: 'downloadsRenewed' });
    await recordAct(inside, 'downloads.renewed', { orderId });
    return succeed(null);
  });
}
