import fc from 'fast-check';

const usual = 100;

/**
 * How often a slow property is tried: a few cases, the same each time. `npm run prove:store` asks for many more, which
 * are drawn at random.
 */
export function randomCases(few: number): { readonly numRuns: number; readonly seed?: number } {
  const { numRuns: wanted } = fc.readConfigureGlobal();
  return wanted === undefined
    ? { numRuns: few, seed: 20_260_302 }
    : { numRuns: Math.ceil((few * wanted) / usual) };
}
