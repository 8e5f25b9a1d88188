import { cartDays } from '@vitrine/core/cart/cart.calls.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import type { Clock } from './clock.ts';
import type { IsStopping } from './jobs/jobs.ts';

/** How long is kept what nobody deletes by hand (rules RETAIN-1 to RETAIN-8). Days count from when it was written. */
export const retention = {
  /** The newest ones stay however old they are, and so does the live one; what was deleted comes back for as long. */
  revisions: { newest: 50, days: trashDays },
  pageChanges: { days: 90 },
  mail: { days: 90 },
  auditLog: { days: 730 },
  carts: { days: cartDays },
  checkoutAttempts: { days: 30 },
  finishedJobs: { days: 1 },
} as const;

const millisecondsADay = 86_400_000;

/** What is older than this is not kept. */
export function keptSince(clock: Clock, { days }: { readonly days: number }): Date {
  return new Date(clock.now().getTime() - days * millisecondsADay);
}

const perPortion = 1000;

/** Removes in short statements, each by itself, so that nobody waits for one that is long. */
export async function removeInPortions(
  isStopping: IsStopping,
  remove: (limit: number) => Promise<number>,
): Promise<void> {
  for (let removed = perPortion; removed === perPortion; ) {
    if (isStopping()) throw new Error('The server stops; the next one removes the rest.');
    removed = await remove(perPortion);
  }
}
