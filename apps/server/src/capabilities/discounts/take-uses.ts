import type { PricedDiscount } from '@vitrine/core/cart/apply-discounts.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import { deleteUses, insertUse, lockDiscounts, raiseUsed, readKnown } from './uses.store.ts';

/**
 * Takes one use of each discount for an order; false if one of them has none left, and then the transaction must be
 * rolled back. They stay locked, in the order of their ids and before any stock (rule DISCOUNT-5).
 */
export async function takeUses(
  { clock, database, website }: Context,
  {
    orderId,
    email,
    discounts,
  }: { readonly orderId: Id; readonly email: string; readonly discounts: readonly PricedDiscount[] },
): Promise<boolean> {
  const given = discounts.filter(({ reason }) => reason === null);
  if (given.length === 0) return true;
  const known = await readKnown(
    database,
    website.id,
    given.map(({ id }) => id),
  );
  const applied = given.filter(({ id }) => known.has(id));
  for (const { id, amount } of applied.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const use = { id, orderId, email: email.toLowerCase(), amount, now: clock.now() };
    if (!(await raiseUsed(database, website.id, id))) return false;
    if (!(await insertUse(database, website.id, use))) return false;
  }
  return true;
}

/**
 * Before the uses of an order are given back and those of the next one taken in the same transaction: two carts whose
 * discounts change in opposite directions would wait for each other.
 */
export async function lockUses(
  { database, website }: Context,
  { orderId, discounts }: { readonly orderId: Id; readonly discounts: readonly PricedDiscount[] },
): Promise<void> {
  await lockDiscounts(database, website.id, { ids: discounts.map(({ id }) => id), orderId });
}

/** For an order that ended unpaid or was cancelled. Call it in the transaction that ends it. */
export async function giveUsesBack({ database, website }: Context, orderId: Id): Promise<void> {
  await deleteUses(database, website.id, orderId);
}
