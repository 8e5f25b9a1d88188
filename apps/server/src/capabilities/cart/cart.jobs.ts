import { cartDays } from '@vitrine/core/cart/cart.calls.ts';
import { defineJobKind, job } from '../../jobs/jobs.ts';
import { deleteCartsBefore } from './cart.store.ts';

export const forgetCarts = defineJobKind<Record<string, never>>('cart.forget');

/** Carts that nobody touched for long are forgotten, with what was typed into them (rule CART-13). */
export const forgetCartsJob = job(
  forgetCarts,
  ({ clock, database, website }) =>
    deleteCartsBefore(database, website.id, new Date(clock.now().getTime() - cartDays * 86_400_000)),
  { cron: '41 3 * * *' },
);
