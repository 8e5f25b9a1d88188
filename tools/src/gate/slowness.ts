import { pbkdf2 } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** Milliseconds of the work below on the machine that the limits were chosen on, while it did nothing else. */
const usual = 335;
const rounds = 600_000;

/**
 * How many times slower than that machine this one is at the moment, from 1 to 3: all limits are multiplied by it, so
 * that a busy neighbour ends no test that would pass.
 */
export async function measureSlowness(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const began = performance.now();
    const work = () => promisify(pbkdf2)('a', 'b', rounds, 32, 'sha512');
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
    times.push(performance.now() - began);
  }
  const median = times.toSorted((a, b) => a - b)[1] ?? usual;
  return Math.min(3, Math.max(1, Math.round((10 * median) / usual) / 10));
}
