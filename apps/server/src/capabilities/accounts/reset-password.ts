import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { type Context, onPlatform, type PlatformContext, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { recordAct } from '../audit/index.ts';
import { queueMail } from '../mail/index.ts';
import { platformAddress } from '../tenancy/index.ts';
import { findAccount, updatePassword } from './accounts.store.ts';
import { resetPasswordMail } from './emails/reset-password.mail.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessions } from './sessions.store.ts';
import {
  deletePasswordTokens,
  deleteTickets,
  insertPasswordToken,
  takePasswordToken,
} from './tokens.store.ts';

const resetMilliseconds = 3_600_000;
const requestLimit = { max: 3, seconds: 900 };

/** Mails a link that sets a password once within an hour; answers the same without an account (ACCOUNT-7). */
export async function requestReset(
  context: Context | PlatformContext,
  email: string,
): Promise<Result<{ accepted: true }>> {
  const account = await findAccount(context.database, email);
  if (account !== null && context.limits.take(`reset ${email}`, requestLimit) === null) {
    await context.database.transaction(async transaction => {
      const platform = onPlatform(within(context, transaction));
      const address = await makePasswordLink(platform, account.id, resetMilliseconds);
      await recordAct(platform, 'account.resetRequested', { accountId: account.id });
      await queueMail(platform, {
        kind: 'accounts.reset',
        to: email,
        isSecret: true,
        ...resetPasswordMail(address),
      });
    });
  }
  return succeed({ accepted: true });
}

/** The token travels in the fragment, which browsers send to nobody. */
export async function makePasswordLink(
  context: PlatformContext,
  accountId: Id,
  milliseconds: number,
): Promise<string> {
  const token = newToken();
  await insertPasswordToken(context.database, {
    tokenHash: hashToken(token),
    accountId,
    expiresAt: new Date(context.clock.now().getTime() + milliseconds),
  });
  return `${platformAddress(context.configuration)}/set-password#token=${token}`;
}

/** Sets the password with a token, which is used up, and ends every session (rule ACCOUNT-8). */
export async function resetPassword(
  context: Context | PlatformContext,
  { token, password }: { token: string; password: string },
): Promise<Result<{ accepted: true }>> {
  const passwordHash = await hashPassword(password);
  return transactionOf<Result<{ accepted: true }>>(context.database, async transaction => {
    const accountId = await takePasswordToken(transaction, hashToken(token), context.clock.now());
    if (accountId === null) return fail(accountErrors.tokenInvalid);
    await setPassword(within(context, transaction), accountId, { passwordHash, keepSession: null });
    await recordAct(onPlatform(within(context, transaction)), 'account.passwordReset', { accountId });
    return succeed({ accepted: true });
  });
}

/** A new password ends every session, link and ticket of the account, except the session that asked. */
export async function setPassword(
  { database }: PlatformContext,
  accountId: Id,
  { passwordHash, keepSession }: { passwordHash: string; keepSession: Id | null },
): Promise<void> {
  await updatePassword(database, accountId, passwordHash);
  await deleteSessions(database, accountId, keepSession);
  await deletePasswordTokens(database, accountId);
  await deleteTickets(database, accountId);
}
