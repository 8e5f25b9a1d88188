import type { PlatformContext } from '../../context.ts';
import { defineJobKind, dueJob, platformJob } from '../../jobs/jobs.ts';
import { deleteOldNotices, listWithBack } from './stock-notices.store.ts';
import { tellWaiting } from './tell-waiting.ts';

export const tellOfStock = defineJobKind<Record<string, never>>('stockNotices.tell');
export const forgetNotices = defineJobKind<Record<string, never>>('stockNotices.forget');

const millisecondsADay = 86_400_000;
const toldDays = 7;
const waitingDays = 365;

export const tellOfStockJob = dueJob(
  tellOfStock,
  ({ database }, portion) => listWithBack(database, portion),
  {
    cron: '*/5 * * * *',
    run: tellWaiting,
  },
);

/** Addresses that were told or never confirmed go after a week, others after a year (rule STOCKNOTICE-5). */
export const forgetNoticesJob = platformJob(
  forgetNotices,
  async ({ clock, database }: PlatformContext) => {
    const before = (days: number) => new Date(clock.now().getTime() - days * millisecondsADay);
    await deleteOldNotices(database, { told: before(toldDays), waiting: before(waitingDays) });
  },
  { cron: '43 3 * * *' },
);
