import type { Id } from '@vitrine/core/id/id.ts';
import { assetRestoreDays } from '@vitrine/core/media/media.calls.ts';
import type { ChangedThing } from '@vitrine/core/publishing/publishing.calls.ts';
import type { Clock } from '../../clock.ts';
import { type Context, within } from '../../context.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { recordAct } from '../audit/index.ts';
import {
  listDeletedBefore,
  listUnpublished,
  listWithDeletedFiles,
  removeAssets,
  withdrawAssets,
} from '../media/index.ts';
import { listDraftFiles, listLiveFiles, listNeededFiles } from './file-uses.store.ts';

/** Files that live pages show differently from the studio, until the next publish (rule PUBLISH-7). */
export async function listFileChanges({ database, website }: Context): Promise<ChangedThing[]> {
  const { publishedRevisionId } = website;
  if (publishedRevisionId === null) return [];
  const files = await listUnpublished(database, website.id);
  const assetIds = files.map(file => file.id);
  const live = await listLiveFiles(database, website.id, { assetIds, revisionId: publishedRevisionId });
  return files
    .filter(file => live.has(file.id))
    .map(({ id, fileName, change }) => ({ kind: 'file', id, title: fileName, change }));
}

/** Deleted files that are not live are gone immediately, also at their addresses (rule MEDIA-12). */
export async function withdrawUnseen(
  context: Context,
  { assetIds }: { assetIds: readonly Id[] },
): Promise<void> {
  const { database, website } = context;
  const { publishedRevisionId: revisionId } = website;
  const live =
    revisionId === null ? new Set<Id>() : await listLiveFiles(database, website.id, { assetIds, revisionId });
  const unseen = assetIds.filter(id => !live.has(id));
  if (unseen.length === 0) return;
  await database.transaction(transaction => withdrawAssets(within(context, transaction), unseen));
}

/** Whether a draft, a product, a setting or the live website uses it. */
export async function isFileShown({ database, website }: Context, assetId: Id): Promise<boolean> {
  const { publishedRevisionId: revisionId } = website;
  const assetIds = [assetId];
  if ((await listDraftFiles(database, website.id, assetIds)).size > 0) return true;
  return (await listLiveFiles(database, website.id, { assetIds, revisionId: revisionId ?? '' })).size > 0;
}

const purgeFiles = defineJobKind<Record<string, never>>('media.purge');
const millisecondsADay = 86_400_000;

/**
 * Removes files for good that were deleted long enough ago and that nothing shows or could show again (rule
 * MEDIA-12).
 */
export const purgeFilesJob = dueJob(
  purgeFiles,
  ({ clock, database }, portion) => listWithDeletedFiles(database, portion, restoreLimit(clock)),
  { cron: '17 3 * * *', run: context => removeDeleted(context, restoreLimit(context.clock)) },
);

const restoreLimit = (clock: Clock) => new Date(clock.now().getTime() - assetRestoreDays * millisecondsADay);

/**
 * Removes immediately what would be removed after its days; files of a draft, a product or a revision stay (rule
 * MEDIA-12).
 */
export async function emptyFileTrash(context: Context): Promise<number> {
  const removed = await removeDeleted(context, new Date(context.clock.now().getTime() + 1));
  await recordAct(context, 'media.trashEmptied', { n: removed });
  return removed;
}

async function removeDeleted(context: Context, before: Date): Promise<number> {
  const { database, website } = context;
  const old = await listDeletedBefore(database, website.id, before);
  const needed = await listNeededFiles(database, website.id, old);
  const removed = await removeAssets(
    context,
    old.filter(id => !needed.has(id)),
  );
  return removed.length;
}
