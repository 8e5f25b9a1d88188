import type { Id } from '@vitrine/core/id/id.ts';
import type { Context } from '../../context.ts';
import {
  changePairs,
  lockPairs,
  type OrderToPair,
  type PairChange,
  putCounted,
  takeOrders,
} from './pairs.store.ts';

const limit = 100;
/** A very long order says little of what belongs together, and would make pairs by the square of its length. */
const mostProducts = 20;

/** Counts the orders that wait, each once, whatever is repeated (rule ALSOBOUGHT-2). */
export async function pairOrders({
  database,
  website,
}: Pick<Context, 'database' | 'website'>): Promise<void> {
  for (let isLeft = true; isLeft; )
    isLeft = await database.transaction(async transaction => {
      await lockPairs(transaction, website.id);
      const orders = await takeOrders(transaction, website.id, { limit, mostProducts });
      const changed = orders.filter(({ products, counted }) => products.join() !== counted.join());
      if (changed.length > 0) {
        await changePairs(transaction, website.id, changesOf(changed));
        await putCounted(transaction, website.id, changed);
      }
      return orders.length > 0;
    });
}

/** In one order, so that rows are always locked alike. */
function changesOf(orders: readonly OrderToPair[]): PairChange[] {
  const changes = new Map<string, PairChange>();
  const add = (ids: readonly Id[], by: 1 | -1) => {
    for (const productId of ids)
      for (const otherId of ids) {
        if (productId === otherId) continue;
        const key = `${productId} ${otherId}`;
        changes.set(key, { productId, otherId, change: (changes.get(key)?.change ?? 0) + by });
      }
  };
  for (const { products, counted } of orders) {
    add(counted, -1);
    add(products, 1);
  }
  return [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}
