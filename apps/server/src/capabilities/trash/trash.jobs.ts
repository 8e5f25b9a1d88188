import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { listOldDeleted } from '../collections/index.ts';
import { forgetRemoved } from '../pages/index.ts';
import { removeContent } from './remove-trashed.ts';
import { listOldSections } from './trash.store.ts';

export const emptyTrash = defineJobKind<Record<string, never>>('trash.empty');

/** What nobody can bring back any more goes for good; files and products go by their own jobs (rule TRASH-4). */
export const emptyTrashJob = job(
  emptyTrash,
  async context => {
    const { clock, database, website } = context;
    const before = new Date(clock.now().getTime() - trashDays * 86_400_000);
    await forgetRemoved(database, website.id, await listOldSections(database, website.id, before));
    await removeContent(context, await listOldDeleted(database, website.id, before));
  },
  { cron: '11 3 * * *' },
);
