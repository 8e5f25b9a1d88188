import { restoreDays } from '@vitrine/core/tenancy/tenancy.calls.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { listDeletedBefore } from './purge-website.store.ts';
import { purgeWebsite } from './purge-website.ts';

export const purgeWebsites = defineJobKind<Record<string, never>>('tenancy.purge');

const millisecondsADay = 86_400_000;

/** Websites that nobody can bring back any more go for good (rule TENANCY-10). */
export const purgeWebsitesJob = platformJob(
  purgeWebsites,
  async context => {
    const before = new Date(context.clock.now().getTime() - restoreDays * millisecondsADay);
    for (const websiteId of await listDeletedBefore(context.database, before)) {
      await purgeWebsite(context, { websiteId, before });
    }
  },
  { cron: '41 3 * * *', timeoutSeconds: 3600 },
);
