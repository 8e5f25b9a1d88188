import type { Id } from '@vitrine/core/id/id.ts';
import { editDays } from '@vitrine/core/product-edits/product-edit.ts';
import type { Clock } from '../../clock.ts';
import { listDueWebsites } from '../../database/list-due-websites.ts';
import { defineJobKind, dueJob, job } from '../../jobs/jobs.ts';
import { deleteEdits, moveEdit } from './product-edits.store.ts';
import { runEdit } from './run-edit.ts';

export const runProductEdit = defineJobKind<{ editId: Id }>('productEdits.run');
const forgetEdits = defineJobKind<Record<string, never>>('productEdits.forget');

const millisecondsADay = 86_400_000;

/** If its process died, another goes on with the next batch (rule EDITS-5). */
export const runEditJob = job(
  runProductEdit,
  (context, { editId }, isStopping) => runEdit(context, editId, isStopping),
  {
    retries: 5,
    timeoutSeconds: 4 * 3600,
    isOneByOne: true,
    giveUp: async ({ clock, database, website }, { editId }) => {
      await moveEdit(database, website.id, {
        id: editId,
        from: ['waiting', 'running', 'undoing'],
        to: 'failed',
        finishedAt: clock.now(),
      });
    },
  },
);

/** Edits are listed, and can be undone, for 30 days (rule EDITS-7). */
export const forgetEditsJob = dueJob(
  forgetEdits,
  ({ clock, database }, portion) =>
    listDueWebsites(database, portion, {
      table: 'product_edits',
      isDue: 'created_at < $3',
      values: [oldest(clock)],
    }),
  {
    cron: '47 3 * * *',
    run: ({ clock, database, website }) => deleteEdits(database, website.id, oldest(clock)),
  },
);

function oldest(clock: Clock): Date {
  return new Date(clock.now().getTime() - editDays * millisecondsADay);
}
