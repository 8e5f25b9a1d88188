import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, onPlatform, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { markVerified, updatePassword } from './accounts.store.ts';
import { mailReset } from './mail-reset.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessions } from './sessions.store.ts';
import { deletePasswordTokens, deleteTickets, takePasswordToken } from './tokens.store.ts';

const requestLimit = { max: 3, seconds: 900 };

/** Lets a job send the mail with the link: the same work, and so the same time, without an account (ACCOUNT-7). */
export async function requestReset(
  { actor, database, guards, jobs }: Context | PlatformContext,
  { email, language }: { email: string; language: string },
): Promise<Result<{ accepted: true }>> {
  if ((await guards.take(database, `reset ${email}`, requestLimit)) === null)
    await jobs.enqueue(database, mailReset, {
      websiteId: null,
      data: { email, address: actor.address, language },
    });
  return succeed({ accepted: true });
}

/** Sets the password with a token, uses the token up, and ends every session (rule ACCOUNT-8). */
export async function resetPassword(
  context: Context | PlatformContext,
  { token, password }: { token: string; password: string },
): Promise<Result<{ accepted: true }>> {
  const passwordHash = await hashPassword(password);
  return transactionOf<Result<{ accepted: true }>>(context.database, async transaction => {
    const accountId = await takePasswordToken(transaction, hashToken(token), context.clock.now());
    if (accountId === null) return fail(accountErrors.tokenInvalid);
    await setPassword(within(context, transaction), accountId, { passwordHash, keepSession: null });
    // The link came by email: a person who uses it can read that address.
    await markVerified(transaction, accountId, context.clock.now());
    await recordAct(onPlatform(within(context, transaction)), 'account.passwordReset', { accountId });
    return succeed({ accepted: true });
  });
}

/** A new password ends every session, link and ticket of the account, except the session that asked. */
export async function setPassword(
  context: PlatformContext,
  accountId: Id,
  { passwordHash, keepSession }: { passwordHash: string; keepSession: Id | null },
): Promise<void> {
  await updatePassword(context.database, accountId, passwordHash);
  await endSessions(context, accountId, keepSession);
}

/** Ends every session, link and ticket of the account, except one session. */
export async function endSessions(
  { database }: PlatformContext,
  accountId: Id,
  keepSession: Id | null,
): Promise<void> {
  await deleteSessions(database, { kind: 'account', id: accountId }, keepSession);
  await deletePasswordTokens(database, accountId);
  await deleteTickets(database, accountId);
}
