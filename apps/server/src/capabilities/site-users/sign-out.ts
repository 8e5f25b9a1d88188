import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context } from '../../context.ts';
import { deleteSession, deleteSessions, forgetSession } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import type { SessionExtras } from './sign-in.ts';

/** Ends the session in the database, not only in the browser; an account’s on this host stays (rule SESSION-11). */
export async function signOut(
  context: Context,
  extras: SessionExtras,
  { clonesCart = false }: { clonesCart?: boolean } = {},
): Promise<Result<null>> {
  const { actor, database } = context;
  if (actor.kind === 'siteUser') {
    await deleteSession(database, { kind: 'siteUser', id: actor.siteUserId }, actor.sessionId);
    const how = clonesCart ? 'copy' : 'here';
    for (const { left } of context.siteUserSteps)
      await left(context, { siteUserId: actor.siteUserId, how }, extras);
    await recordAct(context, 'siteUser.signedOut', { siteUserId: actor.siteUserId });
  }
  forgetSession(extras, 'siteUser');
  return succeed(null);
}

/** The same on every device. */
export async function signOutEverywhere(context: Context, extras: SessionExtras): Promise<Result<null>> {
  const { actor, database } = context;
  if (actor.kind !== 'siteUser') return fail(callErrors.unauthorized);
  await deleteSessions(database, { kind: 'siteUser', id: actor.siteUserId }, null);
  for (const { left } of context.siteUserSteps)
    await left(context, { siteUserId: actor.siteUserId, how: 'everywhere' }, extras);
  await recordAct(context, 'siteUser.signedOutEverywhere', { siteUserId: actor.siteUserId });
  forgetSession(extras, 'siteUser');
  return succeed(null);
}
