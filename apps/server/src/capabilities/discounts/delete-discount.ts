import type { Discount } from '@vitrine/core/discounts/discount.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { tooManyAutomatic, withFreeCode } from './change-discount.ts';
import { discountView } from './discount-view.ts';
import { deleteDiscount, markDeleted, readDiscount, unmarkDeleted } from './discounts.store.ts';

/** Into the trash: its code is free again, and orders that used it stay as they are (rule DISCOUNT-10). */
export function trashDiscount(context: Context, id: Id): Promise<Result<null>> {
  return transactionOf<Result<null>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const gone = { id, at: context.clock.now(), by: nameOfActor(context.actor) };
    if (!(await markDeleted(transaction, context.website.id, gone))) return fail(callErrors.notFound);
    await recordAct(inside, 'discount.deleted', { discountId: id });
    return succeed(null);
  });
}

/** Refused while another discount has its code. */
export async function restoreDiscount(context: Context, id: Id): Promise<Result<Discount>> {
  const { database, website } = context;
  const known = await readDiscount(database, website.id, id);
  return withFreeCode(known?.code ?? null, () =>
    transactionOf<Result<Discount>>(database, async transaction => {
      const inside = within(context, transaction);
      const row = await readDiscount(transaction, website.id, id, { isLocked: true });
      if (!row?.deleted_at || row.deleted_at <= discountLimit(context)) return fail(callErrors.notFound);
      const problem = await tooManyAutomatic(inside, id, row);
      if (problem !== null) return problem;
      await unmarkDeleted(transaction, website.id, id);
      await recordAct(inside, 'discount.restored', { discountId: id });
      return succeed(discountView({ ...row, deleted_at: null }, context.clock.now()));
    }),
  );
}

/** Removes one from the trash for good; false if it is not there. */
export function removeDiscount({ database, website }: Context, id: Id): Promise<boolean> {
  return deleteDiscount(database, website.id, id);
}

/** Those deleted before this time are removed for good. */
export function discountLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}
