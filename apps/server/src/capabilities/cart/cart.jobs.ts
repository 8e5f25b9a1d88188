import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { keptSince, removeInPortions, retention } from '../../retention.ts';
import { deleteCartsBefore, listWithOldCarts } from './old-carts.store.ts';

const forgetCarts = defineJobKind<Record<string, never>>('cart.forget');

/** Removes carts that nobody touched for a long time, with the data typed into them (rule CART-13). */
export const forgetCartsJob = dueJob(
  forgetCarts,
  ({ clock, database }, portion) => listWithOldCarts(database, portion, keptSince(clock, retention.carts)),
  {
    cron: '41 3 * * *',
    run: ({ clock, database, website }, isStopping) => {
      const before = keptSince(clock, retention.carts);
      return removeInPortions(isStopping, limit =>
        deleteCartsBefore(database, website.id, { before, limit }),
      );
    },
  },
);
