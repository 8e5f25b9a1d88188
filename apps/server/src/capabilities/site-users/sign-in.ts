import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { siteUserErrors } from '@vitrine/core/site-users/site-users.errors.ts';
import type { Context } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { beginSession, knownDevice, tryPassword } from '../accounts/index.ts';
import { recordAct } from '../audit/index.ts';
import { passwordKey } from './own-site-user.ts';
import { findSiteUser, type SiteUserRow, updateSiteUser } from './site-users.store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface SignedIn {
  readonly user: SiteUserRow;
  readonly sessionId: Id;
}

export type SessionExtras = Pick<CallExtras, 'setCookie' | 'clearCookie' | 'headers' | 'cookies'>;

/** Opens a session; an unknown email, a wrong password and a blocked account get the same answer (rule SITEUSER-4). */
export async function signIn(
  context: Context,
  { email, password, rememberMe }: Credentials,
  extras: SessionExtras,
): Promise<Result<SignedIn>> {
  const { database, website } = context;
  const user = await findSiteUser(database, website.id, email);
  const device = knownDevice(context, user && { kind: 'siteUser', id: user.id }, extras);
  const passwordHash = user?.password_hash ?? null;
  const tried = await tryPassword(context, {
    key: passwordKey(context, email),
    passwordHash,
    password,
    device,
  });
  if (!tried.ok) return tried;
  if (user === null || user.blocked_at !== null || !tried.value) {
    await recordAct(context, 'siteUser.signInRefused', user ? { siteUserId: user.id } : {});
    return fail(siteUserErrors.wrongCredentials);
  }
  return succeed(await enter(context, { user, isRemembered: rememberMe }, extras));
}

/** Begins the session of a site user whose identity is proved. */
export async function enter(
  context: Context,
  { user, isRemembered }: { user: SiteUserRow; isRemembered: boolean },
  extras: SessionExtras,
): Promise<SignedIn> {
  const owner = { kind: 'siteUser', id: user.id } as const;
  const sessionId = await beginSession(context, { owner, isRemembered }, extras);
  await updateSiteUser(context.database, context.website.id, {
    id: user.id,
    last_seen_at: context.clock.now(),
  });
  for (const { entered } of context.siteUserSteps) await entered(context, user.id, extras);
  await recordAct(context, 'siteUser.signedIn', { siteUserId: user.id });
  return { user, sessionId };
}
