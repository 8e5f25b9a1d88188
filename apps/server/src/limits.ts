import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * Keeps one sender from using all of a process's time, for example with posts to the cart. It counts within the
 * process in limited memory, and sends no query to the database (rules LIMIT-2, LIMIT-7).
 */
export interface Floods {
  /**
   * Counts a request of the client behind the address; returns the seconds to wait if there were too many, otherwise
   * null.
   */
  takeFrom(address: string, what: string, limit: Limit): number | null;
  /** The same for a signed-in person. */
  takeOf(key: string, limit: Limit): number | null;
}

/**
 * Limits actions that must not be tried too often, such as passwords, codes, and mail: counted in the database,
 * for all processes together (rule LIMIT-6). While the database is unavailable, no guarded action is allowed.
 */
export interface Guards {
  /**
   * Counts one; returns the seconds to wait if there were too many, otherwise null. On a transaction's connection a
   * rollback also undoes the count.
   */
  take(database: Database, key: string, limit: Limit): Promise<number | null>;
  /** The subject that an address represents: actions open to anyone are counted only by this (rule LIMIT-3). */
  takeFrom(
    database: Database,
    from: { readonly address: string; readonly what: string },
    limit: Limit,
  ): Promise<number | null>;
  /** Takes one back that does not count after all, such as a right password. */
  giveBack(database: Database, key: string): Promise<void>;
}

/**
 * The client behind an address: one customer of a provider has a whole IPv6 network of 64 bits, so that counts as
 * one (rule LIMIT-3).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/s, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

interface Count {
  used: number;
  readonly endsAt: number;
}

const maxKeys = 50_000;

/** Fixed windows by the given clock. When memory is full, the oldest windows are dropped. */
export function createFloods(clock: Clock, isOn: boolean): Floods {
  const counts = new Map<string, Count>();

  function current(key: string): Count | undefined {
    const count = counts.get(key);
    if (count === undefined || count.endsAt > clock.now().getTime()) return count;
    counts.delete(key);
    return undefined;
  }

  const wait = (count: Count) => Math.max(1, Math.ceil((count.endsAt - clock.now().getTime()) / 1000));

  function take(key: string, { max, seconds }: Limit): number | null {
    if (!isOn) return null;
    const count = current(key) ?? { used: 0, endsAt: clock.now().getTime() + seconds * 1000 };
    count.used += 1;
    if (!counts.has(key)) {
      const oldest = counts.keys().next();
      if (counts.size >= maxKeys && !oldest.done) counts.delete(oldest.value);
      counts.set(key, count);
    }
    return count.used > max ? wait(count) : null;
  }

  return {
    takeOf: take,
    takeFrom: (address, what, limit) => take(`${what} ${networkOf(address)}`, limit),
  };
}
