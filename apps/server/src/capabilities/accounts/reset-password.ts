import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { foldRecipient } from '@vitrine/core/mail/fold-recipient.ts';
import { type Context, onPlatform, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import type { CallExtras } from '../../http/bind-call.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { markVerified, updatePassword } from './accounts.store.ts';
import { rememberDevice } from './known-device.ts';
import { mailReset } from './mail-reset.ts';
import { hashPassword } from './passwords.ts';
import { deleteProofsOf, lockProofs } from './proofs.store.ts';
import { deleteSessions } from './sessions.store.ts';
import {
  deletePasswordTokens,
  deleteTickets,
  emailOfPasswordToken,
  takePasswordToken,
} from './tokens.store.ts';

const requestLimit = { max: 3, seconds: 900 };

/** Lets a job send the mail with the link: the same work, and so the same time, without an account (ACCOUNT-7). */
export async function requestReset(
  { actor, database, guards, jobs }: Context | PlatformContext,
  { email, language }: { email: string; language: string },
): Promise<Result<{ accepted: true }>> {
  if ((await guards.take(database, `reset ${foldRecipient(email)}`, requestLimit)) === null)
    await jobs.enqueue(database, mailReset, {
      websiteId: null,
      data: { email, address: actor.address, language },
    });
  return succeed({ accepted: true });
}

/** Sets the password with a token, and ends the token, every session, and every sign-up of the address (ACCOUNT-8). */
export async function resetPassword(
  context: Context | PlatformContext,
  { token, password }: { token: string; password: string },
  cookies: Pick<CallExtras, 'setCookie'>,
): Promise<Result<{ accepted: true }>> {
  const passwordHash = await hashPassword(password);
  const reset = await transactionOf<Result<Id>>(context.database, async transaction => {
    const tokenHash = hashToken(token);
    const email = await emailOfPasswordToken(transaction, tokenHash);
    if (email !== null) await lockProofs(transaction, email);
    const accountId = await takePasswordToken(transaction, tokenHash, context.clock.now());
    if (email === null || accountId === null) return fail(accountErrors.tokenInvalid);
    await setPassword(within(context, transaction), accountId, { passwordHash, keepSession: null });
    // The link came by email: a person who uses it can read that address.
    await markVerified(transaction, accountId, context.clock.now());
    await deleteProofsOf(transaction, email);
    await recordAct(onPlatform(within(context, transaction)), 'account.passwordReset', { accountId });
    return succeed(accountId);
  });
  if (!reset.ok) return reset;
  rememberDevice(context, { kind: 'account', id: reset.value }, cookies);
  return succeed({ accepted: true });
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
