import { type SessionKind, sessionCookies, sessionKinds } from '@vitrine/core/calls/session-kinds.ts';
import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext, Services } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { crumbCookie, crumbOf } from '../../http/crumb.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { rememberDevice } from './known-device.ts';
import { placeOf } from './place-of.ts';
import {
  extendSession,
  type FoundSession,
  findSession,
  insertSession,
  type SessionOwner,
} from './sessions.store.ts';

const rememberedSeconds = 30 * 86_400;
const shortSeconds = 12 * 3600;
/** How old “last seen” may grow before it is written again. */
const staleMilliseconds = 60_000;

type Cookies = Pick<CallExtras, 'setCookie' | 'clearCookie' | 'headers'>;

/**
 * Begins a session on this context's host with a new token, never with one that a browser sent (SESSION-3), and
 * sets its cookies; the browser is then a known device. Returns the session's id.
 */
export async function beginSession(
  context: Context | PlatformContext,
  { owner, isRemembered }: { owner: SessionOwner; isRemembered: boolean },
  cookies: Cookies,
): Promise<Id> {
  const token = newToken();
  const now = context.clock.now();
  const id = newId();
  await insertSession(context.database, {
    tokenHash: hashToken(token),
    id,
    website_id: placeOf(context),
    kind: owner.kind,
    ownerId: owner.id,
    is_remembered: isRemembered,
    created_at: now,
    last_seen_at: now,
    expires_at: expiryOf(now, isRemembered),
    address: context.actor.address,
    user_agent: String(cookies.headers['user-agent'] ?? '').slice(0, 300),
  });
  setSessionCookie(cookies, { kind: owner.kind, token, isRemembered });
  cookies.setCookie(crumbCookie, crumbOf(context, id), { httpOnly: false });
  rememberDevice(context, owner, cookies);
  return id;
}

/** Removes the cookie of a session, and the crumb with the last one. */
export function forgetSession(cookies: Pick<CallExtras, 'clearCookie' | 'cookies'>, kind: SessionKind): void {
  cookies.clearCookie(sessionCookies[kind]);
  const isAlone = sessionKinds.every(other => other === kind || !cookies.cookies[sessionCookies[other]]);
  if (isAlone) cookies.clearCookie(crumbCookie);
}

/** The live session of a token on this host; use extends it, with at most one write a minute (SESSION-4). */
export async function continueSession(
  services: Services,
  place: string,
  { kind, token }: { kind: SessionKind; token: string },
): Promise<{ session: FoundSession; isExtended: boolean } | null> {
  const now = services.clock.now();
  const tokenHash = hashToken(token);
  const database = services.database.at(place);
  const session = await findSession(database, place, { kind, tokenHash, now });
  if (session === null) return null;
  const isExtended = now.getTime() - session.last_seen_at.getTime() > staleMilliseconds;
  if (isExtended) {
    const expiresAt = expiryOf(now, session.is_remembered);
    await extendSession(database, place, { tokenHash, now, expiresAt });
  }
  return { session, isExtended };
}

export function setSessionCookie(
  cookies: Pick<CallExtras, 'setCookie'>,
  { kind, token, isRemembered }: { kind: SessionKind; token: string; isRemembered: boolean },
): void {
  cookies.setCookie(sessionCookies[kind], token, {
    httpOnly: true,
    ...(isRemembered ? { maxAge: rememberedSeconds } : {}),
  });
}

function expiryOf(now: Date, isRemembered: boolean): Date {
  return new Date(now.getTime() + (isRemembered ? rememberedSeconds : shortSeconds) * 1000);
}
