import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, retention } from '../../retention.ts';
import { forgetClients, listWithClients } from './downloads.store.ts';

const forget = defineJobKind<Record<string, never>>('downloads.forget');

/** Who downloaded is forgotten; how often stays (rule DOWNLOAD-15). */
export const forgetClientsJob = dueJob(
  forget,
  ({ clock, database }, portion) =>
    listWithClients(database, portion, keptSince(clock, retention.downloadClients)),
  {
    cron: '41 3 * * *',
    run: ({ clock, database, website }) =>
      forgetClients(database, website.id, keptSince(clock, retention.downloadClients)),
  },
);
