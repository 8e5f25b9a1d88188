import { accountErrors } from '@vitrine/core/accounts/accounts.errors.ts';
import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import { newId } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { queueMail } from '../mail/index.ts';
import { insertAccount } from './accounts.store.ts';
import { accountExistsMail } from './emails/account-exists.mail.ts';
import { hashPassword } from './passwords.ts';

const attemptLimit = { max: 5, seconds: 3600 };

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Answers the same whether the e-mail has an account; its owner hears of the attempt by mail (rule ACCOUNT-4). */
export async function signUp(
  context: PlatformContext,
  { email, name, password }: NewAccount,
): Promise<Result<{ accepted: true }>> {
  if (!context.configuration.IS_SIGN_UP_OPEN) return fail(accountErrors.signUpClosed);
  // Each attempt may mail the owner of the address: from however many addresses, only so many do.
  const seconds = context.limits.take(`sign up ${email}`, attemptLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const passwordHash = await hashPassword(password);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    const account = { id: newId(), email, name, passwordHash, createdAt: context.clock.now() };
    if (await insertAccount(transaction, account)) {
      await recordAct(inside, 'account.created', { accountId: account.id, email });
    } else {
      await queueMail(inside, {
        kind: 'accounts.exists',
        to: email,
        ...accountExistsMail(context.configuration),
      });
    }
  });
  return succeed({ accepted: true });
}
