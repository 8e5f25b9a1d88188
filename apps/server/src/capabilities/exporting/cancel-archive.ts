import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { exportingErrors } from '@vitrine/core/exporting/exporting.errors.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { archivedWebsite } from './archived-website.ts';
import { readArchive, type StoredArchive, saveOutcome } from './exporting.store.ts';

/** Cancels an unfinished archive; its job notices soon and keeps nothing of it (rule EXPORT-7). */
export async function cancelArchive(
  context: PlatformContext,
  { websiteId, archiveId }: { readonly websiteId: Id; readonly archiveId: Id },
): Promise<Result<StoredArchive>> {
  const found = await archivedWebsite(context, websiteId);
  if (!found.ok) return found;
  const { clock, database, website } = found.value;
  const isCancelled = await saveOutcome(database, website.id, {
    id: archiveId,
    state: 'cancelled',
    now: clock.now(),
  });
  const archive = await readArchive(database, website.id, archiveId);
  if (archive === null) return fail(callErrors.notFound);
  if (!isCancelled) return fail(exportingErrors.tooLateToCancel);
  await recordAct(found.value, 'exporting.cancelled', { archiveId });
  return succeed(archive);
}
