import { draftOrderErrors } from '@vitrine/core/draft-orders/draft-orders.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { OrderChannel } from '@vitrine/core/orders/channels.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../context.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { lockCart, removeAgreedCart } from '../cart/index.ts';
import { deleteDraft, markDraftDeleted, unmarkDraftDeleted } from './draft-orders.store.ts';
import { openDraft } from './save-draft.ts';

/** Into the trash; one that has become an order stays with it (rule DRAFTORDER-6). */
export async function trashDraft(
  context: Context,
  id: Id,
  channel: OrderChannel = 'website',
): Promise<Result<null>> {
  const known = await openDraft(context, id, channel);
  if (!known.ok) return known;
  return context.database.transaction(async transaction => {
    await lockCart(transaction, context.website.id, id);
    const gone = { id, at: context.clock.now(), by: nameOfActor(context.actor) };
    if (!(await markDraftDeleted(transaction, context.website.id, gone)))
      return fail(draftOrderErrors.ordered);
    await recordAct(within(context, transaction), 'draftOrder.deleted', { draftId: id });
    return succeed(null);
  });
}

export async function restoreDraft(context: Context, id: Id): Promise<Result<null>> {
  return context.database.transaction(async transaction => {
    const since = draftLimit(context);
    if (!(await unmarkDraftDeleted(transaction, context.website.id, { id, since })))
      return fail(callErrors.notFound);
    await recordAct(within(context, transaction), 'draftOrder.restored', { draftId: id });
    return succeed(null);
  });
}

/** Removes one from the trash for good; false if it is not there. */
export function removeDraft({ database, website }: Context, id: Id): Promise<boolean> {
  return database.transaction(async transaction => {
    await lockCart(transaction, website.id, id);
    if (!(await deleteDraft(transaction, website.id, id))) return false;
    await removeAgreedCart(transaction, website.id, [id]);
    return true;
  });
}

/** Those deleted before this time are removed for good. */
export function draftLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}
