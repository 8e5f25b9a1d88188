import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { SiteUser } from '@vitrine/core/site-users/site-user.ts';
import { type Context, within } from '../../context.ts';
import { forgetDevice, forgetSession, hashPassword } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { deleteConsents } from '../consents/index.ts';
import { setPassword } from './confirm-proof.ts';
import { tellErased } from './erased-news.ts';
import { ownSiteUser, refusalOfPassword } from './own-site-user.ts';
import { deleteProofsOf, lockProofs } from './proofs.store.ts';
import type { SessionExtras } from './sign-in.ts';
import { siteUserView } from './site-user-view.ts';
import { deleteSiteUser, updateSiteUser } from './site-users.store.ts';

export async function changeAccount(
  context: Context,
  change: { readonly name: string } | { readonly language: string },
): Promise<Result<{ siteUser: SiteUser }>> {
  const { actor, database, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  const row = await updateSiteUser(database, website.id, { id: actor.siteUserId, ...change });
  return row === null ? fail(callErrors.unauthorized) : succeed({ siteUser: siteUserView(row) });
}

/** Needs the current password; ends the other sessions. A site user without a password sets it by email. */
export async function changePassword(
  context: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Result<null>> {
  const { actor } = context;
  const user = await ownSiteUser(context);
  if (actor.kind !== 'siteUser' || user === null) return fail(callErrors.unauthorized);
  const refused = await refusalOfPassword(context, user, currentPassword);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(newPassword);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await setPassword(inside, user, { passwordHash, keepSession: actor.sessionId });
    await recordAct(inside, 'siteUser.passwordChanged', { siteUserId: user.id });
  });
  return succeed(null);
}

/** Permanently and immediately, without a way to restore it: it is the site user's own wish (rule SITEUSER-8). */
export async function eraseAccount(context: Context, extras: SessionExtras): Promise<Result<null>> {
  const { actor, website } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await lockProofs(transaction, website.id, { siteUserId: actor.siteUserId });
    const row = await deleteSiteUser(transaction, website.id, actor.siteUserId);
    if (row !== null) {
      await deleteProofsOf(transaction, website.id, row.email);
      await deleteConsents(transaction, website.id, row.email);
      await tellErased(inside, { websiteId: website.id, email: row.email });
    }
    for (const { left } of inside.siteUserSteps)
      await left(inside, { siteUserId: actor.siteUserId, how: 'erased' }, extras);
    await recordAct(inside, 'siteUser.erased', { siteUserId: actor.siteUserId });
  });
  forgetSession(extras, 'siteUser');
  forgetDevice(extras, actor.siteUserId);
  return succeed(null);
}
