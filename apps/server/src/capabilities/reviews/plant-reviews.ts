import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { ReviewInput } from '@vitrine/core/reviews/review.ts';
import { type Context, within } from '../../context.ts';
import { announceProduct } from '../products/index.ts';
import { insertReview } from './reviews.store.ts';

export interface SampleReview extends ReviewInput {
  readonly productId: Id;
  readonly submittedAt: Date;
}

/** Samples of a starter: marked as such for visitors, and counted in no rating (rule REVIEW-13). */
export function plantReviews(context: Context, samples: readonly SampleReview[]): Promise<void> {
  const { website } = context;
  return context.database.transaction(async transaction => {
    for (const { productId, submittedAt, text, ...input } of samples)
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
    for (const productId of new Set(samples.map(sample => sample.productId)))
      await announceProduct(within(context, transaction), productId);
  });
}
