import { randomInt } from 'node:crypto';
import type { Id } from '@vitrine/core/id/id.ts';
import { createAccount } from './capabilities/accounts/index.ts';
import { claimPlatformState } from './capabilities/tenancy/index.ts';
import { type Services, within } from './context.ts';
import { operatorOf } from './services.ts';

export interface FirstStart {
  readonly ownerId: Id;
  readonly email: string;
  /** Shown once; only its hash is stored. */
  readonly password: string;
}

/** Letters and digits that are not easily confused when read from a screen. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Creates the owner's account on the very first start, once, even if several processes start together (rule
 * START-1). Other capabilities seed their own data in `start`, claimed in the same way.
 */
export async function seedFirstStart(services: Services): Promise<FirstStart | null> {
  return services.database.transaction(async transaction => {
    if (!(await claimPlatformState(transaction, 'owner', { at: services.clock.now() }))) return null;
    const email = services.configuration.OWNER_EMAIL.toLowerCase();
    const password = newPassword();
    const context = within(operatorOf(services), transaction);
    const account = await createAccount(context, { email, name: 'Owner', password });
    return account === null ? null : { ownerId: account.id, email, password };
  });
}

/** Five groups of four: about 99 bits of entropy. */
export function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: 5 }, group).join('-');
}
