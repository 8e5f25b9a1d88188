/**
 * The one rounding rule of the store: half away from zero, on exact integers (rule MONEY-4). `15 ÷ 10` is 2,
 * `−15 ÷ 10` is −2. The denominator is positive.
 */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive.');
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** `amount × numerator ÷ denominator` in minor units, rounded once (rule MONEY-4). All are safe integers. */
export function scaleAmount(amount: number, numerator: number, denominator: number): number {
  return Number(divideRounded(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
}
