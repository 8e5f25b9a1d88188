import type { PlatformContext } from '../../context.ts';
import { defineJobKind, dueJob, platformJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { deleteOldNotices, listWithBack } from './stock-notices.store.ts';
import { tellWaiting } from './tell-waiting.ts';

export const tellOfStock = defineJobKind<Record<string, never>>('stockNotices.tell');
export const forgetNotices = defineJobKind<Record<string, never>>('stockNotices.forget');

export const tellOfStockJob = dueJob(
  tellOfStock,
  ({ database }, portion) => listWithBack(database, portion),
  {
    cron: '*/5 * * * *',
    run: tellWaiting,
  },
);

/** Removes addresses that were told, never confirmed, or waited for long (rule STOCKNOTICE-5). */
export const forgetNoticesJob = platformJob(
  forgetNotices,
  ({ clock, database }: PlatformContext, _payload, isStopping) => {
    const told = keptSince(clock, retention.toldNotices);
    const waiting = keptSince(clock, retention.waitingNotices);
    return removeInPortions(isStopping, limit => deleteOldNotices(database, { told, waiting, limit }));
  },
  { cron: '43 3 * * *' },
);
