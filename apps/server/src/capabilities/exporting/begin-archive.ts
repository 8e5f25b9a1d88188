import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { exportingErrors } from '@vitrine/core/exporting/exporting.errors.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { archiveFileName } from './archive-key.ts';
import { archivedWebsite } from './archived-website.ts';
import { makeArchive } from './exporting.jobs.ts';
import { insertArchive, type StoredArchive } from './exporting.store.ts';

/** Makes an archive in the background; one at a time for each website (rules EXPORT-6, EXPORT-7). */
export async function beginArchive(context: PlatformContext, websiteId: Id): Promise<Result<StoredArchive>> {
  const found = await archivedWebsite(context, websiteId);
  if (!found.ok) return found;
  const { clock, database, jobs, website } = found.value;
  return transactionOf<Result<StoredArchive>>(database, async transaction => {
    const now = clock.now();
    const archive = await insertArchive(transaction, website.id, {
      id: newId(),
      fileName: archiveFileName(website.subdomain, now),
      now,
    });
    if (archive === null) return fail(exportingErrors.underWay);
    // A job of the platform, because the jobs of a deleted website are dropped.
    await jobs.enqueue(transaction, makeArchive, {
      websiteId: null,
      data: { websiteId: website.id, archiveId: archive.id },
    });
    await recordAct(within(found.value, transaction), 'exporting.started', { archiveId: archive.id });
    return succeed(archive);
  });
}
