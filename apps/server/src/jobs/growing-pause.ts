const firstMilliseconds = 60_000;

/** How long work that failed this many times is left alone: a minute, and each time twice as long. */
export function growingPause(times: number, longestMilliseconds: number): number {
  return Math.min(firstMilliseconds * 2 ** times, longestMilliseconds);
}
