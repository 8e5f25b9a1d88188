import type { Id } from '@vitrine/core/id/id.ts';
import { restoreDays } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { onWebsite, type PlatformContext } from '../../context.ts';
import type { IsStopping } from '../../jobs/jobs.ts';
import { listDeletedBefore, purgeWebsite, readWebsiteRecord } from '../tenancy/index.ts';
import { archiveFileName } from './archive-key.ts';
import { forgetKeptArchives } from './kept-archives.ts';
import { Interrupted, writeArchive } from './write-archive.ts';

const millisecondsADay = 86_400_000;

/**
 * Removes websites that can no longer be restored, each after its archive is written where the operator finds it;
 * one whose archive cannot be written stays until the next night (rules EXPORT-12, TENANCY-10).
 */
export async function purgeWebsites(
  context: PlatformContext,
  _: object,
  isStopping: IsStopping,
): Promise<void> {
  await forgetKeptArchives(context);
  const before = new Date(context.clock.now().getTime() - restoreDays * millisecondsADay);
  const problems: unknown[] = [];
  for (const websiteId of await listDeletedBefore(context.database, before)) {
    try {
      const archive = await keepArchive(context, websiteId, isStopping);
      await purgeWebsite(context, { websiteId, before, archive });
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      context.log.error({ error, websiteId }, 'a deleted website was not purged');
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} websites were not purged.`);
}

/** The name of its file. */
async function keepArchive(context: PlatformContext, websiteId: Id, isStopping: IsStopping): Promise<string> {
  const record = await readWebsiteRecord(context.database, websiteId);
  if (record === null) throw new Error('The website is gone.');
  const { website } = record;
  const name = archiveFileName(website.subdomain, context.clock.now());
  await writeArchive(onWebsite(context, website), {
    advance: async () => {
      if (isStopping()) throw new Interrupted();
    },
    save: content => context.keptArchives.write(name, content),
  });
  return name;
}
