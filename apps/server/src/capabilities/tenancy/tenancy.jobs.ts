import { onWebsite, type PlatformContext } from '../../context.ts';
import { defineJobKind, type IsStopping, platformJob } from '../../jobs/jobs.ts';
import { checkDomain } from './check-domain.ts';
import { listWaiting } from './domains.store.ts';
import { readWebsite } from './tenancy.store.ts';

const waitingDays = 30;
const perRun = 50;

const checkDomains = defineJobKind<object>('tenancy.checkDomains');

/** Checks the records of waiting domains, so that nobody has to return for it (rule TENANCY-12). */
export const checkDomainsJob = platformJob(checkDomains, checkWaiting, {
  cron: '*/10 * * * *',
  retries: 0,
  timeoutSeconds: 900,
});

async function checkWaiting(context: PlatformContext, _: object, isStopping: IsStopping): Promise<void> {
  const since = new Date(context.clock.now().getTime() - waitingDays * 86_400_000);
  for (const { websiteId, host } of await listWaiting(context.database, { since, limit: perRun })) {
    if (isStopping()) return;
    const website = await readWebsite(context.database, websiteId);
    if (website !== null) await checkDomain(onWebsite(context, website), host);
  }
}
