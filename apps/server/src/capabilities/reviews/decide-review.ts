import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import { canMove } from '@vitrine/core/orders/transitions.ts';
import { type Review, type ReviewState, reviewTransitions } from '@vitrine/core/reviews/review.ts';
import { reviewErrors } from '@vitrine/core/reviews/reviews.errors.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { recordAct } from '../audit/index.ts';
import { announceProduct } from '../products/index.ts';
import { readReview } from './listed-reviews.store.ts';
import { lockReview, type ReviewRow, updateReply, updateState } from './reviews.store.ts';

/** By the table of transitions; visitors see it at once (rule REVIEW-7). */
export function decideReview(
  context: Context,
  { reviewId, state }: { reviewId: Id; state: ReviewState },
): Promise<Result<Review>> {
  return changeReview(context, reviewId, async (inside, row) => {
    if (!canMove(reviewTransitions, row.state, state)) return fail(reviewErrors.forbiddenMove);
    await updateState(inside.database, inside.website.id, { id: reviewId, from: row.state, to: state });
    await recordAct(inside, 'review.decided', { reviewId, from: row.state, to: state });
    return succeed(row.state === 'published' || state === 'published');
  });
}

/** Below a published review; an empty reply removes it (rule REVIEW-8). */
export function answerReview(
  context: Context,
  { reviewId, reply }: { reviewId: Id; reply: string },
): Promise<Result<Review>> {
  return changeReview(context, reviewId, async (inside, row) => {
    if (row.state !== 'published') return fail(reviewErrors.nothingToReplyTo);
    const at = reply === '' ? null : context.clock.now();
    await updateReply(inside.database, inside.website.id, { id: reviewId, reply, at });
    return succeed(true);
  });
}

/** @param change - whether visitors see a difference */
function changeReview(
  context: Context,
  reviewId: Id,
  change: (inside: Context, row: ReviewRow) => Promise<Result<boolean>>,
): Promise<Result<Review>> {
  const { website } = context;
  return transactionOf<Result<Review>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockReview(transaction, website.id, reviewId);
    if (row === null || row.deleted_at !== null) return fail(callErrors.notFound);
    const changed = await change(inside, row);
    if (!changed.ok) return changed;
    if (changed.value) await announceProduct(inside, row.product_id);
    const review = await readReview(transaction, website.id, reviewId);
    return review === null ? fail(callErrors.notFound) : succeed(review);
  });
}
