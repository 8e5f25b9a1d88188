import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import type { SiteUser } from '@vitrine/core/site-users/site-user.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import { type Context, within } from '../../context.ts';
import { forgetSession, hashPassword, tryPassword } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { setPassword } from './confirm-proof.ts';
import { deleteProofsOf } from './proofs.store.ts';
import type { SessionExtras } from './sign-in.ts';
import { siteUserView } from './site-user-view.ts';
import { deleteSiteUser, readSiteUser, type SiteUserRow, updateSiteUser } from './site-users.store.ts';

/** Who is signed in; null for everybody else. */
export async function ownSiteUser({ actor, database, website }: Context): Promise<SiteUserRow | null> {
  return actor.kind === 'siteUser' ? readSiteUser(database, website.id, actor.siteUserId) : null;
}

/** Null when there is no such site user any more. */
export async function emailOfSiteUser({ database, website }: Context, id: Id): Promise<string | null> {
  const row = await readSiteUser(database, website.id, id);
  return row && row.deleted_at === null ? row.email : null;
}

export async function changeAccount(
  context: Context,
  change: { readonly name: string } | { readonly language: string },
): Promise<Result<{ siteUser: SiteUser }>> {
  const { actor, database, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  const row = await updateSiteUser(database, website.id, { id: actor.siteUserId, ...change });
  return row === null ? fail(callErrors.unauthorized) : succeed({ siteUser: siteUserView(row) });
}

/** Needs the current password; ends the other sessions. Somebody without one sets it by mail. */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Result<null>> {
  const { actor, website } = context;
  const user = await ownSiteUser(context);
  if (actor.kind !== 'siteUser' || user === null) return fail(callErrors.unauthorized);
  const tried = await tryPassword(context, {
    key: `${website.id} wrong password ${user.email}`,
    passwordHash: user.password_hash,
    password: currentPassword,
  });
  if (!tried.ok) return tried;
  if (!tried.value) {
    return fail(
      siteUserErrors.wrongPassword,
      {},
      { errors: { currentPassword: phrase('fields.wrongPassword') } },
    );
  }
  const passwordHash = await hashPassword(newPassword);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await setPassword(inside, user, { passwordHash, keepSession: actor.sessionId });
    await recordAct(inside, 'siteUser.passwordChanged', { siteUserId: user.id });
  });
  return succeed(null);
}

/** For good, at once, and not to be brought back: it is their own wish (rule SITEUSER-8). */
export async function eraseAccount(context: Context, extras: SessionExtras): Promise<Result<null>> {
  const { actor, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const row = await deleteSiteUser(transaction, website.id, actor.siteUserId);
    if (row !== null) await deleteProofsOf(transaction, website.id, row.email);
    await recordAct(inside, 'siteUser.erased', { siteUserId: actor.siteUserId });
  });
  forgetSession(extras, 'siteUser');
  return succeed(null);
}
