import type { Account } from '@vitrine/core/accounts/account.ts';
import { newId } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { insertAccount } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';
import type { NewAccount } from './sign-up.ts';

/** Creates an account for the operator; null when the email already has one. */
export async function createAccount(
  context: PlatformContext,
  { email, name, password }: NewAccount,
): Promise<Account | null> {
  const account = { id: newId(), email, name };
  const passwordHash = await hashPassword(password);
  const createdAt = context.clock.now();
  if (!(await insertAccount(context.database, { ...account, passwordHash, createdAt }))) return null;
  await recordAct(context, 'account.created', { accountId: account.id, email });
  return account;
}
