import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { phrase } from '@vitrine/core/messages/phrase.ts';
import { type Context, type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { readAccount } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './reset-password.ts';
import { passwordKey, tryPassword } from './try-password.ts';

/** Needs the current password; ends the account's other sessions (rule ACCOUNT-9). */
export async function changePassword(
  context: Context | PlatformContext,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Result<null>> {
  const { actor, database } = context;
  if (actor.kind !== 'account') return fail(callErrors.unauthorized);
  const account = await readAccount(database, actor.accountId);
  const tried = await tryPassword(context, {
    key: passwordKey(actor.email),
    passwordHash: account?.password_hash ?? null,
    password: currentPassword,
    device: actor.sessionId,
  });
  if (!tried.ok) return tried;
  if (!tried.value) {
    return fail(
      accountErrors.wrongPassword,
      {},
      { errors: { currentPassword: phrase('fields.wrongPassword') } },
    );
  }
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async transaction => {
    const inside = within(context, transaction);
    await setPassword(inside, actor.accountId, { passwordHash, keepSession: actor.sessionId });
    await recordAct(inside, 'account.passwordChanged');
  });
  return succeed(null);
}
