import { cartDays } from '@vitrine/core/cart/cart.calls.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import type { Clock } from './clock.ts';
import type { IsStopping } from './jobs/jobs.ts';

/**
 * How long data is kept that nobody deletes manually (rules RETAIN-1 to RETAIN-10 and STOCKNOTICE-5). Days count from when it was
 * written.
 */
export const retention = {
  /** The newest ones stay regardless of their age, and so does the live one; deleted items can be restored as long. */
  revisions: { newest: 50, days: trashDays },
  pageChanges: { days: 90 },
  mail: { days: 90 },
  auditLog: { days: 730 },
  carts: { days: cartDays },
  checkoutAttempts: { days: 30 },
  downloadClients: { days: 1 },
  methodSetups: { days: 1 },
  /** Addresses that were told, or never confirmed. */
  toldNotices: { days: 7 },
  waitingNotices: { days: 365 },
  finishedJobs: { days: 1 },
} as const;

const millisecondsADay = 86_400_000;

/** Data older than this is not kept. */
export function keptSince(clock: Clock, { days }: { readonly days: number }): Date {
  return new Date(clock.now().getTime() - days * millisecondsADay);
}

const perPortion = 1000;

/** Removes in separate short statements, so that nobody waits for a long one. */
export async function removeInPortions(
  isStopping: IsStopping,
  remove: (limit: number) => Promise<number>,
): Promise<void> {
  for (let removed = perPortion; removed === perPortion; ) {
    if (isStopping()) throw new Error('The server stops; the next one removes the rest.');
    removed = await remove(perPortion);
  }
}
