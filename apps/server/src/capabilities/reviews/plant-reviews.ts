import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { ReviewInput } from '@vitrine/core/reviews/review.ts';
import { type Context, within } from '../../context.ts';
import { announceProduct, readRatings } from '../products/index.ts';
import { insertReview } from './reviews.store.ts';

interface SampleReview extends ReviewInput {
  readonly productId: Id;
  readonly submittedAt: Date;
}

/**
 * Samples of a starter: marked as such for visitors, and counted in no rating (rule REVIEW-13). Products that have
 * samples keep those.
 */
export function plantReviews(context: Context, samples: readonly SampleReview[]): Promise<void> {
  const { website } = context;
  return context.database.transaction(async transaction => {
    const known = await readRatings(transaction, website.id, [...new Set(samples.map(one => one.productId))]);
    const added = samples.filter(({ productId }) => (known.get(productId)?.samples ?? 0) === 0);
    for (const { productId, submittedAt, text, ...input } of added)
      await insertReview(transaction, website.id, {
        ...input,
        id: newId(),
        product_id: productId,
        order_id: null,
        line_id: null,
        source: 'sample',
        state: 'published',
        body: text,
        submitted_at: submittedAt,
      });
    for (const productId of new Set(added.map(sample => sample.productId)))
      await announceProduct(within(context, transaction), productId);
  });
}
