import type { Id } from '@vitrine/core/id/id.ts';
import type { PlatformContext } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { platformAddress } from '../tenancy/index.ts';
import { insertPasswordToken } from './tokens.store.ts';

/** The token is in the fragment, which browsers never send. */
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
