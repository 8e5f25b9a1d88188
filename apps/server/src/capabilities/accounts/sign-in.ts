import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { type Context, onPlatform, type PlatformContext, within } from '../../context.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { recordAct } from '../audit/index.ts';
import { type AccountRow, findAccount } from './accounts.store.ts';
import { beginProof } from './begin-proof.ts';
import { isPassword } from './passwords.ts';
import { beginSession } from './sessions.ts';

/** Wrong passwords for one e-mail, from wherever they come (rule ACCOUNT-6). */
const faultLimit = { max: 20, seconds: 900 };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Opens a session on this host. An unknown e-mail and a wrong password answer the same (rule ACCOUNT-5). */
export async function signIn(
  context: Context | PlatformContext,
  { email, password, rememberMe }: Credentials,
  extras: CallExtras,
): Promise<Result<{ account: AccountRow; sessionId: string }>> {
  const key = `wrong password ${email}`;
  // Counted before hashing, so that guesses made at once do not all pass; a right one is given back.
  const seconds = await context.guards.take(context.database, key, faultLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const account = await findAccount(context.database, email);
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (account === null || !isRight) {
    await recordAct(context, 'account.signInRefused', { email });
    return fail(accountErrors.wrongCredentials);
  }
  await context.guards.giveBack(context.database, key);
  if (account.verified_at === null) return askForProof(context, account);
  const sessionId = await beginSession(context, { accountId: account.id, isRemembered: rememberMe }, extras);
  await recordAct(context, 'account.signedIn', { accountId: account.id, email });
  return succeed({ account, sessionId });
}

/** Told only to somebody who knows the password; the mail then tells whether they read the address too. */
async function askForProof(
  context: Context | PlatformContext,
  { email, name, password_hash }: AccountRow,
): Promise<Result<never>> {
  if (password_hash === null) return fail(accountErrors.wrongCredentials);
  const proofId = await context.database.transaction(transaction =>
    beginProof(onPlatform(within(context, transaction)), { email, name, passwordHash: password_hash }),
  );
  return fail(accountErrors.unverified, {}, { details: { proofId } });
}
