import type { Id } from '@vitrine/core/id/id.ts';
import { type PlatformContext, within } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { markVerified } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './reset-password.ts';

/** Needs no current password and ends every session: for the operator of the machine. */
export async function setPasswordByOperator(
  context: PlatformContext,
  accountId: Id,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await context.database.transaction(async transaction => {
    const inside = within(context, transaction);
    await setPassword(inside, accountId, { passwordHash, keepSession: null });
    await markVerified(transaction, accountId, context.clock.now());
    await recordAct(inside, 'account.passwordSet', { accountId });
  });
}
