import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import type { Clock } from '../../clock.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { listOldDeleted } from '../collections/index.ts';
import { forgetRemoved } from '../pages/index.ts';
import { removeContent } from './remove-trashed.ts';
import { listOldSections, listWithOldTrash } from './trash.store.ts';

const emptyTrash = defineJobKind<Record<string, never>>('trash.empty');

/** Removes items for good that can no longer be restored; files and products have their own jobs (rule TRASH-4). */
export const emptyTrashJob = dueJob(
  emptyTrash,
  ({ clock, database }, portion) => listWithOldTrash(database, portion, limitOf(clock)),
  {
    cron: '11 3 * * *',
    run: async context => {
      const { clock, database, website } = context;
      const before = limitOf(clock);
      await forgetRemoved(database, website.id, await listOldSections(database, website.id, before));
      await removeContent(context, await listOldDeleted(database, website.id, before));
    },
  },
);

const limitOf = (clock: Clock) => new Date(clock.now().getTime() - trashDays * 86_400_000);
