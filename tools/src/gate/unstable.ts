import { mostUnstable } from './parts.ts';
import type { Failure } from './progress.ts';

/** A test that failed and then passed alone, in tools/unstable-tests.json. The list is empty whenever possible. */
export interface KnownUnstable {
  /** `FILE › TITLE`. */
  readonly test: string;
  /** Its first error. */
  readonly error: string;
  /** What is known of the cause. */
  readonly known: string;
}

/** Why a run with these unstable tests is red; null if it is not (rule GATE-2). */
export function faultOf(unstable: readonly Failure[], known: readonly KnownUnstable[]): string | null {
  if (unstable.length > mostUnstable)
    return `${unstable.length} tests were unstable; ${mostUnstable} are the most that a run may have.`;
  const listed = new Set(known.map(({ test }) => test));
  const again = unstable.filter(({ test }) => listed.has(test));
  return again.length === 0
    ? null
    : `Unstable once more, though tools/unstable-tests.json lists it: ${again.map(({ test }) => test).join('; ')}.`;
}
