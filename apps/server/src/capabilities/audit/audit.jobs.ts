import { defineJobKind, platformJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { deleteEntriesBefore } from './audit.store.ts';

const forgetEntries = defineJobKind<Record<string, never>>('audit.forget');

/** Needed later, or the only record of the act: these stay (rule RETAIN-5). */
const keptForGood = ['website.settingsChanged', 'website.purged'];

export const forgetEntriesJob = platformJob(
  forgetEntries,
  ({ clock, database }, _, isStopping) => {
    const before = keptSince(clock, retention.auditLog);
    return removeInPortions(isStopping, limit =>
      deleteEntriesBefore(database, { before, limit, except: keptForGood }),
    );
  },
  { cron: '59 3 * * *' },
);
