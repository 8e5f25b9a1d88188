/** The middle value, or the mean of the two in the middle; NaN if there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Interpolated between the two nearest values; NaN if there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (percent / 100) * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
