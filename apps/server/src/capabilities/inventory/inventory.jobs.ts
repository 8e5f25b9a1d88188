import { within } from '../../context.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { announceStock, shownAmong } from './announce-stock.ts';
import { listWithExpired, releaseExpired } from './reservations.store.ts';

const releaseReservations = defineJobKind<Record<string, never>>('inventory.release');

/** Releases expired reservations, and lets pages show that there is stock again (rule STOCK-7). */
export const releaseReservationsJob = dueJob(
  releaseReservations,
  ({ clock, database }, portion) => listWithExpired(database, portion, clock.now()),
  {
    cron: '* * * * *',
    run: context =>
      context.database.transaction(async transaction => {
        const rows = await releaseExpired(transaction, context.website.id, {
          now: context.clock.now(),
          variantIds: null,
        });
        const before = rows.map(row => ({ ...row, reserved: row.reserved + 1 }));
        await announceStock(within(context, transaction), shownAmong(context, before));
      }),
  },
);
