import { type Id, newId } from '@vitrine/core/id/id.ts';
import type { ReviewInput, ReviewState } from '@vitrine/core/reviews/review.ts';
import { type Context, within } from '../../context.ts';
import { announceProduct } from '../products/index.ts';
import type { OpenedRequest } from './request-link.ts';
import { reviewableLines } from './reviewable-lines.ts';
import { insertReview } from './reviews.store.ts';

/** The state of the new review, or why there is none. */
export type Submitted = ReviewState | 'expired' | 'reviewed' | 'gone';

/** Reviews one line of an order, once, while its link can be used (rules REVIEW-3, REVIEW-4 and REVIEW-6). */
export async function submitReview(
  context: Context,
  { request, order }: OpenedRequest,
  { lineId, input }: { lineId: Id; input: ReviewInput },
): Promise<Submitted> {
  const { clock, database, website } = context;
  const now = clock.now();
  if (request.expires_at === null || request.expires_at <= now) return 'expired';
  const found = (await reviewableLines(context, order)).find(({ line }) => line.id === lineId);
  if (found === undefined) return 'gone';
  const { product } = found;
  const state = website.settings.store.reviews.isPublishedAtOnce ? 'published' : 'pending';
  const isNew = await database.transaction(async transaction => {
    const isAdded = await insertReview(transaction, website.id, {
      id: newId(),
      product_id: product.id,
      order_id: order.id,
      line_id: lineId,
      source: 'purchase',
      state,
      stars: input.stars,
      title: input.title,
      body: input.text,
      author: input.author,
      submitted_at: now,
    });
    if (isAdded && state === 'published') await announceProduct(within(context, transaction), product.id);
    return isAdded;
  });
  return isNew ? state : 'reviewed';
}
