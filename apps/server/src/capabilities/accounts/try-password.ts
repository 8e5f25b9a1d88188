import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Services } from '../../context.ts';
import { isPassword } from './passwords.ts';

/** Wrong passwords for one email, from any client (rule ACCOUNT-6). */
const attemptLimit = { max: 20, seconds: 900 };

/**
 * Whether the password is right; takes the same time without a hash. Counted under the key before it is tried, so
 * that parallel guesses do not all pass; a right one is not counted.
 */
export async function tryPassword(
  { database, guards }: Pick<Services, 'database' | 'guards'>,
  { key, passwordHash, password }: { key: string; passwordHash: string | null; password: string },
): Promise<Result<boolean>> {
  const seconds = await guards.take(database, key, attemptLimit);
  if (seconds !== null) return fail(callErrors.tooMany, { seconds }, { details: { retryAfter: seconds } });
  const isRight = await isPassword(passwordHash, password);
  if (isRight) await guards.giveBack(database, key);
  return succeed(isRight);
}
