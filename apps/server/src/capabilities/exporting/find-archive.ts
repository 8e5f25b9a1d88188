import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { isId } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../../context.ts';
import { archivedWebsite } from './archived-website.ts';
import { readArchive, type StoredArchive } from './exporting.store.ts';
import { isExpired } from './list-archives.ts';

/** An archive that can be downloaded, with the context of its website (rule EXPORT-9). */
export async function findArchive(
  context: PlatformContext,
  { websiteId, archiveId }: { readonly websiteId: string; readonly archiveId: string },
): Promise<Result<{ archive: StoredArchive; inside: Context }>> {
  if (!isId(websiteId) || !isId(archiveId)) return fail(callErrors.notFound);
  const found = await archivedWebsite(context, websiteId);
  if (!found.ok) return found;
  const archive = await readArchive(found.value.database, websiteId, archiveId);
  const isThere = archive?.state === 'done' && !isExpired(archive, context.clock.now());
  return isThere ? succeed({ archive, inside: found.value }) : fail(callErrors.notFound);
}
