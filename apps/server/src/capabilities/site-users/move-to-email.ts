import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { isTaken } from '../../database/is-taken.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { deleteSessions } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { refusalOfBrowser } from './asking-browser.ts';
import { deleteProof, deleteProofsBy, deleteProofsOf, lockProofs, type ProofRow } from './proofs.store.ts';
import type { SignedIn } from './sign-in.ts';
import { readSiteUser, updateEmail } from './site-users.store.ts';

/**
 * Only a site user who is signed in can move their account to the address: a mistyped address belongs to another
 * person, who reads the mail. Other devices are signed out, and links mailed to either address no longer work.
 */
export async function moveToEmail(
  context: Context,
  given: { readonly proof: ProofRow; readonly currentPassword: string | undefined },
  extras: Pick<CallExtras, 'cookies'>,
): Promise<Result<SignedIn>> {
  const { proof } = given;
  const { actor } = context;
  if (actor.kind !== 'siteUser' || actor.siteUserId !== proof.site_user_id)
    return fail(siteUserErrors.signInFirst);
  const refused = await refusalOfBrowser(context, given, extras);
  if (refused !== null) return refused;
  try {
    return await move(context, proof, actor);
  } catch (error) {
    if (isTaken(error, 'site_users_by_email')) return fail(siteUserErrors.proofOver);
    throw error;
  }
}

function move(
  context: Context,
  proof: ProofRow,
  { siteUserId: id, sessionId }: { readonly siteUserId: Id; readonly sessionId: Id },
): Promise<Result<SignedIn>> {
  const { clock, website } = context;
  return transactionOf<Result<SignedIn>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const before = await readSiteUser(transaction, website.id, id);
    await lockProofs(transaction, website.id, { email: proof.email, siteUserId: id });
    if (!(await deleteProof(transaction, website.id, proof.id))) return fail(siteUserErrors.proofOver);
    const user = await updateEmail(transaction, website.id, { id, email: proof.email, now: clock.now() });
    if (before === null || user === null) return fail(siteUserErrors.proofOver);
    await deleteSessions(transaction, { kind: 'siteUser', id }, sessionId);
    for (const email of [before.email, user.email]) await deleteProofsOf(transaction, website.id, email);
    await deleteProofsBy(transaction, website.id, id);
    await recordAct(inside, 'siteUser.emailChanged', { siteUserId: id });
    return succeed({ user, sessionId });
  });
}
