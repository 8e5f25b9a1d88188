import type { Id } from '@vitrine/core/id/id.ts';
import type { StarCounts } from '@vitrine/core/reviews/rating.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { announceStock } from '../inventory/index.ts';
import type { KeptRating } from './product-rows.ts';

export const starCounts = 'ARRAY[stars_1, stars_2, stars_3, stars_4, stars_5]';

/** By product; those that were never reviewed are left out (rule REVIEW-10). */
export async function readRatings(
  database: Database,
  websiteId: Id,
  productIds: readonly Id[],
): Promise<ReadonlyMap<Id, KeptRating>> {
  if (productIds.length === 0) return new Map();
  const rows = await database.query<{ product_id: Id; counts: StarCounts; samples: number }>(
    `SELECT product_id, ${starCounts} AS counts, samples
     FROM product_ratings WHERE website_id = $1 AND product_id = ANY ($2)`,
    [websiteId, productIds],
  );
  return new Map(rows.map(({ product_id, counts, samples }) => [product_id, { counts, samples }]));
}

/** Draws the pages again that show this product, and no others, once the transaction commits (rule PRODUCT-37). */
export function announceProduct(context: Context, productId: Id): Promise<void> {
  return announceStock(context, [productId]);
}
