import { type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Context, PlatformContext } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { recordAct } from '../audit/index.ts';
import { deleteSession } from './sessions.store.ts';
import { forgetSession } from './sessions.ts';

/** Ends the session of this host in the database, not only in the browser (rule SESSION-5). */
export async function signOut(context: Context | PlatformContext, extras: CallExtras): Promise<Result<null>> {
  const { actor, database } = context;
  if (actor.kind === 'account') {
    await deleteSession(database, { kind: 'account', id: actor.accountId }, actor.sessionId);
    await recordAct(context, 'account.signedOut');
  }
  forgetSession(extras, 'account');
  return succeed(null);
}
