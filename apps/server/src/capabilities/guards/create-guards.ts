import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { type Guards, type Limit, networkOf } from '../../limits.ts';
import { countOne, countOneLess } from './guards.store.ts';

/** A refusal is remembered this long, so that a client that hammers costs the database one statement a second. */
const refusedMilliseconds = 1000;
const maxRefused = 10_000;

/** Fixed windows by the given clock, counted in the database for all processes (rule LIMIT-6). */
export function createGuards(clock: Clock, isOn: boolean): Guards {
  const refusedUntil = new Map<string, { until: number; endsAt: number }>();

  function knownRefusal(keyHash: string, now: number): number | null {
    const refused = refusedUntil.get(keyHash);
    if (refused === undefined) return null;
    if (refused.until > now && refused.endsAt > now) return secondsUntil(refused.endsAt, now);
    refusedUntil.delete(keyHash);
    return null;
  }

  const take: Guards['take'] = async (database, key, { max, seconds }: Limit) => {
    if (!isOn) return null;
    const now = clock.now();
    const keyHash = hashOf(key);
    const known = knownRefusal(keyHash, now.getTime());
    if (known !== null) return known;
    const endsAt = new Date(now.getTime() + seconds * 1000);
    const window = await countOne(database, { keyHash, now, endsAt });
    if (window.used <= max) return null;
    if (refusedUntil.size >= maxRefused) refusedUntil.clear();
    const end = window.ends_at.getTime();
    refusedUntil.set(keyHash, { until: now.getTime() + refusedMilliseconds, endsAt: end });
    return secondsUntil(end, now.getTime());
  };

  return {
    take,
    takeFrom: (database, { address, what }, limit) => take(database, `${what} ${networkOf(address)}`, limit),
    giveBack: async (database, key) => {
      if (!isOn) return;
      const keyHash = hashOf(key);
      refusedUntil.delete(keyHash);
      await countOneLess(database, keyHash);
    },
  };
}

const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / 1000));

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');
