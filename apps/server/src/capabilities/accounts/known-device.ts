import type { Id } from '@vitrine/core/id/id.ts';
import type { Context, PlatformContext } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { newToken } from '../../secrets/tokens.ts';
import { placeOf } from './place-of.ts';
import type { SessionOwner } from './sessions.store.ts';

const knownSeconds = 180 * 86_400;
const purpose = 'known device';
const deviceIdLength = 32;

/** One cookie for each account that a browser is used for. */
const nameOf = (ownerId: Id) => `device_${ownerId}`;

/**
 * Marks the browser as one that the owner signed in with on this host: while others guess at the password, it can
 * still be entered there (rule ACCOUNT-6). It proves nothing else, so it outlives sessions and passwords.
 */
export function rememberDevice(
  context: Context | PlatformContext,
  owner: SessionOwner,
  cookies: Pick<CallExtras, 'setCookie'>,
): void {
  const deviceId = newToken();
  const signature = context.secrets.sign(purpose, claimOf(context, owner, deviceId));
  cookies.setCookie(nameOf(owner.id), deviceId + signature, { httpOnly: true, maxAge: knownSeconds });
}

/** The id of the browser if it is known for this owner on this host; otherwise null. */
export function knownDevice(
  context: Context | PlatformContext,
  owner: SessionOwner | null,
  { cookies }: Pick<CallExtras, 'cookies'>,
): string | null {
  const given = owner && cookies[nameOf(owner.id)];
  if (!given) return null;
  const deviceId = given.slice(0, deviceIdLength);
  const signature = given.slice(deviceIdLength);
  return context.secrets.isSigned(purpose, claimOf(context, owner, deviceId), signature) ? deviceId : null;
}

export function forgetDevice(cookies: Pick<CallExtras, 'clearCookie'>, ownerId: Id): void {
  cookies.clearCookie(nameOf(ownerId));
}

function claimOf(context: Context | PlatformContext, { kind, id }: SessionOwner, deviceId: string): string {
  return `${kind} ${placeOf(context)} ${id} ${deviceId}`;
}
