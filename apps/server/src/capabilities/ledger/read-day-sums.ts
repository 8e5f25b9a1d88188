import { addDays } from '@vitrine/core/overview/overview-spans.ts';
import { dayIn } from '@vitrine/core/tenancy/local-time.ts';
import type { Context } from '../../context.ts';
import { longStatement } from '../../database/time-limits.ts';
import { type DaySum, keepDays, readKeptDays, sumDays } from './day-sums.store.ts';

const dayLength = 86_400_000;

/** Days that ended so long ago are kept: whatever is posted for them by now is posted late. */
const keptAfter = 3 * dayLength;

/**
 * The sums of each day from the first to the last, which is counted up to the moment (rules LEDGER-10, OVERVIEW-1).
 * Days that are long over are read from one row each; the first who asks has them counted.
 */
export async function readDaySums(
  context: Context,
  { first, last, until }: { readonly first: string; readonly last: string; readonly until: Date },
): Promise<DaySum[]> {
  const { clock, database, website } = context;
  const { timeZone, store } = website.settings;
  const asked = { timeZone, currency: store.currency };
  const lastOver = dayIn(timeZone, new Date(clock.now().getTime() - keptAfter));
  const lastKept = [lastOver, addDays(last, -1)].sort()[0] ?? lastOver;
  if (lastKept < first) return sumDays(database, website.id, { ...asked, first, last, until });
  const kept = { ...asked, first, last: lastKept };
  let sums = await readKeptDays(database, website.id, kept);
  if (sums.length < countDays(first, lastKept)) {
    sums = await database.limited(longStatement).transaction(async transaction => {
      await keepDays(transaction, website.id, kept);
      return readKeptDays(transaction, website.id, kept);
    });
  }
  const open = { ...asked, first: addDays(lastKept, 1), last, until };
  return [...sums, ...(await sumDays(database, website.id, open))];
}

function countDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / dayLength + 1;
}
