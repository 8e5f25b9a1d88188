import { callErrors } from '@vitrine/core/errors/call.errors.ts';
import { fail, type Result, succeed } from '@vitrine/core/errors/result.ts';
import type { Id } from '@vitrine/core/id/id.ts';
import type { Review } from '@vitrine/core/reviews/review.ts';
import { trashDays } from '@vitrine/core/trash/trash.calls.ts';
import { type Context, within } from '../../context.ts';
import { transactionOf } from '../../database/database.ts';
import { nameOfActor } from '../../name-of-actor.ts';
import { recordAct } from '../audit/index.ts';
import { announceProduct } from '../products/index.ts';
import { readReview } from './listed-reviews.store.ts';
import { deleteReviewRow, lockReview, type ReviewRow, updateDeleted } from './reviews.store.ts';

/** Into the trash: visitors no longer see it, and its line cannot be reviewed again (rule REVIEW-9). */
export async function trashReview(context: Context, reviewId: Id): Promise<Result<null>> {
  const gone = { at: context.clock.now(), by: nameOfActor(context.actor) };
  const moved = await move(context, reviewId, { ...gone, isAllowed: row => row.deleted_at === null });
  return moved.ok ? succeed(null) : moved;
}

/** As it was, within 30 days. */
export function restoreReview(context: Context, reviewId: Id): Promise<Result<Review>> {
  const limit = reviewLimit(context);
  const isAllowed = ({ deleted_at }: ReviewRow) => deleted_at !== null && deleted_at > limit;
  return move(context, reviewId, { at: null, by: '', isAllowed });
}

/** Removes one from the trash for good; false if it is not there. */
export function removeReview({ database, website }: Context, reviewId: Id): Promise<boolean> {
  return deleteReviewRow(database, website.id, reviewId);
}

/** Those deleted before this time are removed for good. */
export function reviewLimit({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - trashDays * 86_400_000);
}

interface Move {
  readonly at: Date | null;
  readonly by: string;
  readonly isAllowed: (row: ReviewRow) => boolean;
}

function move(context: Context, reviewId: Id, { at, by, isAllowed }: Move): Promise<Result<Review>> {
  const { website } = context;
  return transactionOf<Result<Review>>(context.database, async transaction => {
    const inside = within(context, transaction);
    const row = await lockReview(transaction, website.id, reviewId);
    if (row === null || !isAllowed(row)) return fail(callErrors.notFound);
    await updateDeleted(transaction, website.id, { id: reviewId, at, by });
    await recordAct(inside, at === null ? 'review.restored' : 'review.deleted', { reviewId });
    if (row.state === 'published') await announceProduct(inside, row.product_id);
    const review = await readReview(transaction, website.id, reviewId);
    return review === null ? fail(callErrors.notFound) : succeed(review);
  });
}
