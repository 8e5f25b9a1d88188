import { cartDays } from '@vitrine/core/cart/cart.calls.ts';
import type { Clock } from '../../clock.ts';
import { defineJobKind, dueJob } from '../../jobs/jobs.ts';
import { deleteCartsBefore, listWithOldCarts } from './cart.store.ts';

export const forgetCarts = defineJobKind<Record<string, never>>('cart.forget');

/** Carts that nobody touched for long are forgotten, with what was typed into them (rule CART-13). */
export const forgetCartsJob = dueJob(
  forgetCarts,
  ({ clock, database }, portion) => listWithOldCarts(database, portion, limitOf(clock)),
  {
    cron: '41 3 * * *',
    run: ({ clock, database, website }) => deleteCartsBefore(database, website.id, limitOf(clock)),
  },
);

const limitOf = (clock: Clock) => new Date(clock.now().getTime() - cartDays * 86_400_000);
