export interface Choosable {
  readonly values: readonly string[];
  readonly isSoldOut: boolean;
}

/**
 * The variant for a change of option `changed` while the others stay as they were: exactly that combination if it
 * exists, otherwise the nearest one that keeps the latest choice, preferably one that is not sold out. Null if no
 * variant has the value (rule PURCHASE-6).
 */
export function chooseVariant<V extends Choosable>(
  variants: readonly V[],
  chosen: readonly string[],
  changed: number,
): V | null {
  let best: V | null = null;
  let bestScore = -1;
  for (const variant of variants) {
    if (variant.values[changed] !== chosen[changed]) continue;
    const alike = variant.values.filter((value, option) => value === chosen[option]).length;
    const score =
      alike === chosen.length ? Number.POSITIVE_INFINITY : alike * 2 + (variant.isSoldOut ? 0 : 1);
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}

/**
 * Whether a value of an option exists with the options chosen before it, and whether all such variants are sold
 * out.
 */
export function stateOfValue(
  variants: readonly Choosable[],
  chosen: readonly string[],
  at: { readonly option: number; readonly value: string },
): 'open' | 'soldOut' | 'impossible' {
  const made = variants.filter(
    ({ values }) =>
      values[at.option] === at.value &&
      values.slice(0, at.option).every((value, option) => value === chosen[option]),
  );
  if (made.length === 0) return 'impossible';
  return made.every(variant => variant.isSoldOut) ? 'soldOut' : 'open';
}
