import type { PlatformContext } from '../../context.ts';
import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { deleteExpired } from './sessions.store.ts';

export const forgetExpired = defineJobKind<Record<string, never>>('accounts.forgetExpired');

/** Removes expired sessions, links and tickets every night (rule SESSION-10). */
export const forgetExpiredJob = platformJob(
  forgetExpired,
  ({ database, clock }: PlatformContext) => deleteExpired(database, clock.now()),
  { cron: '17 3 * * *' },
);
