import type { Clock } from './clock.ts';

export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

/** Counts what somebody may do only so often, within one process and a bounded memory (rule LIMIT-2). */
export interface Limits {
  /** Counts one more; the seconds to wait when that was too many, else null. */
  take(key: string, limit: Limit): number | null;
  /** The same for whom an address stands for: what anybody may do is counted by this alone (rule LIMIT-3). */
  takeFrom(address: string, what: string, limit: Limit): number | null;
  /** Takes one back that turned out not to count, such as a password that was right. */
  giveBack(key: string): void;
}

/**
 * Whom an address stands for: one customer of a provider has a whole IPv6 network of 64 bits, so that counts as
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

/** Fixed windows by the given clock. When memory is full, the windows that began first are forgotten. */
export function createLimits(clock: Clock, isOn: boolean): Limits {
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
    take,
    takeFrom: (address, what, limit) => take(`${what} ${networkOf(address)}`, limit),
    giveBack(key) {
      const count = current(key);
      if (count !== undefined && count.used > 0) count.used -= 1;
    },
  };
}
