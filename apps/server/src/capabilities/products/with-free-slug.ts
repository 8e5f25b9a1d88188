import type { Result } from '@vitrine/core/errors/result.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { isTaken } from '../../database/is-taken.ts';

/** Each failure means that another request succeeded; more than this many at the same time is a bug. */
const mostTimes = 100;

/**
 * Repeats the work if another request took its chosen address at the same moment (rule PRODUCT-29): then it
 * chooses another, or refuses an address that was requested by name. The work is a transaction, so nothing of it
 * stays.
 */
export async function withFreeSlug<T>(isNamed: boolean, work: () => Promise<Result<T>>): Promise<Result<T>> {
  for (let time = 1; ; time += 1) {
    try {
      const done = await work();
      const isLost = !done.ok && !isNamed && done.error.code === productErrors.slugTaken.code;
      if (!isLost || time === mostTimes) return done;
    } catch (error) {
      if (time === mostTimes || !isTaken(error, 'products_by_slug')) throw error;
    }
  }
}
