import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { deleteEnded } from './guards.store.ts';

const forgetGuards = defineJobKind<Record<string, never>>('guards.forget');

const perPortion = 5000;

/** Removes windows that ended, every hour (rule LIMIT-2). */
export const forgetGuardsJob = platformJob(
  forgetGuards,
  async ({ clock, database }, _, isStopping) => {
    const portion = { now: clock.now(), limit: perPortion };
    while (!isStopping() && (await deleteEnded(database, portion)) === perPortion);
  },
  { cron: '7 * * * *' },
);
