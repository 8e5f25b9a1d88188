import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { deleteChangesBefore, deleteStyleChangesBefore, listWithOldChanges } from './old-changes.store.ts';

const forgetChanges = defineJobKind<Record<string, never>>('pages.forget');

/** Removes old operations on pages and styles; the last of each stays (rule RETAIN-3). */
export const forgetChangesJob = dueJob(
  forgetChanges,
  ({ clock, database }, portion) =>
    listWithOldChanges(database, portion, keptSince(clock, retention.pageChanges)),
  {
    cron: '5 4 * * *',
    run: async ({ clock, database, website }, isStopping) => {
      const before = keptSince(clock, retention.pageChanges);
      for (const remove of [deleteChangesBefore, deleteStyleChangesBefore])
        await removeInPortions(isStopping, limit => remove(database, website.id, { before, limit }));
    },
  },
);
