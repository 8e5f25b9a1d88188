import { byLanguage } from '../messages/by-language.ts';
import type { Plan } from '../products/plan.ts';

export interface Rhythm {
  /** The moment of the first payment, which is period 0. */
  readonly anchor: Date;
  readonly period: Plan['billingPeriod'];
  /** Of the shop: a renewal keeps its time of day there. */
  readonly timeZone: string;
}

/**
 * The moment of the nth renewal, counted from the first payment, so that a month of 31 days is
 * followed by its shorter ones without drifting: January 31, February 28, March 31 (rule
 * SUBSCRIPTION-6).
 */
export function renewalDate({ anchor, period, timeZone }: Rhythm, n: number): Date {
  // Its time of day can occur twice.
  if (n === 0) return anchor;
  const first = clockOf(anchor, timeZone);
  const count = period.value * n;
  if (period.unit === 'week') return momentAt({ ...first, day: first.day + 7 * count }, timeZone);
  const months = first.month - 1 + count * (period.unit === 'year' ? 12 : 1);
  const year = first.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  const day = Math.min(first.day, new Date(Date.UTC(year, month, 0)).getUTCDate());
  return momentAt({ ...first, year, month, day }, timeZone);
}

/** The first period from `from` on whose moment is later than `after`. */
export function nextPeriod(rhythm: Rhythm, { from, after }: { from: number; after: Date }): number {
  let n = from;
  while (renewalDate(rhythm, n) <= after) n += 1;
  return n;
}

interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Created once for each zone. */
const formatIn = byLanguage(
  timeZone =>
    new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

function clockOf(at: Date, timeZone: string): WallClock {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** A time that a change of clocks skips is an hour later; one that occurs twice is the earlier. */
function momentAt(wall: WallClock, timeZone: string): Date {
  const wanted = utcOf(wall);
  const offsetAt = (at: number) => utcOf(clockOf(new Date(at), timeZone)) - at;
  const candidates = [wanted - 86_400_000, wanted + 86_400_000].map(near => wanted - offsetAt(near));
  const found = candidates.find(at => at + offsetAt(at) === wanted);
  return new Date(found ?? Math.max(...candidates));
}

function utcOf({ year, month, day, hour, minute, second }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
