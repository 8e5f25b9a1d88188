import type { Result } from '@vitrine/core/errors/result.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import { isTaken } from '../../database/is-taken.ts';

/** Each time somebody else was quicker, so one is done; more than this many at once is a bug. */
const mostTimes = 100;

/**
 * Does the work again when somebody took the address that it chose at the same moment (rule PRODUCT-29): then it
 * chooses another, or refuses the one that was asked for by name. The work is a transaction, so nothing of it stays.
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
