import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, retention } from '../../retention.ts';
import { deleteSetup, listSetupsBefore, listWithSetupsBefore } from './method-setups.store.ts';
import { finishSetup } from './method-setups.ts';

const endSetups = defineJobKind<Record<string, never>>('payments.endSetups');
const perRun = 500;

/** A buyer who never came back, and no message either: asked about after a day, and then removed (rule RETAIN-10). */
export const endSetupsJob = dueJob(
  endSetups,
  ({ clock, database }, portion) =>
    listWithSetupsBefore(database, portion, keptSince(clock, retention.methodSetups)),
  {
    cron: '23 * * * *',
    atOnce: 4,
    run: async (context, isStopping) => {
      const { clock, database, website } = context;
      const before = keptSince(clock, retention.methodSetups);
      for (const { id, state } of await listSetupsBefore(database, website.id, { before, limit: perRun })) {
        if (isStopping()) return;
        const ended = state === 'open' ? await finishSetup(context, id) : null;
        // One that was saved just now waits for its job.
        if (ended === null || (ended.state !== 'saved' && ended.state !== 'open'))
          await deleteSetup(database, website.id, id);
      }
    },
  },
);
