import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { productErrors } from '@vitrine/core/products/products.errors.ts';
import type { Context } from '../../context.ts';
import { readCollected } from './product-collections/product-collections.store.ts';
import { readRelated, readVisibleProducts } from './product-lists.store.ts';
import type { ProductAsSold } from './product-rows.ts';

const mostLike = 4;

/** Those that the owner chose, in order; fewer than four are followed by those that are most like it (rule PRODUCT-39). */
export async function findRelated(
  { clock, database, website }: Context,
  { id: productId, related_ids: ids }: ProductAsSold,
): Promise<ProductAsSold[]> {
  const now = clock.now();
  // Asked together: which of the chosen ones visitors see is not known yet.
  const [like, chosen] = await Promise.all([
    readRelated(database, website.id, { productId, now, limit: mostLike + ids.length }),
    readVisibleProducts(database, website.id, { ids, now }),
  ]);
  const others = like.filter(one => chosen.every(({ id }) => id !== one.id));
  return [...chosen, ...others.slice(0, Math.max(0, mostLike - chosen.length))];
}

/** Only other products of this website; those that were chosen before stay, whatever became of them. */
export async function problemOfRelated(
  { clock, database, website }: Context,
  {
    productId,
    relatedIds,
    kept = [],
  }: { productId: Id | null; relatedIds: readonly Id[]; kept?: readonly Id[] },
): Promise<Result<null>> {
  const added = [...new Set(relatedIds)].filter(id => !kept.includes(id));
  if (added.length === 0) return succeed(null);
  const known = await readCollected(database, website.id, { ids: added, now: clock.now() });
  const isWhole = known.length === added.length && added.every(id => id !== productId);
  return isWhole ? succeed(null) : fail(productErrors.unknownRelated);
}
