/**
 * Splits an amount by weights without losing or adding a cent: each part is its exact share rounded
 * down or up, the rest goes to the largest remainders, the first of equal ones first (rule
 * MONEY-5). Weights are integers and not negative; if all are zero, the parts are as equal as
 * possible.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError('There is no part to allocate the amount to.');
    return [];
  }
  const size = BigInt(Math.abs(amount));
  const sign = amount < 0 ? -1 : 1;
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const shares = whole === 0n ? weights.map(() => 1n) : weights.map(weight => BigInt(weight));
  const total = whole === 0n ? BigInt(weights.length) : whole;
  const parts = shares.map(share => (size * share) / total);
  const given = parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: (size * share) % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, Number(size - given)).map(({ at }) => at));
  return parts.map((part, at) => {
    const value = Number(part) + (raised.has(at) ? 1 : 0);
    return value === 0 ? 0 : sign * value;
  });
}
