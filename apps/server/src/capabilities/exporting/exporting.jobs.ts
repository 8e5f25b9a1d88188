import { archiveDays } from '@vitrine/core/exporting/exporting.calls.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { archiveFolder } from './archive-key.ts';
import { deleteArchive, listOld } from './exporting.store.ts';
import { purgeWebsites } from './purge-websites.ts';
import { type ArchiveToRun, giveUpArchive, runArchive } from './run-archive.ts';

export const makeArchive = defineJobKind<ArchiveToRun>('exporting.make');
export const forgetArchives = defineJobKind<Record<string, never>>('exporting.forget');
/** The name dates from before archives were written first. */
export const purgeDeleted = defineJobKind<Record<string, never>>('tenancy.purge');

const millisecondsADay = 86_400_000;
/** No archive takes longer; one that seems to has lost its job. */
const longestDays = 2;

export const exportingJobs = [
  platformJob(makeArchive, runArchive, {
    retries: 5,
    timeoutSeconds: 24 * 3600,
    giveUp: giveUpArchive,
    concurrency: 2,
  }),
  /** Removes archives after their days, including those of deleted websites (rule EXPORT-8). */
  platformJob(
    forgetArchives,
    async ({ clock, database, files }) => {
      const before = (days: number) => new Date(clock.now().getTime() - days * millisecondsADay);
      const old = { endedBefore: before(archiveDays), begunBefore: before(longestDays) };
      for (const { websiteId, id } of await listOld(database, old)) {
        await files.remove(archiveFolder({ websiteId, archiveId: id }));
        await deleteArchive(database.at(websiteId), websiteId, id);
      }
    },
    { cron: '23 * * * *' },
  ),
  platformJob(purgeDeleted, purgeWebsites, { cron: '41 3 * * *', timeoutSeconds: 12 * 3600 }),
];
