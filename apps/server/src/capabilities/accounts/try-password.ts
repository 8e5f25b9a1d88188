import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { PlatformContext } from '../../context.ts';
import { type Limit, networkOf } from '../../limits.ts';
import { isPassword } from './passwords.ts';

type Guarded = Pick<PlatformContext, 'actor' | 'database' | 'guards'>;

/** Wrong passwords under one key: of one known device, or of all other browsers together (rule ACCOUNT-6). */
const attemptLimit = { max: 20, seconds: 900 };
const lateLimit = { max: 1, seconds: 900 };

export interface TriedPassword {
  /** Names the account, or an address without one, for all who guess at it. */
  readonly key: string;
  readonly passwordHash: string | null;
  readonly password: string;
  /** The known device, or the session, that tries; null for any other browser. */
  readonly device: string | null;
}

/** The key of an account of the platform, on whatever host it is tried. */
export const passwordKey = (email: string) => `wrong password ${email}`;

/**
 * Whether the password is right; takes the same time without a hash. Counted before it is tried, so that parallel
 * guesses do not all pass; a right one is not counted. Call it outside a transaction, whose rollback would undo
 * the count.
 */
export async function tryPassword(
  context: Guarded,
  { key, passwordHash, password, device }: TriedPassword,
): Promise<Result<boolean>> {
  const taken = await takeGuess(context, key, device);
  if (!taken.ok) return taken;
  const isRight = await isPassword(passwordHash, password);
  if (isRight) await context.guards.giveBack(context.database, taken.value);
  return succeed(isRight);
}

/** The key that the guess was counted under. Beyond the limit that all share, each network has one late guess. */
async function takeGuess(context: Guarded, key: string, device: string | null): Promise<Result<string>> {
  const counted = device === null ? key : `${key} device ${device}`;
  const seconds = await take(context, counted, attemptLimit);
  if (seconds === null) return succeed(counted);
  const late = `${key} late ${networkOf(context.actor.address)}`;
  const lateSeconds = device === null ? await take(context, late, lateLimit) : seconds;
  if (lateSeconds === null) return succeed(late);
  const wait = Math.min(seconds, lateSeconds);
  return fail(callErrors.tooMany, { seconds: wait }, { details: { retryAfter: wait } });
}

function take({ database, guards }: Guarded, key: string, limit: Limit): Promise<number | null> {
  return guards.take(database, key, limit);
}
