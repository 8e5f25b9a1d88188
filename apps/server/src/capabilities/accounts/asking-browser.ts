import type { SessionKind } from '@vitrine/core/calls/session-kinds.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { isEqualText } from '../../secrets/secrets.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';

/** Longer than a mailed link lives, even if it is sent again. */
const askingSeconds = 86_400;

const cookieNames: Readonly<Record<SessionKind, string>> = {
  account: 'ACCOUNT_PROOF',
  siteUser: 'SITE_USER_PROOF',
};

/**
 * Marks the browser that asks for a mailed link, with a new token whatever it sent before. Returns the hash to keep
 * with the proof (rule ACCOUNT-16).
 */
export function markAsking(kind: SessionKind, cookies: Pick<CallExtras, 'setCookie'>): string {
  const token = newToken();
  cookies.setCookie(cookieNames[kind], token, { httpOnly: true, maxAge: askingSeconds });
  return hashToken(token);
}

/** Whether it is the browser that asked for the proof. */
export function isAsking(
  kind: SessionKind,
  askerHash: string | null,
  { cookies }: Pick<CallExtras, 'cookies'>,
): boolean {
  const token = cookies[cookieNames[kind]];
  return token !== undefined && askerHash !== null && isEqualText(askerHash, hashToken(token));
}

export function forgetAsking(kind: SessionKind, cookies: Pick<CallExtras, 'clearCookie'>): void {
  cookies.clearCookie(cookieNames[kind]);
}
