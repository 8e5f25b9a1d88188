import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { SavedMethodView } from '@vitrine/core/payments/saved-methods.calls.ts';
import type { Context } from '../../context.ts';
import {
  deleteSavedMethod,
  listSavedMethods,
  makeDefault,
  type SavedMethodRow,
} from './saved-methods.store.ts';

/** The saved methods of the signed-in site user, without their references at the service (rule PAYMENT-24). */
export async function ownSavedMethods({ actor, database, website }: Context): Promise<SavedMethodView[]> {
  if (actor.kind !== 'siteUser') return [];
  return (await listSavedMethods(database, website.id, actor.siteUserId)).map(viewOf);
}

/** A job makes its service delete it too. */
export async function removeSavedMethod(context: Context, id: Id): Promise<Result<null>> {
  const { actor, database, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  const isGone = await deleteSavedMethod(database, website.id, { id, siteUserId: actor.siteUserId });
  return isGone ? succeed(null) : fail(callErrors.notFound);
}

/** The one that is chosen first at the checkout (rule PAYMENT-31). */
export async function makeSavedDefault(context: Context, id: Id): Promise<Result<null>> {
  const { actor, database, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  const { siteUserId } = actor;
  const isOwn = await database.transaction(transaction =>
    makeDefault(transaction, website.id, { id, siteUserId }),
  );
  return isOwn ? succeed(null) : fail(callErrors.notFound);
}

function viewOf({ id, label, expires, is_default, saved_at }: SavedMethodRow): SavedMethodView {
  return { id, label, expires, isDefault: is_default, savedAt: saved_at.toISOString() };
}
