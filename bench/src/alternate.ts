import { median } from './median.ts';

/**
 * Measures several things in turn, round by round, so that other load on the machine affects all of
 * them equally; returns the median of each (rule BENCH-3).
 */
export async function alternate<Name extends string>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measures) as Name[];
  const values = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    // Each is first equally often.
    const order = names.map((_, at) => names[(at + round) % names.length] as Name);
    for (const name of order) values[name].push(await measures[name]());
  }
  return Object.fromEntries(names.map(name => [name, median(values[name])])) as Record<Name, number>;
}
