/** The middle of the values, or between the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Between the two nearest where it falls between them; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (percent / 100) * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
