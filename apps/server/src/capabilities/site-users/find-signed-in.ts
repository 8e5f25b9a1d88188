import { type SessionKind, sessionCookies } from '@vitrine/core/calls/session-kinds.ts';
import type { Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';
import type { Exchange, SignedIn } from '../../http/request-scope.ts';
import { continueSession, type FoundSession, setSessionCookie } from '../accounts/index.ts';
import { readSignedIn } from './site-users.store.ts';

/** The holder of this kind of session on the request's host: an account or a site user (rule SESSION-11). */
export async function findSignedIn(
  services: Services,
  { request, reply }: Exchange,
  kind: SessionKind,
): Promise<SignedIn | null> {
  const token = request.cookies[sessionCookies[kind]];
  const { scope } = request;
  if (token === undefined || token.length > 100 || !(scope.kind === 'website' || scope.kind === 'platform'))
    return null;
  const place = scope.kind === 'website' ? scope.website.id : 'platform';
  const found = await continueSession(services, place, { kind, token });
  const actor = found && (await ownerOf(services, found.session, request.ip));
  if (!found || !actor) return null;
  if (found.isExtended && found.session.is_remembered)
    setSessionCookie(cookiesOf(services, reply), { kind, token, isRemembered: true });
  return actor;
}

async function ownerOf(
  { database }: Services,
  session: FoundSession,
  address: string,
): Promise<SignedIn | null> {
  const always = { sessionId: session.id, address };
  if (session.site_user_id !== null) {
    const user = await readSignedIn(
      database.at(session.website_id),
      session.website_id,
      session.site_user_id,
    );
    return user && { kind: 'siteUser', siteUserId: user.id, email: user.email, ...always };
  }
  if (session.account_id === null || session.email === null) return null;
  const { account_id: accountId, email, roles } = session;
  return { kind: 'account', accountId, email, roles: roles ?? [], ...always };
}
