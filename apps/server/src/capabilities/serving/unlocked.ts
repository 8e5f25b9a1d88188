import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../context.ts';
import { cookiesOf } from '../../http/cookies.ts';

/** The lock of a page: the id of the locked item, and the hash of its password. */
export interface Lock {
  readonly id: string;
  readonly passwordHash: string;
}

/** Everything that a visitor has unlocked, as a set: whether it contains a lock. */
export type Unlocked = (lock: Lock) => boolean;

export const nothingUnlocked: Unlocked = () => false;
export const everythingUnlocked: Unlocked = () => true;

const purpose = 'page lock';
const cookieName = ({ id }: Lock) => `unlock_${id}`;
/** Bound to the website and the password: a changed password locks the page again. */
const claimOf = (websiteId: string, { id, passwordHash }: Lock) => `${websiteId} ${id} ${passwordHash}`;

/** The set in a request: one signed cookie for each lock (rule SERVE-29). */
export function unlockedBy({ secrets }: Services, { cookies, scope }: FastifyRequest): Unlocked {
  return lock => {
    const signature = cookies[cookieName(lock)];
    if (scope.kind !== 'website' || signature === undefined) return false;
    return secrets.isSigned(purpose, claimOf(scope.website.id, lock), signature);
  };
}

/** Adds a lock to the set of this browser. */
export function unlock(context: Context, reply: FastifyReply, lock: Lock): void {
  const signature = context.secrets.sign(purpose, claimOf(context.website.id, lock));
  cookiesOf(context, reply).setCookie(cookieName(lock), signature, { httpOnly: true });
}
