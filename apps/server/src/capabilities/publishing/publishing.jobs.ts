import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { forgetKept, forgetSnapshots } from '../collections/index.ts';
import { lockWebsite } from '../tenancy/index.ts';
import { deleteOldRevision, listWithOldRevisions } from './old-revisions.store.ts';

const forgetRevisions = defineJobKind<Record<string, never>>('publishing.forget');
const { newest } = retention.revisions;

/**
 * Removes revisions beyond the newest and older than their days, but never the live one; then the document states
 * that only they held. Files that a revision uses stay as long as it does (rules RETAIN-1, RETAIN-2, MEDIA-12).
 */
export const forgetRevisionsJob = dueJob(
  forgetRevisions,
  ({ clock, database }, portion) =>
    listWithOldRevisions(database, portion, { before: keptSince(clock, retention.revisions), newest }),
  {
    cron: '35 2 * * *',
    run: async (context, isStopping) => {
      const { clock, website } = context;
      const before = keptSince(clock, retention.revisions);
      while (
        await whileNobodyPublishes(context, async inside => {
          const count = await deleteOldRevision(inside, website.id, { before, newest });
          if (count > 0) await forgetKept(inside, website.id);
          return count;
        })
      ) {
        if (isStopping()) throw new Error('The server stops; the next one removes the rest.');
      }
      await removeInPortions(isStopping, limit =>
        whileNobodyPublishes(context, inside => forgetSnapshots(inside, website.id, limit)),
      );
    },
  },
);

/** So that a restored revision, or a publish that relies on a stored state, is always complete. */
function whileNobodyPublishes(
  { database, website }: Context,
  remove: (inside: Database) => Promise<number>,
): Promise<number> {
  return database.transaction(async transaction =>
    (await lockWebsite(transaction, website.id)) === null ? 0 : remove(transaction),
  );
}
