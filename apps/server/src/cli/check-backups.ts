import { CronExpressionParser } from 'cron-parser';
import type { readLastRuns } from '../capabilities/backups/index.ts';
import type { Configuration } from '../configuration.ts';

/** The checked item and its state. */
export interface Check {
  readonly name: string;
  readonly isFine: boolean;
  readonly found: string;
  /** How to fix it; empty if all is well. */
  readonly mend: string;
}

const millisecondsADay = 86_400_000;
/** Of manual backups. */
const oldDays = 7;

/** Whether there is a usable backup, and how old it is (rule BACKUP-17). */
export function checkBackups(
  { last, lastDoneAt }: Awaited<ReturnType<typeof readLastRuns>>,
  { BACKUP_SCHEDULE, BACKUP_TARGET }: Pick<Configuration, 'BACKUP_SCHEDULE' | 'BACKUP_TARGET'>,
  now: Date,
): Check {
  const name = 'Backups';
  const seeGuide = 'Set BACKUP_TARGET and BACKUP_SCHEDULE, or run `vitrine backup` (docs/guides/backups.md).';
  if (last !== null && !last.isDone) {
    const found = `the last one, to ${last.place}, failed on ${dayOf(last.endedAt)}`;
    return { name, isFine: false, found, mend: last.error };
  }
  if (BACKUP_SCHEDULE === undefined) {
    if (lastDoneAt === null)
      return { name, isFine: true, found: 'none is configured, and none was made', mend: seeGuide };
    const isOld = now.getTime() - lastDoneAt.getTime() > oldDays * millisecondsADay;
    const found = `none is configured; the last was made on ${dayOf(lastDoneAt)}`;
    return { name, isFine: !isOld, found, mend: seeGuide };
  }
  const due = dueBefore(BACKUP_SCHEDULE, now);
  const mend = `One was due on ${due.toISOString()}. The server must run then; its log says why none was made.`;
  if (lastDoneAt === null)
    return {
      name,
      isFine: true,
      found: `${BACKUP_TARGET}, none was made yet`,
      mend: 'Run `vitrine backup` once to see that it works.',
    };
  const isLate = lastDoneAt < due;
  return {
    name,
    isFine: !isLate,
    found: `${BACKUP_TARGET}, the last was made on ${dayOf(lastDoneAt)}`,
    mend: isLate ? mend : '',
  };
}

/** The time before the last: the last one may still be in progress. */
function dueBefore(schedule: string, now: Date): Date {
  const times = CronExpressionParser.parse(schedule, { tz: 'UTC', currentDate: now });
  times.prev();
  return times.prev().toDate();
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}
